import { type Analyzer, createAnalyzer } from '../analysis/analyzer.ts';
import { isUnspaced, normalizeTerm } from '../analysis/normalize.ts';
import { wordsOf } from '../analysis/tokenizer.js';
import { own, tableOf } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';
import { keep, type Opened } from '../manifest/opened.ts';
import { formsOf } from './contexts.js';

/**
 * Synonyms, and the words that constraints forbid:
 *
 *     parts/lexicon.json
 *       "terms"        { "auth": 0, "authentication": 0, … }            the group of synonyms of each term
 *       "phrases"      { "auth": "authent", "认 证": "authent", … }     concept keys, to their group's head
 *       "forbidden"    [["network", "internet", "网络"], …]             words that constraints forbid
 *       "constraints"  { "no network": 0, "offline": 0, … }             the list that each forbids
 *       "negations"    ["no-", "without ", "不", …]                      prefixes of constraints
 *       "general"      ["find", "recommend", …]                         words that any goal may have, stemmed
 */
export const LEXICON_FILE = 'parts/lexicon.json';

/** Start of the keys of constraints with a negation, whichever it was. */
export const NEGATED = 'no ';

/** `parts/lexicon.json` as parsed. */
export interface Lexicon {
	readonly terms: Readonly<Record<string, number>>;
	readonly phrases: Readonly<Record<string, string>>;
	readonly forbidden: readonly (readonly string[])[];
	readonly constraints: Readonly<Record<string, number>>;
	readonly negations: readonly string[];
	/** Words that any request may have, stemmed. */
	readonly general: readonly string[];
}

/** Reads the lexicon from a file that contains all of it, or only what a question in words needs: phrases and general words. */
export function readLexicon(): Recipe<Lexicon> {
	return need<Lexicon>({ file: LEXICON_FILE, shape: LEXICON });
}

const LEXICON = {
	terms: tableOf(0),
	phrases: tableOf(''),
	forbidden: [['']],
	constraints: tableOf(0),
	negations: [''],
	general: [''],
} as const;

/**
 * Characters that stand for another one, such as 數 for 数, in every index the same. Read only for text in a script
 * written without spaces:
 *
 *     parts/folding.json   { "pairs": "丟丢並并…" }
 */
export const FOLDING_FILE = 'parts/folding.json';

/** Returns the analyzer for texts of a query. Reads the folding table only if one of them may need it. */
export function* readAnalyzer(opened: Opened, ...texts: readonly string[]): Recipe<Analyzer> {
	const folding = texts.some(isUnspaced)
		? yield* need<{ readonly pairs: string }>({ file: FOLDING_FILE, shape: { pairs: '' } })
		: undefined;
	return keep(opened, folding ? 'folding analyzer' : 'analyzer', () => createAnalyzer(opened.analyzer, folding?.pairs));
}

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
