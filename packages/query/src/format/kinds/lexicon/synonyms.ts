import type { Analyzer } from '../../analysis/analyzer.js';
import { isUnspaced } from '../../analysis/characters.js';
import { normalizeTerm } from '../../analysis/normalize.js';
import { wordsOf } from '../../analysis/tokenizer.js';
import { own } from '../../json.js';
import { formsOf } from '../contexts/schema.js';
import type { Lexicon } from './schema.js';

/** Maximum words, or Han characters, of a term of the lexicon. */
export const MAX_TERM_LENGTH = 8;

/** Returns a term's group of synonyms, including the term; empty if the lexicon does not know it. */
export function synonymsOf(term: string, { terms }: Lexicon, analyzer: Analyzer): string[] {
	const [group] = [normalizeTerm(term), ...formsOf(term, analyzer)].flatMap((form) => own(terms, form) ?? []);
	return group === undefined ? [] : Object.keys(terms).filter((other) => terms[other] === group);
}

/** Maximum terms of a text whose synonyms are returned. */
const MAX_TERMS = 8;

/** Returns the synonyms of each known term in a text, without the term itself. */
export function synonymsIn(text: string, lexicon: Lexicon, analyzer: Analyzer): string[][] {
	const words = wordsOf(text, analyzer).map((word) => word.text);
	const found = new Map<string, string[]>();
	for (let at = 0; at < words.length && found.size < MAX_TERMS; ) {
		const joint = isUnspaced(words[at] as string) ? '' : ' ';
		let length = Math.min(MAX_TERM_LENGTH, words.length - at);
		for (; length > 0; length--) {
			const term = words.slice(at, at + length).join(joint);
			const others = synonymsOf(term, lexicon, analyzer).filter((other) => other !== term);
			if (others.length === 0) continue;
			found.set(term, others);
			break;
		}
		at += Math.max(1, length);
	}
	return [...found.values()];
}
