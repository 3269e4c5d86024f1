import { stemmer } from '@orama/stemmers/norwegian';
import { stopwords } from '@orama/stopwords/norwegian';
import { defineLanguage } from './define.ts';

/** Norwegian, by the Snowball stemmer. */
export const NORWEGIAN = /* @__PURE__ */ defineLanguage('norwegian', 'nb', stemmer, stopwords, {
	more: 'hvordan hvorfor når hvor hvilken hvilke',
	hasCompounds: true,
});
