import type { Facet, Found, FoundSection, LinkTo, Passage } from './backend.ts';
import { nextTask } from './backend.ts';
import { excerptOf } from './excerpt.ts';
import { type Child, createElement } from './frame.ts';
import { fill, type Messages } from './messages.ts';
import { markedPieces, shownText, withoutDirections } from './text.ts';

/** Maximum number of sections of a page that are shown. */
export const MAX_SECTIONS_OF_PAGE = 4;

/** A page with its matching sections. */
export interface FoundPage {
	readonly id: string;
	readonly title: string;
	/** Best first. */
	readonly sections: readonly FoundSection[];
}

/** Groups sections by page. Pages are in the order of their best sections. */
export function groupSections(sections: readonly FoundSection[]): FoundPage[] {
	const pages = new Map<string, FoundPage & { readonly sections: FoundSection[] }>();
	for (const section of sections) {
		const { id, title } = section;
		const page = pages.get(id) ?? { id, title, sections: [] };
		pages.set(id, page);
		// The sections before and below the first heading have the same name and address; only one is shown.
		const isShown = page.sections.some((one) => one.url === section.url && sectionName(one) === sectionName(section));
		if (page.sections.length < MAX_SECTIONS_OF_PAGE && !(isShown && section.url !== undefined))
			page.sections.push(section);
	}
	return [...pages.values()];
}

/** Returns the name of a section below its page: its headings, except a first one that repeats the title. */
export function sectionName({ title, headings }: Pick<FoundSection, 'title' | 'headings'>): string {
	const names = headings[0] === title ? headings.slice(1) : headings;
	return names.length === 0 ? title : names.join(' › ');
}

/** The options of a combobox: the keyboard selects one while the focus stays in the field. */
export interface OptionList {
	/** Replaces the options, and clears the selection. */
	set(groups: readonly HTMLElement[], options: readonly Option[]): void;
	/** Selects the next or the previous option, wrapping around. */
	move(step: 1 | -1): void;
	/** Returns the selected option, or the first section. */
	current(): Option | undefined;
	all(): readonly Option[];
}

/** Creates the list of a combobox. */
export function createOptionList(input: HTMLInputElement, list: HTMLElement): OptionList {
	let options: readonly Option[] = [];
	let chosen = -1;
	const choose = (index: number): void => {
		options[chosen]?.element.setAttribute('aria-selected', 'false');
		chosen = index;
		const element = options[index]?.element;
		if (element === undefined) input.removeAttribute('aria-activedescendant');
		else {
			element.setAttribute('aria-selected', 'true');
			element.scrollIntoView({ block: 'nearest' });
			input.setAttribute('aria-activedescendant', element.id);
		}
	};
	return {
		set(groups, next) {
			choose(-1);
			options = next;
			next.forEach(({ element }, i) => {
				element.id = `option-${i}`;
			});
			list.replaceChildren(...groups);
			list.hidden = groups.length === 0;
			input.setAttribute('aria-expanded', String(groups.length > 0));
		},
		move(step) {
			if (options.length > 0)
				choose((chosen + step + (chosen < 0 && step < 0 ? 1 : 0) + options.length) % options.length);
		},
		current: () => options[chosen] ?? options.find(({ section }) => section !== undefined),
		all: () => options,
	};
}

/** An option of the list, or the source of an answer, with its target. */
export type Option =
	| { readonly element: HTMLElement; readonly section: FoundSection; readonly query?: undefined }
	| { readonly element: HTMLElement; readonly query: string; readonly section?: undefined };

/** Number of sections that are rendered in one task. */
const SECTIONS_OF_A_TASK = 4;

/** Maximum number of unknown words that are shown. */
const MAX_UNKNOWN = 8;

/** Maximum characters of a passage of an answer, so that results stay visible below two of them. */
const MAX_PASSAGE_LENGTH = 280;

/** Returns a text with its terms in `mark` elements. */
function highlighted(text: string, terms: readonly string[]): Child[] {
	return markedPieces(text, terms).map(({ text: piece, isMarked }) =>
		isMarked ? createElement('mark', {}, piece) : piece,
	);
}

/**
 * Renders results: a group for each page, with its sections. Rendering is split into several tasks, as that of all
 * excerpts would delay input.
 *
 * @param signal aborted when the results are outdated
 * @returns the groups and their options; undefined if aborted
 */
export async function renderSections(
	found: Found,
	terms: readonly string[],
	linkTo: LinkTo,
	signal: AbortSignal,
): Promise<[HTMLElement[], Option[]] | undefined> {
	const groups: HTMLElement[] = [];
	const options: Option[] = [];
	const pages = groupSections(found.sections);
	for (const { title, sections } of pages) {
		const id = `page-${groups.length}`;
		// Versions of a page have the same title; their paths distinguish them.
		const isShared = pages.filter((page) => page.title === title).length > 1;
		const path = isShared ? createElement('small', {}, ` ${pathOf(sections[0] as FoundSection)}`) : undefined;
		const group = createElement(
			'div',
			{ role: 'group', 'aria-labelledby': id },
			createElement('div', { class: 'page', id, dir: 'auto' }, ...highlighted(shownText(title), terms), path),
		);
		groups.push(group);
		for (const section of sections) {
			if (options.length > 0 && options.length % SECTIONS_OF_A_TASK === 0) await nextTask();
			if (signal.aborted) return undefined;
			const element = renderSection(section, terms, linkTo);
			group.append(element);
			options.push({ element, section });
		}
	}
	return [groups, options];
}

