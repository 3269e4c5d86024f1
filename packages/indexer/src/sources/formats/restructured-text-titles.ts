import { MAX_LEVEL, MAX_LINE_LENGTH } from './format.ts';

/** Matches an overline or underline. */
const ADORNMENT = /^([!-/:-@[-`{-~])\1+[ \t]*$/;

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
	const isAdornment = (line = ''): boolean => ADORNMENT.test(line);
	for (let i = 0; i + 1 < lines.length; i++) {
		const [title, below, above] = [lines[i] as string, lines[i + 1] as string, lines[i - 1] ?? ''];
		if (title.length > MAX_LINE_LENGTH || !isAdornment(below) || title.trim() === '' || isAdornment(title)) continue;
		const hasOverline = isAdornment(above) && above.trim() === below.trim();
		const isShort = below.trim().length < Math.min([...title.trimEnd()].length, MIN_ADORNMENT);
		if ((/^\s/.test(title) && !hasOverline) || isShort) continue;
		const lineAbove = hasOverline ? (lines[i - 2] ?? '') : above;
		if (lineAbove.trim() !== '' && !adornments.has(i - 1) && !/^\.\. _/.test(lineAbove)) continue;
		const style = (below[0] as string) + (hasOverline ? ' over' : '');
		if (!styles.includes(style)) styles.push(style);
		headings.set(i, Math.min(styles.indexOf(style) + 1, MAX_LEVEL));
		adornments.add(i + 1);
		if (hasOverline) adornments.add(i - 1);
	}
	return { headings, adornments };
}

/** Returns the id that docutils generates for a section. */
export function anchorOf(title: string, taken: Set<string>): string {
	const id = title
		.replace(/:[\w.:-]{1,40}:`([^`]{0,200})`/g, '$1')
		.replace(/\s*<[^<>]*>/g, '')
		.normalize('NFKD')
		.replace(/\P{ASCII}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^[-0-9]+|-+$/g, '');
	if (taken.has(id)) return '';
	taken.add(id);
	return id;
}
