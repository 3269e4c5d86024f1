import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import type { AddedLanguage } from '@pinakes/format/analysis/language';
import { defineLanguage } from './define.ts';

/** Restores accents of endings that the stemmer only knows with them. */
const restore = (word: string): string =>
	word
		.replace(/ee(s?)$/, 'ée$1')
		.replace(/ite(s?)$/, 'ité$1')
		.replace(/iere(s?)$/, 'ière$1');

/** French, by the Snowball stemmer. */
export const FRENCH: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'french',
	code: 'fr',
	stem: (word) => stemmer(restore(word)),
	// `été` also means summer.
	stopWords: [
		...stopwords.filter((word) => word !== 'été'),
		...'comment combien pourquoi quand quel quelle quels quelles lequel laquelle lesquels lesquelles où lorsque puis peut doit faut'.split(
			' ',
		),
	],
});
