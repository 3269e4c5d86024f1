import { stemmer } from '@orama/stemmers/tamil';
import { stopwords } from '@orama/stopwords/tamil';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Tamil, by the Snowball stemmer. */
export const TAMIL: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'tamil',
	code: 'ta',
	stem: stemmer,
	stopWords: stopwords,
});
