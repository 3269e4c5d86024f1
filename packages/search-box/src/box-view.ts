import type { Facet, FacetKind, Found, FoundSection, Passage, SearchBackend } from './backend.ts';
import { createElement, type Frame } from './frame.ts';
import { createIcon } from './icons.ts';
import { fill, fillCount, type Messages } from './messages.ts';
import { createOptionList, keyOf, type Rendered } from './option-list.ts';
import {
	type RowSettings,
	renderAnswer,
	renderExcerpts,
	renderFeatured,
	renderGroup,
	renderLine,
	renderQueries,
	renderSections,
	renderSingle,
} from './rows.ts';
import { keepQuery, recentQueries, shownText } from './text.ts';

export interface ViewSettings extends RowSettings {
	/** Path of the index, by which recent searches are kept. */
	readonly index: string;
	/** A place of the site where readers ask people. */
	readonly ask: { readonly href: string; readonly label: string | undefined } | undefined;
	readonly questions: readonly string[];
	/** Called when a reader says whether an answer helped; undefined without thumbs. */
	readonly onFeedback: ((isHelpful: boolean) => void) | undefined;
}

export interface Shown {
	readonly found: Found;
	readonly suggestions: readonly string[];
	/** Maximum rows, and whether there may be more results than were found. */
	readonly rows: number;
	readonly mayHaveMore: boolean;
	readonly pages: number | undefined;
}

const MAX_UNKNOWN = 4;
const MAX_NEAREST = 3;
const MAX_CANDIDATES = 3;
const MAX_RECENT = 3;

/** Rows that stand for results until the first ones are there. */
const SKELETONS = 5;

