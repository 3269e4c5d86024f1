import { stemmer } from '@orama/stemmers/swedish';
import { stopwords } from '@orama/stopwords/swedish';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Swedish, by the Snowball stemmer. */
export const SWEDISH: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'swedish',
	code: 'sv',
	stem: stemmer,
	stopWords: [...stopwords, ...'hur varför när var vilken vilka'.split(' ')],
	hasCompounds: true,
});
