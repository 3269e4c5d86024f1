import { stemmer } from '@orama/stemmers/danish';
import { stopwords } from '@orama/stopwords/danish';
import { defineLanguage } from './define.ts';

/** Danish, by the Snowball stemmer. */
export const DANISH = /* @__PURE__ */ defineLanguage({
	name: 'danish',
	code: 'da',
	stem: stemmer,
	stopWords: [...stopwords, ...'hvordan hvorfor hvornår hvor hvilken hvilke venligst'.split(' ')],
	hasCompounds: true,
});
