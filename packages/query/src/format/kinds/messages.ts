import type { Bilingual, Language } from '../base/bilingual.ts';
import { check } from '../base/errors.ts';
import { own, tableOf } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';
import type { Relation } from './entries.ts';

/**
 * All messages of look-ups, in every language. They are stored in the index, so that this package stays small, and that
 * teams can change the wording:
 *
 *     parts/messages.json   { "reasons": { "en": ["matches the tags: {tag_coverage}", …], "zh": […] }, … }
 *
 * A name stands for a list of sentences. `{value}` is a placeholder; a sentence is omitted if one of its values is missing.
 */
export const MESSAGES_FILE = 'parts/messages.json';

/** Names of reasons for a refusal, which `suggest_` and `ask_` have messages of their own for. */
type RefusalName =
	| 'no_candidates_by_tag'
	| `candidates_but_${'no_ide_support' | 'incompatible_env'}`
	| 'insufficient_info';

/** Names of messages; `drop_` with the kind of a fact is an edit of a query. */
export type MessageName =
	| `${'' | 'suggest_' | 'ask_'}${RefusalName}`
	| 'no_units'
	| 'no_words_of_goal'
	| 'user_only'
	| 'nothing_asked'
	| `ask_${'goal' | 'nearest' | 'ide'}`
	| `drop_${string}`
	| 'reasons'
	| 'kept_out'
	| `${'unit' | 'query'}_warnings`
	| `contexts_${'none' | 'no_epic' | 'found' | 'across' | 'relevant' | 'completed' | 'general'}`
	| `contexts_${'fallback' | 'no_fallback' | 'fallback_missing'}`
	| `entry_${'not_found' | 'notes'}`
	| `related_${Relation | 'topic' | 'hint'}`
	| `search_${'notes' | 'left_out' | 'source' | 'and' | 'reasons' | 'slow' | 'written'}`;

/** `parts/messages.json` as parsed. */
export type Messages = Readonly<Record<string, Bilingual<readonly string[]>>>;

/** Values of placeholders: a text, or a list of words. */
export type Values = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the sentences of a message; `lang` overrides the language of the reader. */
export type Say = (name: MessageName, values: Values, lang?: Language) => string[];

/** Marks a missing value; not a Unicode character. */
const MISSING = '\uffff';

/** Maximum words of a list in a sentence. */
const MAX_LISTED = 20;

/**
 * Reads the index's messages.
 *
 * @throws PinakesError `invalid_value` for an unknown language
 */
export function* readMessages(lang: Language): Recipe<Say> {
	check(lang === 'en' || lang === 'zh', 'lang is en or zh');
	const messages = yield* need<Messages>({ file: MESSAGES_FILE, shape: SHAPE });
	return (name, values, language = lang) =>
		(own(messages, name)?.[language] ?? []).flatMap((sentence) => {
			const said = sentence.replace(/\{(\w+)\}/g, (_, key: string) => {
				return [own(values, key) ?? []].flat().slice(0, MAX_LISTED).join(', ') || MISSING;
			});
			return said.includes(MISSING) ? [] : said;
		});
}

const SHAPE = /* @__PURE__ */ tableOf({ en: [''], zh: [''] });
