import { stemmer } from '@orama/stemmers/german';
import { stopwords } from '@orama/stopwords/german';
import type { AddedLanguage } from '@pinakes/format/analysis/language';
import { defineLanguage } from './define.ts';

/** German, by the Snowball stemmer. */
export const GERMAN: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'german',
	code: 'de',
	stem: stemmer,
	stopWords: [
		...stopwords,
		...'wie warum wann bitte welche welcher welches welchem welchen wieviel wieviele wohin woher beim'.split(' '),
	],
	hasCompounds: true,
});
