import { type Analyzer, askedTokens, gramsOf, type WholeName, withoutRequests } from '../format/analysis/analyzer.js';
import { tokensOf } from '../format/analysis/tokenizer.js';
import { mayBeName, nameOf, nameTerm, stopTerm } from '../format/kinds/text.js';
import { DEFAULT_THRESHOLD } from '../format/kinds/weights.js';
import type { QueryTerm } from './store.ts';

/** Options of a text search. */
export interface SearchOptions {
	/** Maximum documents returned. Default: 5. */
	readonly limit?: number;
	/** Minimum probability, 0 to 1, of the best document. Default: `DEFAULT_THRESHOLD`. */
	readonly threshold?: number;
	/** Whether words with the same beginning and another ending match, at less weight. Default: true. */
	readonly related?: boolean;
	/** Whether an unknown word of at least 5 letters matches words that differ by one letter. Default: true. */
	readonly typos?: boolean;
	/** Adds the text of every hit. */
	readonly texts?: boolean;
	/** Adds the terms of every hit, with their contributions to the score. */
	readonly explain?: boolean;
}

/** Default maximum of documents. */
export const DEFAULT_LIMIT = 5;

/** Maximum documents in an answer. */
export const MAX_SOURCES = 3;

/** Default options of `searchText`. */
export const SEARCH_DEFAULTS: Required<SearchOptions> = {
	limit: DEFAULT_LIMIT,
	threshold: DEFAULT_THRESHOLD,
	related: true,
	typos: true,
	texts: false,
	explain: false,
};

/** Maximum of `limit`. */
export const MAX_HITS = 1000;

/** A query that ends in a word which is being typed, as the part `PREFIX` reads it. */
export interface TypedQuery {
	/** The query before the word. */
	readonly rest: string;
	/** Terms of the word. */
	readonly terms: readonly QueryTerm[];
}

/** Returns undefined for a query that does not end in such a word. */
export type TypedReader = (text: string, analyzer: Analyzer) => TypedQuery | undefined;

/** Words in quotation marks. */
export interface Phrase {
	readonly text: string;
	readonly sequence: readonly string[];
	/** Terms by which to find candidate sections. */
	readonly terms: readonly QueryTerm[];
}

/** A query split by its signs. */
export interface Clauses {
	/** The parts without signs. */
	readonly plain: string;
	/** Whether the query ends in such a part. */
	readonly endsPlain: boolean;
	/** Terms of the parts with signs that are searched. */
	readonly terms: readonly QueryTerm[];
	/** Quoted phrases of several words, which must follow each other. */
	readonly phrases: readonly Phrase[];
	/** Exclusions: documents that have all terms of one of these are excluded. */
	readonly excluded: readonly (readonly QueryTerm[])[];
}

/**
 * Returns the terms of a query, and its text without clauses with signs and without request phrases.
 *
 * @param clauses the query split by its signs, if they have a meaning
 * @param readTyped undefined if the last word is whole
 */
export function parseQuery(
	text: string,
	analyzer: Analyzer,
	{ typos }: Pick<Required<SearchOptions>, 'typos'>,
	clauses?: Clauses,
	readTyped?: TypedReader,
) {
	const { endsPlain, terms: signed } = clauses ?? { endsPlain: true, terms: [] };
	const plain = clauses?.plain ?? text;
	const typed = endsPlain && /\S$/.test(text) ? readTyped?.(plain.trim(), analyzer) : undefined;
	const asked = withoutRequests(typed?.rest ?? plain, analyzer);
	const own = termsOf(asked, analyzer);
	const terms = [...signed, ...own];
	if (typed) terms.push(...typed.terms);
	if (!clauses) {
		// What is typed so far may be a whole name already.
		const parts = typed ? terms : own;
		terms.push(...nameTerms(text, typed ? withoutRequests(text, analyzer) : asked, parts, analyzer));
		if (!parts[0]) terms.push(...stopTerms(text, analyzer));
		else if (typos && !typed) terms.push(...joinedTerms(asked, own, analyzer));
	}
	return { terms: mergeRepeated(terms), asked };
}

/** Maximum words of a query of stop words alone that may be keywords, such as `for each`. More are small talk. */
const MAX_STOP_WORDS = 2;

