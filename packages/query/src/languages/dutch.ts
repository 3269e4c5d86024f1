import { stemmer } from '@orama/stemmers/dutch';
import { stopwords } from '@orama/stopwords/dutch';
import { defineLanguage } from './define.ts';

/** Dutch, by the Snowball stemmer. */
export const DUTCH = /* @__PURE__ */ defineLanguage({
	name: 'dutch',
	code: 'nl',
	stem: stemmer,
	stopWords: [...stopwords, ...'hoe hoeveel waar waarom welk welke wanneer graag'.split(' ')],
	hasCompounds: true,
});
