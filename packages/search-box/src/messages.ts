import { TRANSLATIONS } from './translations.ts';

/** Texts of the search box, in English. `{0}` is replaced. */
export const ENGLISH = {
	search: 'Search',
	placeholder: 'Search or ask a question',
	close: 'Close search',
	cancel: 'Cancel',
	clear: 'Clear',
	results: 'Search results',
	recent: 'Recent',
	remove: 'Remove',
	featured: 'Start here',
	questions: 'Ask a question',
	suggestions: 'Search for',
	page: '1 page',
	pages: '{0} pages',
	found: '{0} results',
	foundOne: '1 result',
	all: 'All {0} results',
	more: 'More results',
	searching: 'Searching…',
	nothing: 'Nothing here answers this',
	unknownWord: 'No page has the word {0}.',
	unknownWords: 'No page has the words {0}.',
	together: 'These words are here, but no section is about them together.',
	noTerms: 'No word of it says what it is about: add one that does.',
	nearest: 'Nearest sections',
	noAnswer: 'No answer in {0} pages',
	ask: 'Ask elsewhere',
	unsure: 'Which one do you mean?',
	shared: 'All of these have {0}.',
	decide: 'One more word decides it.',
	lessLikely: 'Less likely',
	answer: 'From the docs',
	sources: 'Sources',
	start: 'Start of the page',
	filters: 'Filter by',
	failed: 'The search index cannot be read. Try again later.',
	offline: 'You are offline. The search goes on once you are back.',
	choose: 'choose',
	open: 'open',
	newTab: 'new tab',
	leave: 'close',
	helpful: 'Helpful',
	unhelpful: 'Not helpful',
	thanks: 'Thank you',
};

/** Texts of the search box. */
export type Messages = Readonly<Record<keyof typeof ENGLISH, string>> & {
	/** Language of the texts. */
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
