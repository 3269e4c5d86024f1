import { MAX_LEVEL, MAX_LINE_LENGTH } from '../format.ts';

/** Matches an overline or underline. */
const ADORNMENT = /^([!-/:-@[-`{-~])\1+[ \t]*$/;

/** Whether a line is an overline or underline. */
export function isAdornment(line = ''): boolean {
	return ADORNMENT.test(line);
}

/** Minimum characters of an underline shorter than its title. */
const MIN_ADORNMENT = 4;

/**
 * Finds titles by their underlines. Levels are in the order in which underline styles first occur.
 *
 * @returns levels by line number from 0, and the line numbers of overlines and underlines
 */
export function findTitles(lines: readonly string[]): { headings: Map<number, number>; adornments: Set<number> } {
	const headings = new Map<number, number>();
	const adornments = new Set<number>();
	const styles: string[] = [];
	for (let i = 0; i + 1 < lines.length; i++) {
		const [title, below, above] = [lines[i] as string, lines[i + 1] as string, lines[i - 1] ?? ''];
		if (title.length > MAX_LINE_LENGTH || !isAdornment(below) || title.trim() === '' || isAdornment(title)) continue;
		const hasOverline = isAdornment(above) && above.trim() === below.trim();
		const isShort = below.trim().length < Math.min([...title.trimEnd()].length, MIN_ADORNMENT);
		if ((/^\s/.test(title) && !hasOverline) || isShort) continue;
		const lineAbove = hasOverline ? (lines[i - 2] ?? '') : above;
		if (lineAbove.trim() !== '' && !adornments.has(i - 1) && !/^(?:\s|\.\. )/.test(lineAbove)) continue;
		const style = (below[0] as string) + (hasOverline ? ' over' : '');
		if (!styles.includes(style)) styles.push(style);
		headings.set(i, Math.min(styles.indexOf(style) + 1, MAX_LEVEL));
		adornments.add(i + 1);
		if (hasOverline) adornments.add(i - 1);
	}
	return { headings, adornments };
}

/** Characters that docutils replaces in ids beside those that Unicode decomposes. */
const LETTERS = new Map(Object.entries({ ß: 'sz', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ħ: 'h', ı: 'i', ł: 'l', ŧ: 't' }));

/** Returns the id that docutils generates from a name. */
function idOf(name: string): string {
	return (
		name
			.toLowerCase()
			.replace(/[ßæœøđħıłŧ]/g, (letter) => LETTERS.get(letter) ?? '')
			.normalize('NFKD')
			.replace(/\P{ASCII}/gu, '')
			.replace(/[^a-z0-9]+/g, '-')
			// Harmless: lines have at most 2,000 characters.
			.replace(/^[-0-9]+|-+$/g, '')
	);
}

/** Match targets with URLs, which take ids from the titles below: `.. _name: https://…` and `name <https://…>`_. */
const EXTERNAL = /^\s*\.\. _`?([^:`]{1,200})`?:\s+\S/;
const EMBEDDED = /`([^`<>]{1,200})\s<[^`<>]{1,500}>`_(?!_)/g;

/** Matches a target, such as `.. _name:`. */
const TARGET = /^\.\. _`?([^:`]{1,200})`?:\s*$/;

/**
 * Returns the function that gives titles their anchors: the id that docutils generates, which only the first title of a
 * name has; else that of a target above the title; else that of the section around it.
 *
 * @returns function of the converted title, its line number from 0, and its level
 */
export function anchorFinder(lines: readonly string[]): (title: string, line: number, level: number) => string {
	const taken = new Set<string>();
	const byLevel: string[] = [];
	let read = 0;
	return (title, line, level) => {
		for (; read < line; read++) {
			const text = lines[read] ?? '';
			if (text.length > MAX_LINE_LENGTH || !text.includes('_')) continue;
			const names = [EXTERNAL.exec(text)?.[1], ...Array.from(text.matchAll(EMBEDDED), ([, name]) => name)];
			for (const name of names) if (name !== undefined) taken.add(idOf(name));
		}
		const id = idOf(title.replace(/[`*\\]/g, ''));
		byLevel.length = Math.min(byLevel.length, level - 1);
		const anchor =
			id === '' || taken.has(id) ? (targetAbove(lines, line) ?? byLevel.slice().reverse().find(Boolean) ?? '') : id;
		taken.add(id);
		byLevel[level - 1] = anchor;
		return anchor;
	};
}

function targetAbove(lines: readonly string[], title: number): string | undefined {
	let line = title - 1;
	while (line >= 0 && (lines[line]?.trim() === '' || isAdornment(lines[line]))) line--;
	const [, name] = TARGET.exec(lines[line]?.slice(0, MAX_LINE_LENGTH) ?? '') ?? [];
	return name === undefined ? undefined : idOf(name) || undefined;
}
