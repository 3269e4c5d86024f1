import { PinakesError } from '../../errors.ts';
import { own, tableOf } from '../../json.ts';
import { need, type Recipe } from '../../recipe.ts';
import { type Language, MESSAGES_FILE, type MessageName, type Messages } from './format.ts';

/** Values to fill in, by name: a text, or words that are listed. */
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Says what there is to say at a place; `lang` only where it is not the language asked for. */
export type Say = (name: MessageName, values: Values, lang?: Language) => string[];

/** Stands where a value is missing; Unicode assigns it to no character. */
const MISSING = '\uffff';

/** Words of a list within a sentence. */
const MOST_LISTED = 20;

/**
 * Reads the index's sentences, or a file that has some of them.
 *
 * @throws PinakesError `invalid_value` for a language that there is not
 */
export function* readMessages(lang: Language, file = MESSAGES_FILE): Recipe<Say> {
	if (lang !== 'en' && lang !== 'zh') throw new PinakesError('invalid_value', 'lang is en or zh');
	const messages = yield* need<Messages>({ file, shape: SHAPE });
	return (name, values, language = lang) =>
		(own(messages, name)?.[language] ?? []).flatMap((sentence) => {
			const said = sentence.replace(/\{(\w+)\}/g, (_, key: string) => {
				return [own(values, key) ?? []].flat().slice(0, MOST_LISTED).join(', ') || MISSING;
			});
			return said.includes(MISSING) ? [] : said;
		});
}

const SHAPE = tableOf({ en: [''], zh: [''] });
