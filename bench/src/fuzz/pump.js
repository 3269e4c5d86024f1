/** Repetitive texts, for functions that must take linear time. */
import { findHeadings, indexMarkdown } from '@pinakes/indexer';
import { FormatError, readAsMarkdown, splitFrontMatter } from '@pinakes/indexer/internal';
import { plainText } from '@pinakes/query/internal';
import { PIECES, somePieces } from './pieces.js';

const LENGTH = 60_000;
/** Milliseconds below which times are too short to compare. */
const MIN_MS = 250;
const MAX_GROWTH = 3;
/** Maximum growth of the time for a text of four times the length: 4 is linear, 16 quadratic. */
const MAX_GROWTH_OF_FOUR = 9;
const CONFIRMATIONS = 3;

/** Beginnings of documents of some formats. */
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
		return readAsMarkdown((HEADS.get(extension) ?? '') + text, `a.${extension}`);
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

/**
 * Returns how time grows with length if it is more than linear; undefined otherwise.
 *
 * @param {(length: number) => number} timeOf milliseconds that a text of so many characters takes
 */
export function growthFault(timeOf) {
	const half = timeOf(LENGTH / 2);
	if (half < MIN_MS / MAX_GROWTH) return undefined;
	const whole = timeOf(LENGTH);
	if (whole < MIN_MS || whole < half * MAX_GROWTH) return undefined;
	// Repeats the measurement with longer texts, and takes the minimum, as other work disturbs single ones.
	const least = (/** @type {number} */ length) =>
		Math.min(...Array.from({ length: CONFIRMATIONS }, () => timeOf(length)));
	const [short, long] = [least(LENGTH / 2), least(LENGTH * 2)];
	if (long < short * MAX_GROWTH_OF_FOUR) return undefined;
	return `${LENGTH / 2} characters take ${short.toFixed(0)} ms, ${LENGTH * 2} take ${long.toFixed(0)} ms`;
}

/** @type {import('./targets.js').Target} */
export const PUMP = {
	make: (random) => ({
		parser: random.pick(Object.keys(PARSERS)),
		before: somePieces(random, 2),
		unit: random.pick(PIECES) + somePieces(random, 3),
		after: somePieces(random, 2),
	}),
	run({ parser, before, unit, after }) {
		const fault = growthFault((length) => {
			const text = before + unit.repeat(Math.ceil(length / unit.length)) + after;
			const start = process.cpuUsage().user;
			PARSERS[parser]?.(text);
			return (process.cpuUsage().user - start) / 1000;
		});
		if (fault !== undefined) throw new Error(fault);
	},
};
