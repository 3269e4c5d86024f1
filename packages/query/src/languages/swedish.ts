import { stemmer } from '@orama/stemmers/swedish';
import { stopwords } from '@orama/stopwords/swedish';
import { defineLanguage } from './define.ts';

/** Swedish, by the Snowball stemmer. */
export const SWEDISH = /* @__PURE__ */ defineLanguage({
	name: 'swedish',
	code: 'sv',
	stem: stemmer,
	stopWords: [...stopwords, ...'hur varför när var vilken vilka'.split(' ')],
	hasCompounds: true,
});
