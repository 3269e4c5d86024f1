/** Headings and sections by a reference CommonMark parser, to compare with those of the program. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Loads the tests' module for the reference parser, which is in TypeScript and needs dependencies of the tests.
 *
 * @param folder folder for the compiled module
 */
export async function loadReferenceHeadings(folder) {
	const outfile = join(folder, 'reference-headings.mjs');
	await build({
		entryPoints: ['tests/testing/reference-headings.ts'],
		bundle: true,
		platform: 'node',
		format: 'esm',
		outfile,
		logLevel: 'error',
	});
	const { referenceHeadings } = await import(pathToFileURL(outfile).href);
	return referenceHeadings;
}

/** Matches front matter, which the parser does not support. */
const FRONT = /^---[ \t]*\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads the pages below a folder, with lines, including line ends, and headings. */
export function readPages(folder, referenceHeadings) {
	const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
	return paths.sort().map((path) => {
		const text = readFileSync(join(folder, path), 'utf8').replace(/^\ufeff/, '');
		const front = FRONT.exec(text)?.[0] ?? '';
		const lines = linesOf(text);
		const offset = linesOf(front).length;
		const headings = referenceHeadings(text.slice(front.length)).map(([level, heading, line]) => ({
			level,
			heading,
			first: line + offset,
		}));
		return { path: path.replaceAll('\\', '/'), lines, headings };
	});
}

function linesOf(text) {
	return text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];
}

/** Returns the section that begins on a line, up to the next heading of the same or a higher level. */
export function sectionAt({ lines, headings }, first) {
	const i = headings.findIndex((heading) => heading.first === first);
	if (i < 0) return undefined;
	const next = headings.slice(i + 1).find(({ level }) => level <= headings[i].level);
	const last = next === undefined ? lines.length : next.first - 1;
	return { last, text: lines.slice(first - 1, last).join('') };
}

/** Whether fenced code in a section has a line that begins with #. */
export function hasFencedMark(text) {
	let fence;
	for (const line of text.split(/\r\n?|\n/)) {
		const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
		if (fence === undefined) fence = mark;
		else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
		else if (/^\s*#/.test(line)) return true;
	}
	return false;
}
