import { posix } from 'node:path';
import { endsFence, fenceOf } from '../format.ts';
import { splitFrontMatter } from '../front-matter.ts';

/** Matches imports of markdown under a name. */
const IMPORT = /^import\s+([A-Z]\w{0,99})(?:\s*,\s*\{[^{}]{0,999}\})?\s+from\s+["']([^"'\n]{1,999}\.mdx?)["']/gm;

/** Matches the paths of partials: a file or a folder begins with an underscore. Others are pages of their own. */
const PARTIAL = /(?:^|\/)_/;

/** Maximum levels of partials that import others, and maximum characters that they add to a page. */
const MAX_LEVELS = 8;
const MAX_ADDED = 2 ** 18;

/** Whether a text may import partials. */
export function mayImport(text: string): boolean {
	return text.match(IMPORT) !== null;
}

/**
 * Adds the partials that a page imports, each before the line of its component. Of partials that import each other, none is in itself.
 *
 * @param path relative to the folder that is read
 * @param read returns the text of another file of that folder; undefined if there is none
 * @returns the text with its partials, and for each line of it the line of the page, from 1
 */
export function withPartials(text: string, path: string, read: (path: string) => string | undefined) {
	const out: string[] = [];
	const lines: number[] = [];
	let left = MAX_ADDED;
	const add = (page: string, at: string, around: readonly string[], lineOf: (index: number) => number): void => {
		const partials = new Map(
			Array.from(page.matchAll(IMPORT), ([, name = '', target = '']) => [name, target] as const),
		);
		let code: ReturnType<typeof fenceOf>;
		page.split('\n').forEach((line, i) => {
			const fence = fenceOf(line);
			if (code === undefined) {
				if (fence !== undefined) code = fence;
				else if (partials.size > 0)
					for (const [, name = ''] of line.matchAll(COMPONENT)) include(partials.get(name), i);
			} else if (endsFence(fence, code)) code = undefined;
			out.push(line);
			lines.push(lineOf(i));
		});
		function include(target: string | undefined, i: number): void {
			if (target === undefined || around.length > MAX_LEVELS) return;
			for (const other of placesOf(target, at)) {
				const found = around.includes(other) || !PARTIAL.test(other) ? undefined : read(other);
				if (found === undefined) continue;
				left -= found.length;
				if (left >= 0) add(`\n${splitFrontMatter(found).body}\n`, other, [...around, other], () => lineOf(i));
				return;
			}
		}
	};
	add(text, path, [path], (i) => i + 1);
	return { text: out.join('\n'), lines };
}

/** Matches the beginnings of components. */
const COMPONENT = /<([A-Z]\w{0,99})(?=[\s/>]|$)/g;

/**
 * Returns where an imported file may be below the folder that is read. `@site` and other aliases are folders above the page, of which
 * the folder that is read may be one.
 */
function placesOf(target: string, from: string): string[] {
	const isRelative = target.startsWith('.');
	const path = posix.normalize(
		isRelative ? posix.join(posix.dirname(from), target) : target.replace(/^[@~]?\w*\//, ''),
	);
	if (path.startsWith('../')) return [];
	const names = path.split('/');
	return isRelative ? [path] : names.map((_, i) => names.slice(i).join('/'));
}
