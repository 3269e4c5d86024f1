import { stemmer } from '@orama/stemmers/russian';
import { stopwords } from '@orama/stopwords/russian';
import { defineLanguage } from './define.ts';

const WORDS =
	'как где когда почему зачем сколько какой какая какое какие какого какому каком какую какою каких каким какими ' +
	'который которая которое которые которого которому котором которую которой которых которым которыми чей чья чьё чьи ' +
	'откуда ' +
	'нужно могу могут должен должна должны следует эта это этих та те также';

/**
 * Removes a vowel that other forms of a noun lack: `список` and `списка`, `настроек` and `настройка`, `столбец` and
 * `столбца`.
 */
const withoutFleetingVowel = (stem: string): string =>
	stem
		.replace(/(?<=[аеиоуыэюя][^аеиоуыэюяь]{1,4})[ое]к$/, 'к')
		.replace(/(?<=[аеиоуыэюя])ек$/, 'йк')
		.replace(/(?<=[аеиоуыэюя][^аеиоуыэюя]{1,4})ец$/, 'ц');

/**
 * Removes the suffixes in which a verb differs from its other aspect and from the noun of its action: `обнов-ить`,
 * `обновл-ять` and `обновл-ение`, `указ-ать`, `указ-ывать` and `указ-ание`.
 */
const withoutVerbSuffix = (stem: string): string =>
	stem.replace(/(?<=....)(?:[аеиоы]ван?|[ае]н|[ая])$/, '').replace(/(?<=...[бвмпф])л$/, '');

/** Russian, by the Snowball stemmer. */
export const RUSSIAN = /* @__PURE__ */ defineLanguage(
	'russian',
	'ru',
	(word) => withoutVerbSuffix(withoutFleetingVowel(stemmer(word))),
	stopwords,
	{ more: WORDS },
);