export function createBoxView(frame: Frame, settings: ViewSettings) {
	const { say, ask, questions, index } = settings;
	const options = createOptionList(frame.input, frame.list);
	const showFoot = (count: string, all?: string): void => {
		frame.count.textContent = count;
		frame.all.hidden = all === undefined;
		if (all !== undefined) frame.all.replaceChildren(all, createIcon('next'));
	};
	const thumbs = (): HTMLElement | undefined => settings.onFeedback && renderThumbs(settings, settings.onFeedback);
	const showNotice = (...children: readonly HTMLElement[]): string => {
		frame.notice.replaceChildren(...children);
		return children.map(({ textContent }) => textContent).join(' ');
	};
	const show = (rendered: readonly Rendered[], notice: readonly HTMLElement[], shown: Shown): void => {
		const { found, suggestions, rows, mayHaveMore, pages } = shown;
		const more = renderQueries(say.suggestions, 'search', suggestions, settings);
		const isRefused = found.verdict === 'nothing';
		frame.answer.hidden = true;
		options.set([...rendered, more, ...(isRefused ? [renderAsk()] : [])], !isRefused);
		const text = showNotice(...notice);
		const count = found.sections.length;
		const counted = fillCount(say.foundOne, say.found, count, say.lang);
		const refused = pages === undefined ? '' : fill(say.noAnswer, pages.toLocaleString(say.lang));
		const all = mayHaveMore ? say.more : fill(say.all, count.toLocaleString(say.lang));
		if (isRefused) showFoot(refused);
		else if (mayHaveMore || count > rows) showFoot('', all);
		else showFoot(counted);
		frame.status.textContent = `${text} ${counted}`.trim();
	};
	const renderAsk = (): Rendered => {
		if (ask === undefined) return [[], []];
		const { host } = new URL(ask.href);
		const option = renderLine('out', ask.label ?? say.ask, { href: ask.href, side: host, className: 'ask' });
		return renderGroup([say.ask], [option], say.lang);
	};
	let nameShared: ((sections: readonly FoundSection[]) => void) | undefined;
	const view = {
		options,
		showEmpty(featured: readonly FoundSection[], pages: number | undefined): void {
			frame.answer.hidden = true;
			showNotice();
			const recent = renderQueries(
				say.recent,
				'clock',
				recentQueries(index).slice(0, MAX_RECENT),
				settings,
				(query) => {
					keepQuery(index, query, true);
					view.showEmpty(featured, pages);
				},
			);
			const asked = renderQueries(say.questions, 'question', questions, settings);
			options.set([recent, renderFeatured(featured, settings), asked], true);
			showFoot(pages === undefined ? '' : fillCount(say.page, say.pages, pages, say.lang));
			frame.status.textContent = frame.count.textContent;
		},
		/** Shows that a search is under way, or that it is not any more. */
		showLoading(isLoading: boolean): void {
			frame.bar.hidden = !isLoading;
			if (!isLoading) return;
			showFoot(say.searching);
			if (options.all().some(({ section, query }) => section && query === undefined)) return;
			options.set([], false);
			const rows = Array.from({ length: SKELETONS }, () => {
				const bars = Array.from({ length: 3 }, () => createElement('i'));
				return createElement('div', { class: 'skeleton' }, bars);
			});
			showNotice(...rows);
		},
		/** Shows results, unless the signal is aborted while they are rendered. */
		async showFound(shown: Shown, signal: AbortSignal): Promise<void> {
			const { found, rows } = shown;
			nameShared = undefined;
			if (found.verdict === 'answered') {
				const rendered = await renderSections(found.sections.slice(0, rows), settings, signal);
				if (rendered !== undefined && !signal.aborted) show([rendered], renderUnknown(found, say), shown);
				return;
			}
			if (found.verdict === 'nothing') {
				const nearest = renderSingle(found.sections.slice(0, MAX_NEAREST), settings, [say.nearest]);
				show([nearest], renderRefusal(found, say, thumbs()), shown);
				return;
			}
			const candidates = found.sections.slice(0, MAX_CANDIDATES);
			const first = renderSingle(candidates, settings, [], distinctWords(candidates));
			const others = renderSingle(found.sections.slice(MAX_CANDIDATES, rows), settings, [say.lessLikely]);
			const end = thumbs();
			show([first, others], renderUnsure(found, candidates, say, end), shown);
			// Once there are excerpts, what the candidates share is known better.
			nameShared = (sections) => {
				const again = candidates.map((one) => sections.find((other) => keyOf(other) === keyOf(one)) ?? one);
				showNotice(...renderUnsure(found, again, say, end));
			};
		},
		/** Adds excerpts to the sections that are shown, unless the signal is aborted while they are rendered. */
		async showExcerpts(sections: readonly FoundSection[], signal: AbortSignal): Promise<void> {
			await renderExcerpts(options.all(), sections, signal);
			if (!signal.aborted) nameShared?.(sections);
		},
		showAnswer(passages: readonly Passage[]): void {
			frame.answer.hidden = passages.length === 0;
			if (passages.length === 0) return;
			const [texts, group, sources] = renderAnswer(passages, settings);
			frame.answer.replaceChildren(heading(say.answer, thumbs(), true), ...texts);
			options.prepend(group, sources);
		},
		find: (target: EventTarget | null) =>
			options.all().find(({ element }) => target instanceof Node && element.contains(target)),
		showFailure(): void {
			frame.answer.hidden = true;
			options.set([], false);
			const text = navigator.onLine === false ? say.offline : say.failed;
			frame.status.textContent = showNotice(createElement('p', {}, text));
			showFoot('');
		},
	};
	return view;
}

function heading(text: string, end: HTMLElement | undefined, hasIcon = false): HTMLElement {
	return createElement('h2', { class: 'say' }, hasIcon ? createIcon('lines') : undefined, text, end);
}

/** Renders two thumbs. A reader has one vote on what is shown, and may change it once. */
function renderThumbs({ say }: RowSettings, onFeedback: (isHelpful: boolean) => void): HTMLElement {
	const votes = new Set<boolean>();
	const thumb = (isHelpful: boolean): HTMLElement => {
		const label = isHelpful ? say.helpful : say.unhelpful;
		const attributes = { type: 'button', class: 'thumb', 'aria-label': label, title: label, 'aria-pressed': 'false' };
		const button = createElement('button', attributes, createIcon(isHelpful ? 'helpful' : 'unhelpful'));
		button.addEventListener('click', () => {
			if (votes.has(isHelpful)) return;
			votes.add(isHelpful);
			for (const each of group.children) each.setAttribute('aria-pressed', String(each === button));
			onFeedback(isHelpful);
		});
		return button;
	};
	const group = createElement('span', { class: 'thumbs', lang: say.lang }, thumb(true), thumb(false));
	return group;
}

