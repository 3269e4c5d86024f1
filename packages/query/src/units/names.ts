import { LETTERS, UNSPACED } from '../format/analysis/characters.js';

const WORDS = /* @__PURE__ */ new RegExp(`${LETTERS.source}+`, 'gu');
const SENTENCE_END = /[.!?:\n]/;

/** Times have a capital without being names of what a request is about. */
const TIME =
	/^(q[1-4]|(mon|tues|wednes|thurs|fri|satur|sun)day|(jan|febr)uary|march|april|may|june|july|august|october|(sept|nov|dec)ember)$/i;

/**
 * Returns the words of a request that look like names, in lower case: words with a capital that does not begin a
 * sentence (Zapier, gRPC) and is no time, and Latin words in text of a script without spaces (TiDB).
 */
export function namesIn(text: string): ReadonlySet<string> {
	const names = new Set<string>();
	const isAmongUnspaced = UNSPACED.test(text);
	let end = 0;
	for (const { 0: word, index } of text.matchAll(WORDS)) {
		const isFirst = end === 0 || SENTENCE_END.test(text.slice(end, index));
		const capitals = isFirst ? word.slice(1) : word;
		if (!TIME.test(word) && (isAmongUnspaced || capitals !== capitals.toLowerCase())) names.add(word.toLowerCase());
		end = index + word.length;
	}
	return names;
}
