import { stemmer } from '@orama/stemmers/russian';
import { stopwords } from '@orama/stopwords/russian';
import type { AddedLanguage } from '@pinakes/format/analysis/language';
import { defineLanguage } from './define.ts';

/** Russian, by the Snowball stemmer. */
export const RUSSIAN: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'russian',
	code: 'ru',
	stem: stemmer,
	stopWords: [...stopwords, ...'как где когда почему зачем какой какая какие каких'.split(' ')],
});
