import { stemmer } from '@orama/stemmers/finnish';
import { stopwords } from '@orama/stopwords/finnish';
import { defineLanguage } from './define.ts';

/** Finnish, by the Snowball stemmer. */
export const FINNISH = /* @__PURE__ */ defineLanguage('finnish', 'fi', stemmer, stopwords, {
	more: 'miten miksi missä milloin mikä mitkä',
	hasCompounds: true,
});
