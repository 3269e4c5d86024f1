/**
 * Writes the aligned strings of research/bridge with their Chinese side cut into words, as make-table.py reads them:
 * `node research/word-vectors/aligned-words.js OUT [INPUTS]`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alignedStrings } from '../bridge/aligned-strings.js';
import { fetchInputs } from '../bridge/fetch-inputs.js';
import { createSegmenter } from '../bridge/segment.js';

const [out, inputs = 'research/bridge/inputs'] = process.argv.slice(2);
if (out === undefined) throw new Error('Usage: node research/word-vectors/aligned-words.js OUT [INPUTS]');
fetchInputs(inputs);
const dictionary = join(inputs, 'words/dict.txt');
const words = createSegmenter(dictionary);
const pairs = alignedStrings(inputs).map(({ en, zh, isGloss }) => [en, words(zh), isGloss]);
const frequencies = readFileSync(dictionary, 'utf8')
	.split('\n')
	.map((line) => line.split(' '))
	.flatMap(([word, count]) => (/^[\u4e00-\u9fff]+$/.test(word) ? [[word, Number(count)]] : []));
writeFileSync(out, JSON.stringify({ pairs, frequencies }));
console.log(`${pairs.length} pairs`);
