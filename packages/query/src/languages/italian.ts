import { stemmer } from '@orama/stemmers/italian';
import { stopwords } from '@orama/stopwords/italian';
import { defineLanguage } from './define.ts';

const WORDS =
	'come dove quando perché quale quali cosa posso può puoi possono potrebbe devo devi deve devono dovrebbe essere ' +
	'avere dell nell sull all dall fare fa fanno';

/** Italian, by the Snowball stemmer. */
export const ITALIAN = /* @__PURE__ */ defineLanguage('italian', 'it', stemmer, stopwords, { more: WORDS });
