/** The last word of a query as the beginning of one that is being typed. An opt-in part of `searchText`. */
import { type Analyzer, askedTokens } from '../format/analysis/analyzer.js';
import { tokensOf } from '../format/analysis/tokenizer.js';
import type { Recipe } from '../format/base/recipe.js';
import { exactKey, isNameTerm, KEY_LENGTH, stopTerm, wordKey } from '../format/kinds/text.js';
import type { TextPart } from './present.ts';
import { type TypedQuery, toTerm } from './question.ts';
import type { FoundTerm, QueryTerm, TermExpansion, TextStore } from './store.ts';
import { findTerm, gather, joinRows } from './terms.ts';

/** The last word of a query may be incomplete, as while typing. Without this part, it is whole. */
export const PREFIX: TextPart = { typed: splitTyped };

/** Splits a query into its last word with its signs, and what is before it; undefined if it ends in none. */
function splitTyped(text: string, analyzer: Analyzer): TypedQuery | undefined {
	const last = /(?<![^\s"'`()[\]{}<,;|=])[^\s"'`()[\]{}<,;|=?!]+$/.exec(text);
	const rest = text.slice(0, last?.index);
	const terms = last && typedTerms(last[0], rest, analyzer);
	return terms ? { rest, terms } : undefined;
}

/**
 * Returns the terms of a word being typed; undefined if it is not a single word or name. A name is searched by its beginning, and by
 * its parts, of which the last one may be incomplete.
 *
 * @param rest the query before it
 */
function typedTerms(typed: string, rest: string, analyzer: Analyzer): QueryTerm[] | undefined {
	const [first, ...parts] = tokensOf(typed, analyzer);
	if (first === undefined) return /^[!-~]+$/.test(typed) ? [] : undefined;
	if (first.kind === 'unspaced' || parts.length !== (first.parts ?? 0)) return undefined;
	const hasOthers = askedTokens(rest, analyzer).length > 0;
	// The first letter of a next word begins too many.
	if (hasOthers && /^[a-z]$/.test(first.text)) return [];
	const of = { term: first.text, isName: true };
	const words = parts.filter(({ kind }) => kind === 'word');
	const begun = { ...toTerm('prefix', first.text, first.text), isOptional: hasOthers || words.length > 0 };
	return [
		{ ...begun, find: findCompletions },
		...words.map(({ text }, i) =>
			i < words.length - 1
				? toTerm('word', analyzer.stem(text), text, undefined, of)
				: { ...toTerm('prefix', text, text, undefined, of), find: findCompletions },
		),
	];
}

/** Finds the completions of the word being typed; if there are none, what is found by it as a whole word. */
function* findCompletions(store: TextStore, term: QueryTerm, expansion: TermExpansion): Recipe<FoundTerm> {
	const stems = stemsFrom(term.term, store.analyzer.stem);
	const keys = [...stems].map(wordKey);
	if (term.term.length < KEY_LENGTH) keys.push(...(yield* store.keysFrom(term.term)));
	const stopped = stopTerm(term.term);
	if (store.analyzer.stopWords.has(term.term)) keys.push(exactKey(stopped));
	const rows = yield* store.rows([...new Set(keys)]);
	const isMeant = (other: string): boolean =>
		(other.startsWith(term.term) && !isNameTerm(other)) || stems.has(other) || other === stopped;
	const found = yield* gather(store, term, joinRows(rows), 'prefix', isMeant);
	if (found.list.size > 0) return found;
	return yield* findTerm(store, toTerm('word', store.analyzer.stem(term.term), term.term), expansion);
}

/** Endings that a word being typed may get, or of which it may have a beginning. */
const ENDINGS = 'able al ance ation ed ence er es est ful ing ion ism ist ity ive ize less ly ment ness y ying';

/**
 * Returns the stems of possible completions of a word being typed, if they are shorter than it: `connecti` may become
 * `connection`, whose stem is shorter. Stems that begin with the word are found by prefix.
 */
function stemsFrom(typed: string, stem: (word: string) => string): Set<string> {
	const stems = new Set([stem(typed)]);
	for (const ending of ENDINGS.split(' ')) {
		for (let begun = 0; begun < ending.length; begun++) stems.add(stem(typed + ending.slice(begun)));
	}
	return stems;
}
