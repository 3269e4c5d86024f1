import { stemmer } from '@orama/stemmers/indonesian';
import { stopwords } from '@orama/stopwords/indonesian';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Indonesian, by the Snowball stemmer. */
export const INDONESIAN: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'indonesian',
	code: 'id',
	stem: stemmer,
	stopWords: stopwords,
});
