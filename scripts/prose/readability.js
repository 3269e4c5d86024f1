/**
 * Measures how easy texts are to read: Flesch reading ease (100 is easiest), words to a sentence, and sentences of more
 * than 30 words. Paragraphs and list items count, code blocks and tables do not. `node scripts/prose/readability.js [FILE …]`
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { flesch } from 'flesch';
import { split } from 'sentence-splitter';
import { syllable } from 'syllable';
import { proseFiles } from '../prose-files.js';

/** README that ours is compared with, of a dependency of the benchmarks. */
export const PEER = 'bench/node_modules/minisearch/README.md';

/** Sentences with more words are too long. */
const LONG = 30;

const kernel = new TextlintKernel();

/** @param {string} file @returns {Promise<{ ease: number, words: number, long: number, sentences: number }>} */
export async function readabilityOf(file) {
	const paragraphs = [];
	const collect = ({ Syntax, getSource }) => ({
		[Syntax.Paragraph]: (node) => void paragraphs.push(plainText(getSource(node))),
	});
	await kernel.lintText(readFileSync(file, 'utf8'), {
		ext: '.md',
		plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
		rules: [{ ruleId: 'collect', rule: collect }],
	});
	const sentences = paragraphs
		.flatMap((text) => split(text).filter(({ type }) => type === 'Sentence'))
		.map(({ raw }) => raw.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
		.filter(({ length }) => length > 2);
	const counts = {
		sentence: sentences.length,
		word: sentences.flat().length,
		syllable: sentences.flat().reduce((sum, word) => sum + syllable(word), 0),
	};
	return {
		ease: flesch(counts),
		words: counts.word / counts.sentence,
		long: sentences.filter(({ length }) => length > LONG).length,
		sentences: sentences.length,
	};
}

/** Returns the text of a paragraph: links by their text, and inline code as one word. @param {string} source */
function plainText(source) {
	return source
		.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
		.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replace(/`[^`]*`/g, 'code')
		.replace(/<[^>]*>/g, '')
		.replace(/\s+/g, ' ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const files = process.argv.length > 2 ? process.argv.slice(2) : [PEER, ...proseFiles()];
	for (const file of files) {
		if (!existsSync(file) || file === 'README.zh-CN.md') continue;
		const { ease, words, long, sentences } = await readabilityOf(file);
		const figures = [ease.toFixed(1), words.toFixed(1), `${long} of ${sentences}`];
		console.log(`${figures.map((figure) => figure.padStart(9)).join(' ')}  ${file}`);
	}
}
