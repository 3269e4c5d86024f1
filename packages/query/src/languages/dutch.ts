import { stemmer } from '@orama/stemmers/dutch';
import { stopwords } from '@orama/stopwords/dutch';
import { defineLanguage } from './define.ts';

/** Dutch, by the Snowball stemmer. */
export const DUTCH = /* @__PURE__ */ defineLanguage('dutch', 'nl', stemmer, stopwords, {
	more: 'hoe hoeveel waar waarom welk welke wanneer graag',
	hasCompounds: true,
});
