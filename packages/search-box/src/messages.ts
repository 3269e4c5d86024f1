import { ENGLISH, TRANSLATIONS } from './data/translations.ts';

export type Messages = Readonly<Record<keyof typeof ENGLISH, string>> & {
	readonly lang: string;
};

/** Returns the texts in a language, in English if there are none in it. */
export function messagesIn(tag: string, own?: unknown): Messages {
	const name = /^[a-z]+/i.exec(tag)?.[0].toLowerCase() ?? '';
	const known = Object.hasOwn(TRANSLATIONS, name) ? TRANSLATIONS[name] : undefined;
	const given = ownMessages(own);
	// Texts that the site has written are in the language of its page.
	const lang = known !== undefined ? name : given.search === undefined ? 'en' : tag;
	return { ...ENGLISH, ...known, ...given, lang };
}

/** Returns the texts that a site has written; what is not one of these is left out. */
function ownMessages(own: unknown): Partial<typeof ENGLISH> {
	const fields: object = typeof own === 'object' && own !== null ? own : {};
	const known = Object.entries(fields).filter(
		([name, text]) => Object.hasOwn(ENGLISH, name) && typeof text === 'string' && text !== '',
	);
	return Object.fromEntries(known);
}

/** Replaces `{0}` in a message. */
export function fill(message: string, value: string): string {
	return message.replace('{0}', () => value);
}

/** Says how many there are: the first message is for a single one. */
export function fillCount(one: string, many: string, count: number, lang: string): string {
	return count === 1 ? one : fill(many, count.toLocaleString(lang));
}
