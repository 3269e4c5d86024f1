import type { Facet, Found, Passage } from './backend.ts';
import type { BoxSettings } from './box-settings.ts';
import { createElement } from './create-element.ts';
import type { Frame } from './frame.ts';
import { fillCount } from './messages.ts';
import { createOptionList, type OptionList } from './option-list.ts';
import { recentQueries } from './recent-queries.ts';
import { renderAnswer, renderFacets, renderQueries, renderRefusal, renderSections } from './render-results.ts';

/** Renders the content of the dialog. */
interface BoxView {
	readonly options: OptionList;
	showEmpty(): void;
	showCount(documents: number): void;
	/** Shows results, unless the signal is aborted while they are rendered. */
	showFound(found: Found, terms: readonly string[], suggestions: readonly string[], signal: AbortSignal): Promise<void>;
	showAnswer(passages: readonly Passage[]): void;
	showFailure(): void;
}

/** Creates the view for the parts of a dialog. */
export function createBoxView(frame: Frame, { say, linkTo }: Pick<BoxSettings, 'say' | 'linkTo'>): BoxView {
	const options = createOptionList(frame.input, frame.list);
	const showText = (text: string): void => {
		frame.notice.replaceChildren(createElement('p', {}, text));
		frame.status.textContent = text;
	};
	return {
		options,
		showEmpty() {
			options.set(...renderQueries(say.recent, recentQueries()));
			showText(say.empty);
		},
		showCount: (documents) =>
			frame.notice.append(createElement('p', {}, fillCount(say.emptyCountOne, say.emptyCount, documents))),
		async showFound(found, terms, suggestions, signal) {
			const rendered = await renderSections(found, terms, linkTo, signal);
			if (rendered === undefined || signal.aborted) return;
			const [groups, sections] = rendered;
			const [queryGroups, queries] = renderQueries(say.suggestions, suggestions);
			options.set([...queryGroups, ...groups], [...queries, ...sections]);
			frame.notice.replaceChildren(...(found.isConfident ? [] : renderRefusal(say, found)));
			const refusal = found.isConfident ? '' : `${frame.notice.textContent} `;
			frame.status.textContent = refusal + fillCount(say.foundOne, say.found, found.sections.length);
		},
		showAnswer(passages) {
			frame.answer.replaceChildren(...renderAnswer(say, passages, linkTo));
			frame.answer.hidden = passages.length === 0;
		},
		showFailure() {
			options.set([], []);
			showText(say.failed);
		},
	};
}

/** The row of facets and the selection in it. */
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
			facets ??= (await backend.facets?.(kinds).catch(() => [])) ?? [];
			frame.facets.replaceChildren(...renderFacets(facets, chosen, toggle));
			frame.facets.hidden = facets.length === 0;
		},
	};
}