/** Returns stop words as titles, headings and code have them, for a query that has no other words and is no question. */
function stopTerms(text: string, analyzer: Analyzer): QueryTerm[] {
	const words = tokensOf(text, analyzer);
	if (words.length > MAX_STOP_WORDS || /[?？]\s*$/.test(text)) return [];
	return words.flatMap(({ kind, text: word }) =>
		kind === 'word' && analyzer.stopWords.has(word) ? toTerm('whole', stopTerm(word), word) : [],
	);
}

/** Maximum words of a query whose neighbours are also searched as one word. */
const MAX_JOINED = 3;

/** Returns the neighbours in a short query as one word: `read only` may be `readonly`. */
function joinedTerms(asked: string, own: readonly QueryTerm[], analyzer: Analyzer): QueryTerm[] {
	// Each of its words is at most one term, and reading them again takes longer than the rest.
	const words = own.length > MAX_JOINED ? [] : tokensOf(asked, analyzer);
	if (words.length > MAX_JOINED || !words.every(({ kind, text }) => kind === 'word' && SPELLED.test(text))) return [];
	return words.slice(1).map(({ text: second }, i) => {
		const { text: first } = words[i] as (typeof words)[0];
		const term = analyzer.stem(first + second);
		for (const one of own) {
			if (one.word === first || one.word === second) one.of ??= { term, isName: false };
		}
		return { ...toTerm('whole', term, first + second), key: `joined ${term}`, isJoined: true };
	});
}

/** Words that may be written as one with their neighbours. */
const SPELLED = /^[a-z]{2,}$/;

/**
 * Returns the query as a name, with and without its request phrase: `what is key expiration` may be the heading `key
 * expiration`.
 *
 * @param parts the terms of `asked`
 */
function nameTerms(text: string, asked: string, parts: readonly QueryTerm[], analyzer: Analyzer): QueryTerm[] {
	const { others = [], tokenize } = analyzer;
	// In an index of one language, the words of `asked` are known already and need not be tokenized again.
	const isCut = others.length === 0 && !tokenize && parts.every(({ kind }) => kind === 'word');
	const names = new Set<string | undefined>();
	for (const name of asked === text ? [text] : [text, asked]) {
		if (!mayBeName(name)) continue;
		if (isCut && parts[0] && name === asked) names.add(nameOf(parts.map(({ term }) => term)));
		else for (const one of [analyzer, ...others]) names.add(nameTerm(name, one));
	}
	names.delete(undefined);
	// A name of stop words alone, such as `who`, has no parts that count instead.
	return Array.from(names, (term) => toTerm(parts[0] ? 'name' : 'whole', term as string, text));
}

/** Returns the terms of a text, without its request phrases. */
export function queryTerms(text: string, analyzer: Analyzer): QueryTerm[] {
	return termsOf(withoutRequests(text, analyzer), analyzer);
}

function termsOf(asked: string, analyzer: Analyzer): QueryTerm[] {
	const terms: QueryTerm[] = [];
	for (const { kind, text: token, term, forms, of } of askedTokens(asked, analyzer)) {
		if (kind === 'unspaced') {
			for (const gram of gramsOf(token, analyzer.grams)) terms.push(toTerm('gram', gram, gram));
		} else {
			terms.push(toTerm(kind, term, token, forms, of));
		}
	}
	return terms;
}

/** Creates a term that occurs once. */
export function toTerm(
	kind: QueryTerm['kind'],
	term: string,
	word: string,
	forms?: readonly string[],
	of?: WholeName,
): QueryTerm {
	const key = kind === 'word' || kind === 'gram' ? term : `${kind} ${term}`;
	const isOptional = kind === 'whole' || kind === 'name';
	return { key, kind, term, word, forms, of, isOptional, isJoined: false, find: undefined, occurrences: 1 };
}

/** Merges equal terms and counts their occurrences. Keeps the order of first occurrences. */
export function mergeRepeated(terms: readonly QueryTerm[]): QueryTerm[] {
	const byKey = new Map<string, QueryTerm>();
	return terms.filter((term) => {
		const known = byKey.get(term.key);
		if (known === undefined) byKey.set(term.key, term);
		else {
			known.occurrences++;
			if (known.of?.term !== term.of?.term) known.of = undefined;
		}
		return known === undefined;
	});
}
