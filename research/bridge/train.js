/** Trains the table of translations between Chinese and English; see ../README.md. */
import { join } from 'node:path';
import { createAnalyzer } from '../../packages/query/dist/format/analysis/analyzer.js';
import { defaultSettings } from '../../packages/query/dist/format/analysis/registry.js';
import { tokensOf } from '../../packages/query/dist/format/analysis/tokenizer.js';
import { alignedStrings } from './aligned-strings.js';
import { fetchInputs } from './fetch-inputs.js';
import { keyOf, trainModel1 } from './model1.js';
import { functionWords, joiningWords, ownPairs, ownTranslations, ownWords } from './own-words.js';
import { createSegmenter } from './segment.js';
import { writeTable } from './write-table.js';

/** Shorter stems are mostly parts of names. */
const MIN_STEM_LENGTH = 3;

const analyzer = createAnalyzer(defaultSettings());
const { stopWords } = analyzer;

/** The stems of an English text, as the product's indexes have them. */
function stemsOf(text) {
	const words = tokensOf(text, analyzer).filter(({ kind, text: word }) => kind === 'word' && !stopWords.has(word));
	return words.map(({ text: word }) => analyzer.stem(word));
}

const [inputs = 'research/bridge/inputs', out = 'packages/indexer/src/data/translations.ts'] = process.argv.slice(2);
fetchInputs(inputs);
const pairs = [...alignedStrings(inputs), ...ownPairs()];
const words = createSegmenter(join(inputs, 'words/dict.txt'), ownWords);
const english = numberer();
const contentWords = (text) => words(text).filter((word) => !joiningWords.has(word));
const chinese = numberer();
const numbered = pairs
	.map(({ en, zh }) => [stemsOf(en).map(english.numberOf), contentWords(zh).map(chinese.numberOf)])
	.filter(([en, zh]) => en.length > 0 && zh.length > 0);
console.log(`${numbered.length} pairs, ${english.words.length} stems, ${chinese.words.length} Chinese words`);
const toChinese = trainModel1(numbered);
const toEnglish = trainModel1(numbered.map(([en, zh]) => [zh, en]));
const translations = [];
for (const [key, probability] of toChinese) {
	const [en, zh] = [Math.floor(key / 2 ** 22), key % 2 ** 22];
	const back = toEnglish.get(keyOf(zh, en)) ?? 0;
	const share = Math.sqrt(probability * back);
	const [stem, word] = [english.words[en - 1], chinese.words[zh - 1]];
	if (share > 0 && stem.length >= MIN_STEM_LENGTH) translations.push({ en: stem, zh: word, share });
}
writeTable(out, translations, { functionWords, own: ownTranslations(stemsOf) });

/** Numbers words from 1, in the order in which they are met. */
function numberer() {
	const numbers = new Map();
	const list = [];
	return {
		words: list,
		numberOf(word) {
			if (!numbers.has(word)) numbers.set(word, list.push(word));
			return numbers.get(word);
		},
	};
}
