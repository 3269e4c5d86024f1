import { stemmer } from '@orama/stemmers/danish';
import { stopwords } from '@orama/stopwords/danish';
import { defineLanguage } from './define.ts';

/** Danish, by the Snowball stemmer. */
export const DANISH = /* @__PURE__ */ defineLanguage('danish', 'da', stemmer, stopwords, {
	more: 'hvordan hvorfor hvornår hvor hvilken hvilke venligst',
	hasCompounds: true,
});
