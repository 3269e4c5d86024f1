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
	/** Words that any request may have, stemmed; absent in older indexes. */
	readonly general?: readonly string[];
}
