import { stemmer } from '@orama/stemmers/nepali';
import { stopwords } from '@orama/stopwords/nepali';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Nepali, by the Snowball stemmer. */
export const NEPALI: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'nepali',
	code: 'ne',
	stem: stemmer,
	stopWords: stopwords,
});
