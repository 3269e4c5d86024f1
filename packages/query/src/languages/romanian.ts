import { stemmer } from '@orama/stemmers/romanian';
import { stopwords } from '@orama/stopwords/romanian';
import { defineLanguage } from './define.ts';

/** Romanian, by the Snowball stemmer. */
export const ROMANIAN = /* @__PURE__ */ defineLanguage({
	name: 'romanian',
	code: 'ro',
	stem: stemmer,
	stopWords: [...stopwords, ...'cum unde când care'.split(' ')],
});