/** Renders a sentence with words in place of `{0}`. */
function sentence(message: string, words: readonly string[], lang: string, type: 'conjunction' | 'disjunction') {
	const [before = '', after = ''] = message.split('{0}');
	const parts = new Intl.ListFormat(lang, { type }).formatToParts(words.map(shownText));
	const shown = parts.map(({ type: kind, value }) =>
		kind === 'element' ? createElement('bdi', { class: 'word' }, value) : value,
	);
	return createElement('p', {}, before, shown, after);
}

function renderUnknown(found: Found, say: Messages): HTMLElement[] {
	const unknown = [...new Set(found.unknown)];
	if (unknown.length === 0) return [];
	const message = unknown.length === 1 ? say.unknownWord : say.unknownWords;
	return [sentence(message, unknown.slice(0, MAX_UNKNOWN), say.lang, 'disjunction')];
}

function renderRefusal(found: Found, say: Messages, end: HTMLElement | undefined): HTMLElement[] {
	const reason = found.hasNoTerms ? say.noTerms : say.together;
	const unknown = renderUnknown(found, say);
	return [heading(say.nothing, end), ...(unknown.length > 0 ? unknown : [createElement('p', {}, reason)])];
}

function renderUnsure(found: Found, candidates: readonly FoundSection[], say: Messages, end: HTMLElement | undefined) {
	const [first = [], ...others] = candidates.map(matchedWords);
	const isShared = (word: string): boolean => others.length > 0 && others.every((words) => words.includes(word));
	const shared = [...new Set(first)].filter(isShared).slice(0, MAX_UNKNOWN);
	const [text = createElement('p')] = [
		...renderUnknown(found, say),
		...(shared.length > 0 ? [sentence(say.shared, shared, say.lang, 'conjunction')] : []),
	];
	text.append(` ${say.decide}`);
	return [heading(say.unsure, end), text];
}

function matchedWords({ title, headings, marks, excerpt }: FoundSection): string[] {
	const texts = [title, ...headings, excerpt?.text ?? ''];
	const names = headings.map((_, i) => marks?.headings[i] ?? []);
	return [marks?.title ?? [], ...names, excerpt?.marks ?? []].flatMap((ranges, i) =>
		ranges.map(([from, to]) => (texts[i] ?? '').slice(from, to).toLowerCase()),
	);
}

/** Returns of each candidate a word of its names that no other has, and that the query does not have. */
function distinctWords(candidates: readonly FoundSection[]): (string | undefined)[] {
	const wordsOf = ({ title, headings }: FoundSection): string[] =>
		[...headings.slice().reverse(), title].flatMap((text) => text.match(/[\p{L}\p{M}\p{N}_]{3,30}/gu) ?? []);
	const all = candidates.map((one) => wordsOf(one).map((word) => word.toLowerCase()));
	return candidates.map((one, i) => {
		const matched = matchedWords(one);
		const isOwn = (word: string): boolean => all.every((words, j) => j === i || !words.includes(word));
		return wordsOf(one).find((word) => isOwn(word.toLowerCase()) && !matched.includes(word.toLowerCase()));
	});
}

export function createFacetRow(
	frame: Frame,
	backend: SearchBackend,
	kinds: readonly FacetKind[],
	onChange: () => void,
) {
	let facets: readonly Facet[] | undefined;
	let chosen: readonly Facet[] = [];
	const toggle = (facet: Facet): void => {
		chosen = chosen.includes(facet) ? chosen.filter((one) => one !== facet) : [...chosen, facet];
		frame.input.focus();
		onChange();
	};
	return {
		chosen: () => chosen,
		/** Shows the facets, which are read once. */
		async show(): Promise<void> {
			if (kinds.length === 0) return;
			// Asked for again after a failure.
			facets ??= await backend.facets?.(kinds).catch(() => undefined);
			const buttons = (facets ?? []).map((facet) => {
				const attributes = { type: 'button', part: 'facet', 'aria-pressed': String(chosen.includes(facet)) };
				const count = createElement('small', {}, ` ${facet.documents}`);
				const button = createElement('button', attributes, shownText(facet.value), count);
				button.addEventListener('click', () => toggle(facet));
				return button;
			});
			frame.facets.replaceChildren(...buttons);
			frame.facets.hidden = buttons.length === 0;
		},
	};
}
