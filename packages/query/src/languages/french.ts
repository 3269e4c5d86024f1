import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { defineLanguage } from './define.ts';

/** Restores accents of endings that the stemmer only knows with them. */
const restore = (word: string): string =>
	word
		.replace(/ee(s?)$/, 'ée$1')
		.replace(/ite(s?)$/, 'ité$1')
		.replace(/iere(s?)$/, 'ière$1');

const WORDS =
	'comment combien pourquoi quand quel quelle quels quelles lequel laquelle lesquels lesquelles où quoi dont faire fait font ' +
	'puis peut peuvent pouvez pouvoir doit dois doivent devez devoir faut être avoir si lorsque lors afin ainsi donc ' +
	'celui celle ceux ça';

/** French, by the Snowball stemmer. */
export const FRENCH = /* @__PURE__ */ defineLanguage(
	'french',
	'fr',
	(word) => stemmer(restore(word)),
	// `été` also means summer.
	stopwords.filter((word) => word !== 'été'),
	{ more: WORDS },
);
