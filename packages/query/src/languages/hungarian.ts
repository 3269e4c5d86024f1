import { stemmer } from '@orama/stemmers/hungarian';
import { stopwords } from '@orama/stopwords/hungarian';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Hungarian, by the Snowball stemmer. */
export const HUNGARIAN: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'hungarian',
	code: 'hu',
	stem: stemmer,
	stopWords: [...stopwords, ...'hogyan miért mikor hol melyik'.split(' ')],
	hasCompounds: true,
});
