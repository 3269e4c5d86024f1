import { createEngine } from './minisearch.js';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export const engine = {
	...createEngine('minisearch + Intl.Segmenter', () => '`tokenize` takes the words that Intl.Segmenter finds', {
		tokenize,
	}),
	/** @param {import('../collections.js').Language} language */
	skips: (language) => (language === 'zh' ? undefined : 'English has spaces between words'),
};

/** @param {string} text */
function tokenize(text) {
	const words = [];
	for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment);
	return words;
}
