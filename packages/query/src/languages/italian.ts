import { stemmer } from '@orama/stemmers/italian';
import { stopwords } from '@orama/stopwords/italian';
import type { AddedLanguage } from '@pinakes/format/analysis/language';
import { defineLanguage } from './define.ts';

/** Italian, by the Snowball stemmer. */
export const ITALIAN: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'italian',
	code: 'it',
	stem: stemmer,
	stopWords: [...stopwords, ...'come dove quando perché quale quali posso dell nell sull all dall'.split(' ')],
});
