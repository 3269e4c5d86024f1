import { stemmer } from '@orama/stemmers/hungarian';
import { stopwords } from '@orama/stopwords/hungarian';
import { defineLanguage } from './define.ts';

/** Hungarian, by the Snowball stemmer. */
export const HUNGARIAN = /* @__PURE__ */ defineLanguage({
	name: 'hungarian',
	code: 'hu',
	stem: stemmer,
	stopWords: [...stopwords, ...'hogyan miért mikor hol melyik'.split(' ')],
	hasCompounds: true,
});
