import { stemmer } from '@orama/stemmers/romanian';
import { stopwords } from '@orama/stopwords/romanian';
import { defineLanguage } from './define.ts';

/** Romanian, by the Snowball stemmer. */
export const ROMANIAN = /* @__PURE__ */ defineLanguage('romanian', 'ro', stemmer, stopwords, {
	more: 'cum unde când care',
});
