/** Cuts Chinese text into words: the most probable cut by the word frequencies of a dictionary. */
import { readFileSync } from 'node:fs';

const HAN = /[\u4e00-\u9fff]+/g;
const MAX_WORD_LENGTH = 8;

/** Frequency of a word that the dictionary lacks. */
const FURTHER_COUNT = 200;

/**
 * Makes a function that cuts texts into words.
 *
 * @param {string} file a dictionary: a word, its frequency and its part of speech to a line
 * @param {readonly string[]} further words that the dictionary may lack
 * @returns {(text: string) => string[]}
 */
export function createSegmenter(file, further = []) {
	const counts = new Map();
	let total = 0;
	for (const line of readFileSync(file, 'utf8').split('\n')) {
		const [word = '', count] = line.split(' ');
		if (!/^[\u4e00-\u9fff]+$/.test(word) || word.length > MAX_WORD_LENGTH) continue;
		counts.set(word, Math.max(1, Number(count)));
		total += Math.max(1, Number(count));
	}
	for (const word of further) {
		if (counts.has(word)) continue;
		counts.set(word, FURTHER_COUNT);
		total += FURTHER_COUNT;
	}
	const costs = new Map([...counts].map(([word, count]) => [word, Math.log(total / count)]));
	return (text) => (text.match(HAN) ?? []).flatMap((run) => cutRun(run, costs, Math.log(total)));
}

/** The cut with the least sum of costs. */
function cutRun(run, costs, unknown) {
	const best = new Float64Array(run.length + 1).fill(Number.POSITIVE_INFINITY);
	const from = new Uint32Array(run.length + 1);
	best[0] = 0;
	for (let end = 1; end <= run.length; end++) {
		for (let start = Math.max(0, end - MAX_WORD_LENGTH); start < end; start++) {
			const cost = costs.get(run.slice(start, end)) ?? (end - start === 1 ? unknown : undefined);
			if (cost !== undefined && best[start] + cost < best[end]) {
				best[end] = best[start] + cost;
				from[end] = start;
			}
		}
	}
	const words = [];
	for (let end = run.length; end > 0; end = from[end]) words.push(run.slice(from[end], end));
	return words.reverse();
}
