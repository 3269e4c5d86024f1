import { stemmer } from '@orama/stemmers/portuguese';
import { stopwords } from '@orama/stopwords/portuguese';
import { defineLanguage } from './define.ts';

/** Restores accents of endings that the stemmer only knows with them. */
const restore = (word: string): string =>
	word
		.replace(/cao$/, 'ção')
		.replace(/coes$/, 'ções')
		.replace(/ao$/, 'ão')
		.replace(/oes$/, 'ões')
		.replace(/avel$/, 'ável')
		.replace(/ivel$/, 'ível')
		.replace(/ancia(s?)$/, 'ância$1')
		.replace(/encia(s?)$/, 'ência$1');

const WORDS =
	'como onde aonde quando qual quais quanto quanta quantos quantas por que porque cujo cuja posso pode podem ' +
	'poderia devo deve devem deveria ser estar fazer faz fazem';

/** Portuguese, by the Snowball stemmer. */
export const PORTUGUESE = /* @__PURE__ */ defineLanguage(
	'portuguese',
	'pt',
	(word) => stemmer(restore(word)),
	stopwords,
	{ more: WORDS },
);
