/**
 * Writes the aligned strings of research/bridge with their Chinese side cut into words, as make-table.py reads them:
 * `node research/word-vectors/aligned-words.js OUT [INPUTS]`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alignedStrings } from '../bridge/aligned-strings.js';
import { fetchInputs } from '../bridge/fetch-inputs.js';
import { functionWords, ownPairs, ownWords } from '../bridge/own-words.js';
import { createSegmenter } from '../bridge/segment.js';

/** Words that are in so many pairs have their vectors from these, and need none of our own list. */
const MIN_KNOWN = 3;

/** How often a pair of our own list counts, so that it outweighs rare meanings of a dictionary. */
const OWN_COPIES = 5;

const [out, inputs = 'research/bridge/inputs'] = process.argv.slice(2);
if (out === undefined) throw new Error('Usage: node research/word-vectors/aligned-words.js OUT [INPUTS]');
fetchInputs(inputs);
const dictionary = join(inputs, 'words/dict.txt');
const words = createSegmenter(dictionary, [...functionWords, ...ownWords]);
const cutPairs = (pairs) => pairs.map(({ en, zh, isGloss }) => [en, words(zh), isGloss]);
const aligned = cutPairs(alignedStrings(inputs));
const known = new Map();
for (const [, chinese] of aligned) for (const word of new Set(chinese)) known.set(word, (known.get(word) ?? 0) + 1);
const own = cutPairs(ownPairs()).filter(
	([, [word, ...others]]) => others.length > 0 || !(known.get(word) >= MIN_KNOWN),
);
const pairs = [...aligned, ...Array.from({ length: OWN_COPIES }, () => own).flat()];
// The table keeps the commonest words, and all of our own list.
const kept = ownWords.map((word) => [word, Number.MAX_SAFE_INTEGER]);
const frequencies = readFileSync(dictionary, 'utf8')
	.split('\n')
	.map((line) => line.split(' '))
	.flatMap(([word, count]) =>
		/^[\u4e00-\u9fff]+$/.test(word) && !ownWords.includes(word) ? [[word, Number(count)]] : [],
	);
writeFileSync(
	out,
	JSON.stringify({ pairs, frequencies: [...kept, ...frequencies], functionWords: [...functionWords] }),
);
console.log(`${pairs.length} pairs`);
