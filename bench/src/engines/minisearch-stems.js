import { stemmer } from '@orama/stemmers/english';
import { stopwords } from '@orama/stopwords/english';
import { createEngine } from './minisearch.js';

const stopWords = new Set(stopwords);

/** MiniSearch has neither stop words nor a stemmer, but a documented place for them. */
export const engine = {
	...createEngine(
		'minisearch + stems',
		() => '`processTerm` drops the stop words of @orama/stopwords and stems with @orama/stemmers',
		{ processTerm },
	),
	/** @param {import('../collections.js').Language} language */
	skips: (language) => (language === 'en' ? undefined : 'its stemmer is for English'),
};

/** @param {string} term */
export function processTerm(term) {
	const word = term.toLowerCase();
	return stopWords.has(word) ? null : stemmer(word);
}
