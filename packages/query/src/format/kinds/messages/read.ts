import { check } from '../../errors.ts';
import { own, tableOf } from '../../json.ts';
import { need, type Recipe } from '../../recipe.ts';
import { type Language, MESSAGES_FILE, type MessageName, type Messages } from './schema.ts';

/** Values of placeholders: a text, or a list of words. */
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the sentences of a message; `lang` overrides the language of the reader. */
export type Say = (name: MessageName, values: Values, lang?: Language) => string[];

/** Marks a missing value; not a Unicode character. */
const MISSING = '\uffff';

/** Maximum words of a list in a sentence. */
const MAX_LISTED = 20;

/**
 * Reads the index's messages from a file that contains all or some of them.
 *
 * @throws PinakesError `invalid_value` for an unknown language
 */
export function* readMessages(lang: Language, file = MESSAGES_FILE): Recipe<Say> {
	check(lang === 'en' || lang === 'zh', 'lang is en or zh');
	const messages = yield* need<Messages>({ file, shape: SHAPE });
	return (name, values, language = lang) =>
		(own(messages, name)?.[language] ?? []).flatMap((sentence) => {
			const said = sentence.replace(/\{(\w+)\}/g, (_, key: string) => {
				return [own(values, key) ?? []].flat().slice(0, MAX_LISTED).join(', ') || MISSING;
			});
			return said.includes(MISSING) ? [] : said;
		});
}

const SHAPE = /* @__PURE__ */ tableOf({ en: [''], zh: [''] });
