import { stemmer } from '@orama/stemmers/armenian';
import { stopwords } from '@orama/stopwords/armenian';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Armenian, by the Snowball stemmer. */
export const ARMENIAN: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'armenian',
	code: 'hy',
	stem: stemmer,
	stopWords: stopwords,
});
