import { stemmer } from '@orama/stemmers/greek';
import { stopwords } from '@orama/stopwords/greek';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Greek, by the Snowball stemmer. */
export const GREEK: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'greek',
	code: 'el',
	stem: stemmer,
	stopWords: [...stopwords, ...'πωσ ποτε ποια ποιοι ποιεσ γιατι'.split(' ')],
});
