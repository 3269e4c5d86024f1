import { stemmer } from '@orama/stemmers/irish';
import { stopwords } from '@orama/stopwords/irish';
import { defineLanguage } from './define.ts';

/** Irish, by the Snowball stemmer. */
export const IRISH = /* @__PURE__ */ defineLanguage({
	name: 'irish',
	code: 'ga',
	stem: stemmer,
	stopWords: [...stopwords, ...'conas cathain cén'.split(' ')],
});
