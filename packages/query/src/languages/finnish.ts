import { stemmer } from '@orama/stemmers/finnish';
import { stopwords } from '@orama/stopwords/finnish';
import type { AddedLanguage } from '../format/analysis/language.js';
import { defineLanguage } from './define.ts';

/** Finnish, by the Snowball stemmer. */
export const FINNISH: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'finnish',
	code: 'fi',
	stem: stemmer,
	stopWords: [...stopwords, ...'miten miksi missä milloin mikä mitkä'.split(' ')],
	hasCompounds: true,
});
