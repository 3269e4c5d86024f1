/**
 * Makes packages/indexer/src/data/related-words.ts: for each English stem those that mean nearly the same.
 *
 *     node research/related-words/make-table.js FOLDER
 *
 * FOLDER has a table of word vectors: vocabulary.txt (a word piece to a line), static-en-384.int8 (384 numbers to a
 * piece) and scales.float32 (a scale to a piece). See README.md for where it comes from.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnalyzer } from '../../packages/format/dist/analysis/analyzer.js';
import { defaultSettings } from '../../packages/format/dist/analysis/registry.js';

const DIMENSIONS = 384;
/** The columns are in the order of their variance. */
const USED_DIMENSIONS = 256;
/** Below this cosine words have little to do with each other. */
const MIN_COSINE = 0.3;
const MAX_RELATED = 12;
/** Other forms of a word tell less than the commonest, which comes first in the vocabulary. */
const FORM_WEIGHT = 0.5;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Usage: node research/related-words/make-table.js FOLDER');
const { stems, vectors } = readStems(folder);
const rows = stems.map((_, stem) => relatedTo(stem).map(([other, cosine]) => number(other, 3) + steps(cosine)));
const out = new URL('../../packages/indexer/src/data/related-words.ts', import.meta.url);
writeFileSync(
	out,
	`/** English stems, the commonest first. Made by research/related-words/make-table.js, as is the rest of this file. */
export const STEMS = '${stems.join(' ')}';

/**
 * Of each stem those that mean nearly the same, most alike first, with spaces between the stems: four characters
 * each, the other's number in base 64 and their cosine in 64ths.
 */
export const RELATED = '${rows.map((row) => row.join('')).join(' ')}';
`,
);
console.log(`${stems.length} stems`);

/** The stems of whole words with a unit vector each, in the order of the vocabulary. */
function readStems(from) {
	const pieces = readFileSync(join(from, 'vocabulary.txt'), 'utf8').split('\n');
	const numbers = new Int8Array(new Uint8Array(readFileSync(join(from, 'static-en-384.int8'))).buffer);
	const scales = new Float32Array(new Uint8Array(readFileSync(join(from, 'scales.float32'))).buffer);
	const analyzer = createAnalyzer(defaultSettings(), '', [1, 2]);
	const byStem = new Map();
	pieces.forEach((piece, row) => {
		if (!/^[a-z][a-z0-9]+$/.test(piece) || analyzer.stopWords.has(piece)) return;
		const stem = analyzer.stem(piece);
		const known = byStem.get(stem);
		const vector = known ?? new Float32Array(USED_DIMENSIONS);
		const weight = ((known ? FORM_WEIGHT : 1) * scales[row]) / 127;
		for (let i = 0; i < USED_DIMENSIONS; i++) vector[i] += weight * numbers[row * DIMENSIONS + i];
		byStem.set(stem, vector);
	});
	return { stems: [...byStem.keys()], vectors: [...byStem.values()].map(unit) };
}

function unit(vector) {
	const length = Math.sqrt(dot(vector, vector)) || 1;
	return vector.map((value) => value / length);
}

function dot(a, b) {
	let sum = 0;
	for (let i = 0; i < USED_DIMENSIONS; i++) sum += a[i] * b[i];
	return sum;
}

function relatedTo(stem) {
	const found = [];
	vectors.forEach((vector, other) => {
		const cosine = other === stem ? 0 : dot(vectors[stem], vector);
		if (cosine >= MIN_COSINE) found.push([other, cosine]);
	});
	return found.sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_RELATED);
}

function number(value, length) {
	return length === 0 ? '' : number(Math.floor(value / 64), length - 1) + DIGITS[value % 64];
}

function steps(cosine) {
	return DIGITS[Math.min(63, Math.round(cosine * 64))];
}
