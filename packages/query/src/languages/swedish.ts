import { stemmer } from '@orama/stemmers/swedish';
import { stopwords } from '@orama/stopwords/swedish';
import { defineLanguage } from './define.ts';

/** Swedish, by the Snowball stemmer. */
export const SWEDISH = /* @__PURE__ */ defineLanguage('swedish', 'sv', stemmer, stopwords, {
	more: 'hur varför när var vilken vilka',
	hasCompounds: true,
});
