import { segmentedWords } from '../segmented-words.js';
import { createEngine } from './minisearch.js';

export const engine = {
	...createEngine('minisearch + Intl.Segmenter', () => '`tokenize` takes the words that Intl.Segmenter finds', {
		tokenize: segmentedWords,
	}),
	/** @param {import('../collections.js').Language} language */
	skips: (language) => (language === 'zh' ? undefined : 'English has spaces between words'),
};
