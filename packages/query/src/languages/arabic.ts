import { stemmer } from '@orama/stemmers/arabic';
import { stopwords } from '@orama/stopwords/arabic';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Arabic, by the Snowball stemmer. */
export const ARABIC: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'arabic',
	code: 'ar',
	stem: stemmer,
	stopWords: stopwords,
});
