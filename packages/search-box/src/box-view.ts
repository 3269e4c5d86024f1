import type { BoxSettings, Facet, Found, FoundSection, Passage } from './backend.ts';
import { createElement, type Frame } from './frame.ts';
import { fillCount } from './messages.ts';
import {
	createOptionList,
	type Option,
	type OptionList,
	renderAnswer,
	renderExcerpts,
	renderFacets,
	renderQueries,
	renderRefusal,
	renderSections,
} from './render-results.ts';
import { recentQueries } from './text.ts';

/** Renders the content of the dialog. */
export interface BoxView {
	readonly options: OptionList;
	showEmpty(): void;
	showCount(documents: number): void;
	/** Shows results, unless the signal is aborted while they are rendered. */
	showFound(found: Found, terms: readonly string[], suggestions: readonly string[], signal: AbortSignal): Promise<void>;
	/** Adds excerpts to the sections that are shown, unless the signal is aborted while they are rendered. */
	showExcerpts(sections: readonly FoundSection[], terms: readonly string[], signal: AbortSignal): Promise<void>;
	showAnswer(passages: readonly Passage[]): void;
	/** Returns the option or the source of an answer that contains an element. */
	find(target: EventTarget | null): Option | undefined;
	showFailure(): void;
}

/** Creates the view for the parts of a dialog. */
export function createBoxView(frame: Frame, { say, linkTo }: Pick<BoxSettings, 'say' | 'linkTo'>): BoxView {
	const options = createOptionList(frame.input, frame.list);
	let sources: readonly Option[] = [];
	const showText = (text: string): void => {
		frame.notice.replaceChildren(createElement('p', {}, text));
		frame.status.textContent = text;
	};
	return {
		options,
		showEmpty() {
			options.set(...renderQueries(say.recent, say.lang, recentQueries()));
			showText(say.empty);
		},
		showCount: (documents) =>
			frame.notice.append(createElement('p', {}, fillCount(say.emptyCountOne, say.emptyCount, documents))),
		async showFound(found, terms, suggestions, signal) {
			const rendered = await renderSections(found, terms, linkTo, signal);
			if (rendered === undefined || signal.aborted) return;
			const [groups, sections] = rendered;
			const [queryGroups, queries] = renderQueries(say.suggestions, say.lang, suggestions);
			options.set([...queryGroups, ...groups], [...queries, ...sections]);
			frame.notice.replaceChildren(...(found.isConfident ? [] : renderRefusal(say, found)));
			const refusal = [...frame.notice.children].map(({ textContent }) => textContent);
			frame.status.textContent = [...refusal, fillCount(say.foundOne, say.found, sections.length)].join(' ');
		},
		async showExcerpts(sections, terms, signal) {
			const add = await renderExcerpts(options.all(), sections, terms, signal);
			if (!signal.aborted) add();
		},
		showAnswer(passages) {
			const [elements, links] = renderAnswer(say, passages, linkTo);
			sources = links;
			frame.answer.replaceChildren(...elements);
			frame.answer.hidden = passages.length === 0;
		},
		find: (target) =>
			[...options.all(), ...sources].find(({ element }) => target instanceof Node && element.contains(target)),
		showFailure() {
			options.set([], []);
			showText(say.failed);
		},
	};
}

interface FacetRow {
	chosen(): readonly Facet[];
	/** Shows the facets, which are read once. */
	show(): Promise<void>;
}

/** Creates the row of facets. */
export function createFacetRow(
	frame: Frame,
	{ backend, facets: kinds }: Pick<BoxSettings, 'backend' | 'facets'>,
	onChange: () => void,
): FacetRow {
	let facets: readonly Facet[] | undefined;
	let chosen: readonly Facet[] = [];
	const toggle = (facet: Facet): void => {
		chosen = chosen.includes(facet) ? chosen.filter((one) => one !== facet) : [...chosen, facet];
		frame.input.focus();
		onChange();
	};
	return {
		chosen: () => chosen,
		async show() {
			if (kinds.length === 0) return;
			// Asked for again after a failure.
			facets ??= await backend.facets?.(kinds).catch(() => undefined);
			frame.facets.replaceChildren(...renderFacets(facets ?? [], chosen, toggle));
			frame.facets.hidden = !facets?.length;
		},
	};
}
