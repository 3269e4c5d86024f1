import { type Excerpt, type FoundSection, nextTask, type Passage } from './backend.ts';
import { type Child, createElement } from './frame.ts';
import { type FolderNames, foldersOf, groupSections, namesOf, type Row, singleRows } from './groups.ts';
import { createIcon, type IconName } from './icons.ts';
import type { Messages } from './messages.ts';
import { keyOf, type Option, type Rendered } from './option-list.ts';
import { piecesOf, shownText } from './text.ts';

export interface RowSettings {
	readonly say: Messages;
	/** Returns the address of a section; undefined if it has none that may be followed. */
	readonly linkTo: (section: FoundSection) => string | undefined;
	readonly folders: FolderNames;
	/** Language of the page. */
	readonly lang: string;
}

/** Number of sections that are rendered in one task. */
const SECTIONS_OF_A_TASK = 4;

function renderPieces(excerpt: Excerpt): Child[] {
	return piecesOf(excerpt).map(({ text, isMarked, isCode }) => {
		const piece = isMarked ? createElement('mark', {}, text) : text;
		return isCode ? createElement('code', {}, createElement('bdi', {}, piece)) : piece;
	});
}

/** Share of an excerpt from which on it is code as a whole. */
const CODE_SHARE = 0.8;

function renderText(excerpt: Excerpt | undefined): HTMLElement {
	const length = excerpt?.code.reduce((sum, [from, to]) => sum + to - from, 0) ?? 0;
	const isCode = excerpt !== undefined && length > CODE_SHARE * excerpt.text.length;
	const pieces = excerpt === undefined ? [] : renderPieces(isCode ? { ...excerpt, code: [] } : excerpt);
	const text = createElement('span', { class: isCode ? 'text mono' : 'text', dir: isCode ? 'ltr' : 'auto' }, ...pieces);
	// A section may only be a heading.
	text.hidden = excerpt?.text === '';
	return text;
}

const ELIDED = '…';

/** Renders names of a path with separators, the middle of a long one elided; the last one is strong. */
function renderPath(names: readonly string[], isLastStrong: boolean): Child[] {
	const shown = names.length > 3 ? [names[0] as string, ELIDED, ...names.slice(-2)] : names;
	return shown.flatMap((name, i): Child[] => {
		const isLast = i === shown.length - 1;
		const attributes = { dir: 'auto', class: name === ELIDED ? 'elided' : undefined };
		const text = createElement(isLast && isLastStrong ? 'b' : 'span', attributes, shownText(name));
		return isLast && isLastStrong ? [text] : [text, createElement('i', { 'aria-hidden': 'true' }, '›')];
	});
}

function renderRow({ section, kind, above, name, date }: Row, settings: RowSettings, badge?: string): Option {
	const { say, linkTo } = settings;
	const title = name === undefined ? [say.start] : renderPieces({ text: name.text, marks: name.marks, code: [] });
	const day = date === undefined ? undefined : dayOf(date, settings.lang || say.lang);
	const side = badge === undefined ? day : createElement('span', { class: 'badge' }, shownText(badge));
	const element = createElement(
		'a',
		{ role: 'option', part: 'result', href: linkTo(section), tabindex: '-1', 'aria-selected': 'false' },
		createIcon(kind),
		createElement(
			'span',
			{ class: `title ${kind}` },
			above.length > 0 ? createElement('span', { class: 'above' }, ...renderPath(above, false)) : undefined,
			createElement('span', { class: 'name', dir: 'auto' }, ...title),
		),
		createElement('span', { class: 'side' }, side, createIcon('enter')),
		renderText(section.excerpt),
	);
	return { element, section };
}

