/**
 * Words that stand for each other, and what a constraint forbids, as the index was built with them:
 *
 *     parts/lexicon.json
 *       "terms"        { "auth": 0, "authentication": 0, … }            the group of synonyms of each term
 *       "phrases"      { "auth": "authent", "认 证": "authent", … }     concept keys, to their group's head
 *       "forbidden"    [["network", "internet", "网络"], …]             words that constraints forbid
 *       "constraints"  { "no network": 0, "offline": 0, … }             which of them each forbids
 *       "negations"    ["no-", "without ", "不", …]                      how a constraint begins
 *       "general"      ["find", "recommend", …]                         what any goal may say, stemmed
 */
export const LEXICON_FILE = 'parts/lexicon.json';

/** How the key of a constraint begins that was worded with a negation, whichever it was. */
export const NEGATED = 'no ';

/** `parts/lexicon.json` as parsed. */
export interface Lexicon {
	readonly terms: Readonly<Record<string, number>>;
	readonly phrases: Readonly<Record<string, string>>;
	readonly forbidden: readonly (readonly string[])[];
	readonly constraints: Readonly<Record<string, number>>;
	readonly negations: readonly string[];
	/** Words that any request may have, stemmed; none in an index built before. */
	readonly general?: readonly string[];
}
