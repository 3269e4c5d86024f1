import { stemmer } from '@orama/stemmers/greek';
import { stopwords } from '@orama/stopwords/greek';
import { defineLanguage } from './define.ts';

/** Greek, by the Snowball stemmer. */
export const GREEK = /* @__PURE__ */ defineLanguage('greek', 'el', stemmer, stopwords, {
	more: 'πωσ ποτε ποια ποιοι ποιεσ γιατι',
});
