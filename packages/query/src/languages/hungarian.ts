import { stemmer } from '@orama/stemmers/hungarian';
import { stopwords } from '@orama/stopwords/hungarian';
import { defineLanguage } from './define.ts';

/** Hungarian, by the Snowball stemmer. */
export const HUNGARIAN = /* @__PURE__ */ defineLanguage('hungarian', 'hu', stemmer, stopwords, {
	more: 'hogyan miért mikor hol melyik',
	hasCompounds: true,
});