function dayOf(date: string, lang: string): string | undefined {
	const day = new Date(`${date}T00:00:00Z`);
	if (Number.isNaN(day.getTime())) return undefined;
	return day.toLocaleDateString(lang, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
}

let labels = 0;

/** Renders options below a label; nothing without any. */
export function renderGroup(label: readonly string[], options: readonly Option[], lang?: string): Rendered {
	if (options.length === 0) return [[], []];
	const rows = options.map(({ element }) => element);
	if (label.length === 0) return [[createElement('div', { role: 'group', class: 'bare' }, rows)], options];
	const id = `label-${labels++}`;
	const name = createElement('div', { class: 'label', id, lang }, ...renderPath(label, true));
	return [[createElement('div', { role: 'group', 'aria-labelledby': id }, name, rows)], options];
}

/**
 * Renders sections grouped by page. Rendering is split into several tasks, as that of all rows would delay input.
 *
 * @param signal aborted when the results are outdated
 * @returns the groups and their options; undefined if aborted
 */
export async function renderSections(
	sections: readonly FoundSection[],
	settings: RowSettings,
	signal: AbortSignal,
): Promise<Rendered | undefined> {
	const groups: HTMLElement[] = [];
	const options: Option[] = [];
	for (const { label, rows } of groupSections(sections, settings.folders, settings.lang)) {
		const rendered: Option[] = [];
		for (const row of rows) {
			if (options.length > 0 && options.length % SECTIONS_OF_A_TASK === 0) await nextTask();
			if (signal.aborted) return undefined;
			const option = renderRow(row, settings);
			options.push(option);
			rendered.push(option);
		}
		groups.push(...renderGroup(label, rendered)[0]);
	}
	return [groups, options];
}

/**
 * Renders sections one by one, each with its path.
 *
 * @param badges by section, a word at the end of its row
 */
export function renderSingle(
	sections: readonly FoundSection[],
	settings: RowSettings,
	label: readonly string[],
	badges: readonly (string | undefined)[] = [],
): Rendered {
	const options = singleRows(sections).map((row, i) => renderRow(row, settings, badges[i]));
	return renderGroup(label, options, settings.say.lang);
}

/** Renders a page that the site names, as a row of one line. */
export function renderFeatured(sections: readonly FoundSection[], settings: RowSettings): Rendered {
	const { say, linkTo, folders, lang } = settings;
	const options = sections.map((section): Option => {
		// That of its folder's own page as well.
		const [side] = foldersOf(`${section.id.slice(0, section.id.lastIndexOf('/') + 1)}page`, folders, lang);
		return { ...renderLine('page', section.title, { href: linkTo(section), side }), section };
	});
	return renderGroup([say.featured], options, say.lang);
}

/** Renders queries as rows of one line; `onRemove` is for those that can be removed. */
export function renderQueries(
	label: string,
	icon: IconName,
	queries: readonly string[],
	{ say }: Pick<RowSettings, 'say'>,
	onRemove?: (query: string) => void,
): Rendered {
	const options = queries.map((query): Option => {
		const { element } = renderLine(icon, query, { className: 'query' });
		if (onRemove) {
			// Not a button, as an option can have none. Shift+Delete does the same, as in fields of browsers.
			const attributes = { class: 'remove', title: say.remove, 'aria-hidden': 'true' };
			const remove = createElement('span', attributes, createIcon('cross'));
			remove.addEventListener('click', (event) => {
				event.stopPropagation();
				onRemove(query);
			});
			element.setAttribute('aria-keyshortcuts', 'Shift+Delete');
			element.append(remove);
		}
		return { element, query };
	});
	return renderGroup([label], options, say.lang);
}

interface Line {
	readonly href?: string | undefined;
	readonly side?: string | undefined;
	readonly className?: string;
}

export function renderLine(icon: IconName, text: string, { href, side, className = '' }: Line): Option {
	const element = createElement(
		href === undefined ? 'div' : 'a',
		{ role: 'option', class: `line ${className}`, href, tabindex: '-1', 'aria-selected': 'false' },
		createIcon(icon),
		// A title of another direction begins where all others do.
		createElement('span', { class: 'title' }, createElement('span', { dir: 'auto' }, shownText(text))),
		createElement('span', { class: 'side' }, side === undefined ? undefined : shownText(side), createIcon('enter')),
	);
	return href === undefined ? { element } : { element, href };
}

export function renderAnswer(
	passages: readonly Passage[],
	{ say, linkTo, folders, lang }: RowSettings,
): [HTMLElement[], HTMLElement, Option[]] {
	// An answer has one block of code at most.
	const withCode = passages.findIndex(({ code }) => code !== undefined);
	const texts = passages.flatMap(({ excerpt, code }, i) => [
		createElement(
			'div',
			{ class: 'passage', dir: 'auto' },
			...renderPieces(excerpt),
			createElement('sup', { class: 'number' }, `${i + 1}`),
		),
		...(code !== undefined && i === withCode ? [createElement('pre', { dir: 'ltr' }, code)] : []),
	]);
	const options = passages.map(({ source }, i): Option => {
		const names = namesOf(source);
		const path = [...foldersOf(source.id, folders, lang), source.title, ...names];
		const element = createElement(
			'a',
			{ role: 'option', class: 'source', href: linkTo(source), tabindex: '-1', 'aria-selected': 'false' },
			createElement('span', { class: 'number', 'aria-hidden': 'true' }, `${i + 1}`),
			createElement('span', { class: 'title' }, ...renderPath(path, true)),
			createElement('span', { class: 'side' }, createIcon('enter')),
		);
		return { element, section: source };
	});
	const elements = options.map(({ element }) => element);
	const group = createElement('div', { role: 'group', class: 'sources', 'aria-label': say.sources }, elements);
	return [texts, group, options];
}

/** Adds the excerpts and marks of a second search to rows, all of them at once, as the list is laid out after each change. */
export async function renderExcerpts(
	options: readonly Option[],
	found: readonly FoundSection[],
	signal: AbortSignal,
): Promise<void> {
	const left = [...found];
	const added: [Element, HTMLElement][] = [];
	for (const { element, section } of options) {
		const line = element.querySelector('.text');
		if (section === undefined || line === null || section.excerpt !== undefined) continue;
		const at = left.findIndex((one) => keyOf(one) === keyOf(section));
		const [again] = at === -1 ? [] : left.splice(at, 1);
		if (again === undefined) continue;
		added.push([line, renderText(again.excerpt)]);
		if (added.length % SECTIONS_OF_A_TASK === 0) await nextTask();
		if (signal.aborted) return;
	}
	for (const [line, text] of added) line.replaceWith(text);
}
