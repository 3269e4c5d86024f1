import { stemmer } from '@orama/stemmers/russian';
import { stopwords } from '@orama/stopwords/russian';
import type { AddedLanguage } from '@pinakes/format/analysis/language';
import { defineLanguage } from './define.ts';

const QUESTION_WORDS =
	'как где когда почему зачем сколько какой какая какое какие какого какому каком какую какою каких каким какими ' +
	'который которая которое которые которого которому котором которую которой которых которым которыми чей чья чьё чьи';

/** Russian, by the Snowball stemmer. */
export const RUSSIAN: AddedLanguage = /* @__PURE__ */ defineLanguage({
	name: 'russian',
	code: 'ru',
	stem: stemmer,
	stopWords: [...stopwords, ...QUESTION_WORDS.split(' ')],
});
