import { isRecord, own } from '../../json.ts';
import { need, type Part, type Recipe } from '../../recipe.ts';
import { type Language, MESSAGES_FILE, type MessageName, type Messages } from './format.ts';

/** Says a sentence: by name, filled in with values. */
export type Say = (name: MessageName, values?: Readonly<Record<string, string>>, lang?: Language) => string;

/** Reads the index's sentences; `lang` is the language spoken unless a sentence is asked in another. */
export function* readMessages(lang: Language): Recipe<Say> {
	const messages = yield* need(MESSAGES);
	return (name, values = {}, language = lang) =>
		String(own(messages, name)?.[language] ?? name).replace(/\{(\w+)\}/g, (_, key: string) => own(values, key) ?? '');
}

const MESSAGES: Part<Messages> = {
	file: MESSAGES_FILE,
	decode: (json) => (isRecord(json) && Object.values(json).every(isRecord) ? (json as Messages) : undefined),
};
