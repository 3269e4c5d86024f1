/** The corpus of inputs that reached new code: tapes by target. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tapeOf, tapeText } from './tape.js';

const FILE = fileURLToPath(new URL('../../data/fuzz-corpus.json', import.meta.url));

/** Maximum bytes of the tapes of a target: fourteen targets have less than 200 kB. */
const MAX_BYTES = 14_000;

/** Bytes of a line beside its tape. */
const LINE_BYTES = 6;

/** @returns {Record<string, number[][]>} */
export function readCorpus() {
	if (!existsSync(FILE)) return {};
	const texts = /** @type {Record<string, string[]>} */ (JSON.parse(readFileSync(FILE, 'utf8')));
	return Object.fromEntries(Object.entries(texts).map(([target, tapes]) => [target, tapes.map(tapeOf)]));
}

/** Writes the shortest tapes of each target, in an order of their own. @param {Record<string, number[][]>} corpus */
export function writeCorpus(corpus) {
	const texts = Object.entries(corpus).map(([target, tapes]) => {
		const sorted = tapes.map(tapeText).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
		let bytes = 0;
		const kept = sorted.filter((text) => {
			bytes += text.length + LINE_BYTES;
			return bytes <= MAX_BYTES;
		});
		return [target, kept];
	});
	writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(texts), null, '\t')}\n`);
}