/** Returns the URL of a section's page in the index, or its id if it has none. */
function pathOf({ url, id }: FoundSection): string {
	return shownText(url?.replace(/#.*/, '') ?? id);
}

function renderSection(section: FoundSection, terms: readonly string[], linkTo: LinkTo): HTMLElement {
	return createElement(
		'a',
		{ role: 'option', part: 'result', href: linkTo(section), tabindex: '-1', 'aria-selected': 'false' },
		createElement('span', { class: 'name', dir: 'auto' }, ...highlighted(shownText(sectionName(section)), terms)),
		renderExcerpt(section, terms),
	);
}

function renderExcerpt(section: FoundSection, terms: readonly string[]): HTMLElement | undefined {
	const excerpt = section.text && withoutDirections(excerptOf(section.text, terms));
	return excerpt ? createElement('span', { class: 'excerpt', dir: 'auto' }, ...highlighted(excerpt, terms)) : undefined;
}

/**
 * Renders the excerpts of a second search for the options that lack them, a few in a task.
 *
 * @returns adds all of them at once, as the list is laid out after each change
 */
export async function renderExcerpts(
	options: readonly Option[],
	found: readonly FoundSection[],
	terms: readonly string[],
	signal: AbortSignal,
): Promise<() => void> {
	const keyOf = ({ id, headings, url }: FoundSection): string => JSON.stringify([id, headings, url]);
	const left = [...found];
	const added: [HTMLElement, HTMLElement][] = [];
	for (const { element, section } of options) {
		if (section === undefined || section.text !== undefined) continue;
		const at = left.findIndex((one) => keyOf(one) === keyOf(section));
		const [again] = at === -1 ? [] : left.splice(at, 1);
		const excerpt = again && renderExcerpt(again, terms);
		if (excerpt === undefined) continue;
		added.push([element, excerpt]);
		if (added.length % SECTIONS_OF_A_TASK === 0) await nextTask();
		if (signal.aborted) break;
	}
	return () => {
		for (const [element, excerpt] of added) element.append(excerpt);
	};
}

/** Renders a group of suggested queries. */
export function renderQueries(label: string, lang: string, queries: readonly string[]): [HTMLElement[], Option[]] {
	if (queries.length === 0) return [[], []];
	const options = queries.map((query): Option => {
		const attributes = { role: 'option', class: 'query', tabindex: '-1', 'aria-selected': 'false', dir: 'auto' };
		return { element: createElement('div', attributes, shownText(query)), query };
	});
	const name = createElement('div', { class: 'page', id: 'queries', lang }, label);
	const elements = options.map(({ element }) => element);
	return [[createElement('div', { role: 'group', 'aria-labelledby': 'queries' }, name, elements)], options];
}

/** Renders a refusal, with its reason: the words of the query that no page has, or that it has only stop words. */
export function renderRefusal(say: Messages, { sections, unknown, hasNoTerms }: Found): HTMLElement[] {
	const words = unknown.slice(0, MAX_UNKNOWN).map(shownText).join(', ');
	return [
		createElement('p', { class: 'refusal' }, createElement('strong', {}, say.nothing)),
		...(words === '' ? [] : [createElement('p', { class: 'unknown', dir: 'auto' }, fill(say.unknown, words))]),
		...(hasNoTerms === true ? [createElement('p', {}, say.noTerms)] : []),
		...(sections.length === 0 ? [] : [createElement('p', {}, say.nearest)]),
	];
}

/** Renders the answer panel: passages, each with a link to its source. */
export function renderAnswer(say: Messages, passages: readonly Passage[], linkTo: LinkTo): [HTMLElement[], Option[]] {
	const links: Option[] = [];
	const elements = passages.map(({ text, source }) => {
		const plain = withoutDirections(excerptOf(text, [], { length: MAX_PASSAGE_LENGTH }));
		const name = [source.title, sectionName(source)].filter((each, i, all) => all.indexOf(each) === i).join(' › ');
		const link = createElement('a', { href: linkTo(source), dir: 'auto' }, shownText(name));
		links.push({ element: link, section: source });
		return createElement(
			'div',
			{ class: 'passage' },
			createElement('p', { dir: 'auto' }, plain),
			createElement('p', { class: 'source' }, createElement('span', { lang: say.lang }, say.source), ' ', link),
		);
	});
	return [elements, links];
}

/** Renders the buttons of facets. */
export function renderFacets(
	facets: readonly Facet[],
	chosen: readonly Facet[],
	toggle: (facet: Facet) => void,
): HTMLElement[] {
	return facets.map((facet) => {
		const attributes = { type: 'button', part: 'facet', 'aria-pressed': String(chosen.includes(facet)) };
		const count = createElement('small', {}, ` ${facet.documents}`);
		const button = createElement('button', attributes, shownText(facet.value), count);
		button.addEventListener('click', () => toggle(facet));
		return button;
	});
}
