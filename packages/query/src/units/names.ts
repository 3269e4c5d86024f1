import { LETTERS, UNSPACED } from '@pinakes/format/analysis/characters';

const WORDS = /* @__PURE__ */ new RegExp(`${LETTERS.source}+`, 'gu');
const SENTENCE_END = /[.!?:\n]/;

/**
 * The words of a request that are written like names, in lower case: with a capital where no sentence begins (Zapier,
 * gRPC), or in Latin letters within a text without spaces (TiDB).
 */
export function namesIn(text: string): ReadonlySet<string> {
	const names = new Set<string>();
	const isAmongUnspaced = UNSPACED.test(text);
	let end = 0;
	for (const { 0: word, index } of text.matchAll(WORDS)) {
		const isFirst = end === 0 || SENTENCE_END.test(text.slice(end, index));
		const capitals = isFirst ? word.slice(1) : word;
		if (isAmongUnspaced || capitals !== capitals.toLowerCase()) names.add(word.toLowerCase());
		end = index + word.length;
	}
	return names;
}
