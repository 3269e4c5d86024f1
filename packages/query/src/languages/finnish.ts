import { stemmer } from '@orama/stemmers/finnish';
import { stopwords } from '@orama/stopwords/finnish';
import { defineLanguage } from './define.ts';

/** Finnish, by the Snowball stemmer. */
export const FINNISH = /* @__PURE__ */ defineLanguage({
	name: 'finnish',
	code: 'fi',
	stem: stemmer,
	stopWords: [...stopwords, ...'miten miksi missä milloin mikä mitkä'.split(' ')],
	hasCompounds: true,
});
