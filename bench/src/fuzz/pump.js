/** Texts that repeat pieces, and what may take no more than time in proportion to them. */
import { indexMarkdown } from '@pinakes/indexer';
import { splitFrontMatter } from '@pinakes/indexer/internal/markdown/front-matter';
import { findHeadings } from '@pinakes/indexer/internal/markdown/outline';
import { FormatError } from '@pinakes/indexer/internal/sources/formats/format';
import { readText } from '@pinakes/indexer/internal/sources/formats/registry';
import { plainText } from '@pinakes/query/format/analysis/plain-markdown';
import { PIECES, somePieces } from './pieces.js';

const LENGTH = 60_000;
/** Milliseconds below which times are too short to compare. */
const MIN_MS = 250;
const MAX_GROWTH = 3;

/** What documents of some formats begin with. */
const HEADS = new Map([
	['ipynb', '{"cells":'],
	['json', '{"openapi":"3.0.0","info":{},"paths":'],
	['yaml', 'openapi: 3.0.0\ninfo: {}\npaths:\n'],
]);

/**
 * Reads a text as a document of a format; one that is refused with its line is right.
 *
 * @param {string} extension @param {string} text
 */
export function readAs(extension, text) {
	try {
		return readText((HEADS.get(extension) ?? '') + text, `a.${extension}`);
	} catch (cause) {
		if (cause instanceof FormatError) return undefined;
		throw cause;
	}
}

/** Endings of the formats. */
export const FORMAT_ENDINGS = ['md', 'mdx', 'html', 'rst', 'adoc', 'txt', 'ipynb', 'json', 'yaml'];

/** @type {Record<string, (text: string) => unknown>} */
const PARSERS = {
	splitFrontMatter: (text) => splitFrontMatter(`---\nname: x\n${text}\n---\nb\n`),
	findHeadings,
	plainText,
	indexMarkdown: (text) => indexMarkdown([{ path: 'a.md', text }]),
	...Object.fromEntries(
		FORMAT_ENDINGS.map((extension) => [extension, (/** @type {string} */ text) => readAs(extension, text)]),
	),
};

/** @type {import('./targets.js').Target} */
export const PUMP = {
	make: (random) => ({
		parser: random.pick(Object.keys(PARSERS)),
		before: somePieces(random, 2),
		unit: random.pick(PIECES) + somePieces(random, 3),
		after: somePieces(random, 2),
	}),
	run({ parser, before, unit, after }) {
		/** @param {number} length */
		const time = (length) => {
			const text = before + unit.repeat(Math.ceil(length / unit.length)) + after;
			const start = process.cpuUsage().user;
			PARSERS[parser]?.(text);
			return (process.cpuUsage().user - start) / 1000;
		};
		const half = time(LENGTH / 2);
		if (half < MIN_MS / MAX_GROWTH) return;
		const whole = Math.min(time(LENGTH), time(LENGTH));
		if (whole < MIN_MS || whole < half * MAX_GROWTH) return;
		throw new Error(`takes ${half.toFixed(0)} ms, doubled ${whole.toFixed(0)} ms`);
	},
};
