import { type Analyzer, askedTokens, gramsOf, sequenceOf, withoutRequests } from '@pinakes/format/analysis/analyzer';
import { tokensOf } from '@pinakes/format/analysis/tokenizer';
import { mayBeName, nameOf, nameTerm } from '@pinakes/format/kinds/text/names';
import { TEXT_FIELDS, type TextField } from '@pinakes/format/kinds/text/schema';

/** A term that is looked for. */
export interface QueryTerm {
	/** What tells terms apart. */
	readonly key: string;
	/**
	 * `gram` is an n-gram; `whole` an identifier whose parts are terms too; `name` the whole query as the title or heading of a
	 * section; `prefix` a word being typed.
	 */
	readonly kind: 'word' | 'whole' | 'gram' | 'name' | 'prefix';
	/** In the form that an index has; for `prefix` as typed. */
	readonly term: string;
	/** What it may be in texts of other languages, where that is something else. */
	readonly forms: readonly string[] | undefined;
	/** The word as typed, in lower case. */
	readonly word: string;
	/** The only field that counts, if the query names one. */
	readonly field: TextField | undefined;
	/** How often the query has it. */
	occurrences: number;
}

/** A query's terms, and its demands on what is found. */
export interface ParsedQuery {
	readonly terms: readonly QueryTerm[];
	/** What is asked beside clauses with signs, without request phrases. */
	readonly asked: string;
	/** Words and characters that must stand one after the other, each as typed and as a sequence. */
	readonly phrases: readonly Phrase[];
	/** Documents that have all terms of one of these are left out. */
	readonly excluded: readonly (readonly QueryTerm[])[];
}

/** Words in quotation marks. */
export interface Phrase {
	readonly text: string;
	readonly field: TextField | undefined;
	readonly sequence: readonly string[];
	/** The terms of the phrase, by which sections are found that may have it. */
	readonly terms: readonly QueryTerm[];
}

/** Which signs in a query mean something. */
export interface QuerySyntax {
	readonly phrases: boolean;
	readonly exclusions: boolean;
	readonly fields: boolean;
	readonly prefix: boolean;
}

/** A stretch of a query without white space, or in quotation marks, with what stands before it. */
const CLAUSES = /(-)?(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/gi;

const HAS_SIGNS = /"|:|(?:^|\s)-/;
const STARTS_WITH_LETTER = /^[^\s\d!-/]/;

/** Reads a query: its phrases, exclusions and fields, and the terms of everything else. */
export function parseQuery(text: string, analyzer: Analyzer, syntax: QuerySyntax): ParsedQuery {
	const terms: QueryTerm[] = [];
	const phrases: Phrase[] = [];
	const excluded: QueryTerm[][] = [];
	const hasSigns = HAS_SIGNS.test(text);
	let plain = hasSigns ? '' : text;
	let endsPlain = true;
	if (hasSigns) {
		for (const [clause, minus, name, quoted, word = ''] of text.matchAll(CLAUSES)) {
			const field = syntax.fields ? fieldOf(name) : undefined;
			const isPhrase = quoted !== undefined && syntax.phrases;
			const content = quoted ?? word;
			endsPlain = false;
			if (minus && syntax.exclusions && (isPhrase || STARTS_WITH_LETTER.test(content))) {
				excluded.push(queryTerms(content, analyzer, field));
			} else if (isPhrase || field) {
				const found = queryTerms(content, analyzer, field);
				terms.push(...found);
				if (isPhrase)
					phrases.push({
						text: content,
						field,
						sequence: sequenceOf(content, analyzer).slice(0, MAX_PHRASE_LENGTH),
						terms: found,
					});
			} else {
				plain += `${clause} `;
				endsPlain = true;
			}
		}
	}
	const typed = syntax.prefix && endsPlain && /\S$/.test(text) ? lastWord(plain.trim(), analyzer) : undefined;
	if (typed) plain = plain.trim().slice(0, -typed.length);
	const asked = withoutRequests(plain, analyzer);
	const own = termsOf(asked, analyzer);
	terms.push(...own);
	if (!hasSigns && !typed) terms.push(...nameTerms(text, asked, own, analyzer));
	if (typed) terms.push(toTerm('prefix', typed, typed));
	return {
		terms: distinct(terms),
		asked,
		phrases: phrases.filter(({ sequence }) => sequence.length > 1),
		excluded: excluded.filter(({ length }) => length > 0),
	};
}

/**
 * The query as a name, as it stands and without what asks: `what is key expiration` is called `key expiration`.
 *
 * @param own the terms of what is asked
 */
function nameTerms(text: string, asked: string, own: readonly QueryTerm[], analyzer: Analyzer): QueryTerm[] {
	const { others = [], tokenize } = analyzer;
	// Texts in one language have the words of what is asked as they are, which need not be cut again.
	const isCut = others.length === 0 && !tokenize && own.every(({ kind }) => kind !== 'gram');
	const names = new Set<string | undefined>();
	for (const name of asked === text ? [text] : [text, asked]) {
		if (!mayBeName(name)) continue;
		if (isCut && name === asked) names.add(nameOf(own.filter(({ kind }) => kind === 'word').map(({ term }) => term)));
		else for (const one of [analyzer, ...others]) names.add(nameTerm(name, one));
	}
	names.delete(undefined);
	return Array.from(names, (term) => toTerm('name', term as string, text));
}

/** Words and characters of a phrase that are compared; what is beyond them is not. */
const MAX_PHRASE_LENGTH = 64;

function fieldOf(name: string | undefined): TextField | undefined {
	return TEXT_FIELDS.find((field) => field === name?.toLowerCase());
}

/** The word that is being typed, in lower case, where the query ends in one. */
function lastWord(text: string, analyzer: Analyzer): string | undefined {
	const word = /(?<!\S)\S+$/.exec(text)?.[0] ?? '';
	const [token, ...others] = tokensOf(word, analyzer);
	return token?.kind === 'word' && others.length === 0 && token.text.length === word.length ? token.text : undefined;
}

/** The terms of a text that is looked for, without its request phrases. */
export function queryTerms(text: string, analyzer: Analyzer, field?: TextField): QueryTerm[] {
	return termsOf(withoutRequests(text, analyzer), analyzer, field);
}

function termsOf(asked: string, analyzer: Analyzer, field?: TextField): QueryTerm[] {
	const terms: QueryTerm[] = [];
	for (const { kind, text: token, term, forms } of askedTokens(asked, analyzer)) {
		if (kind === 'unspaced') {
			for (const gram of gramsOf(token, analyzer.grams)) terms.push(toTerm('gram', gram, gram, field));
		} else {
			terms.push(toTerm(kind, term, token, field, forms));
		}
	}
	return terms;
}

/** Makes a term that occurs once. */
export function toTerm(
	kind: QueryTerm['kind'],
	term: string,
	word: string,
	field?: TextField,
	forms?: readonly string[],
): QueryTerm {
	const isUsual = !field && (kind === 'word' || kind === 'gram');
	return { key: isUsual ? term : `${field} ${kind} ${term}`, kind, term, word, field, forms, occurrences: 1 };
}

/** Each term once, with its number of occurrences, in the order of the first. */
export function distinct(terms: readonly QueryTerm[]): QueryTerm[] {
	const byKey = new Map<string, QueryTerm>();
	return terms.filter((term) => {
		const known = byKey.get(term.key);
		if (known === undefined) byKey.set(term.key, term);
		else known.occurrences++;
		return known === undefined;
	});
}
