import type { BuiltInLanguage } from './language.ts';

// Regular expressions here are harmless: words have at most 64 characters.

/** English: words separated by spaces, contractions, possessives and the Porter2 stemmer. */
export const ENGLISH: BuiltInLanguage = {
	name: 'english',
	script: /[A-Za-z]/,
	messages: 'en',
	stem: (word) => stem(ACRONYM_PLURAL.test(word) ? word.slice(0, -1) : word),
	withoutClitic,
};

/**
 * Plurals of acronyms, which the stemmer does not change because they have no vowel, or only before the s: pdfs, gpus.
 */
const ACRONYM_PLURAL = /^(?!https$|.*ss$)[^aeiouy]{3,}s$|^(?:[cgt]pu|vm|db|pc|tv|cd)s$/;

const CLITIC = /n't$|'(?:s|ll|ve|re|d|m|t)$/i;

/** Contractions that lose more than their ending. All of them are function words. */
const SHORTENED = /^(?:ai|ca|sha|wo)n't$/i;

/** Removes the contracted word or possessive at the end of a word: don't, it's, I've, user's. */
function withoutClitic(word: string): string {
	return word.replace(SHORTENED, 'not').replace(CLITIC, '');
}

/**
 * The Snowball English stemmer, "Porter2", by M. F. Porter:
 * https://snowballstem.org/algorithms/english/stemmer.html. connect, connected, connecting and
 * connections all become "connect". A stem serves to compare words and need not be a word.
 *
 * This is the edition of November 2006, which Snowball kept until version 3.0 changed some rules
 * (added is "ad" here, "add" there), with the prefixes of that version. Step 0 takes apostrophes off and is left out: words have none.
 *
 * In the algorithm's terms y is a vowel, but for one at the start or after a vowel, which is written Y
 * meanwhile. R1 is what follows the first vowel that has a consonant behind it, and that consonant; R2
 * is the same of R1. Both are kept as the index where they start.
 */

/** Words for which the rules fail, with their stems if these differ from the words. */
const EXCEPTIONS = new Map(
	(
		'skis:ski skies:sky dying:die lying:lie tying:tie idly:idl gently:gentl ugly:ugli early:earli only:onli ' +
		'singly:singl sky news howe atlas cosmos bias andes'
	)
		.split(' ')
		.map((entry) => entry.split(':') as [word: string, stem: string | undefined]),
);

/**
 * Text before R1 or R2. The prefixes keep, for example, general and generous apart, and internal, international and intern.
 * Those from the fourth on are of Snowball 3; a customer is no custom.
 */
const BEFORE_REGION = /^(?:gener|commun|arsen|univers|later|emerg|organ|inter|custom(?=ers?$))|[aeiouy][^aeiouy]/g;

/** A short syllable at the end, or before a final e: hop and hope, at and ate, but not hoop, how or hopp. */
const SHORT = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])e?$/;

/**
 * Plurals: cries, caresses, gaps (but not gas, this, bus or kiss); and cried, died. The final s is matched before the
 * search for a vowel, which would take quadratic time if it started at each s.
 */
const STEP_1A = /(?:(?<=..i)e[ds]|(?<=ss)es|(?<=^.?ie)d|s$(?<=[aeiouy].*[^us]s))$/;

/** Words that look like past tenses and participles, which step 1b would confuse with others. */
const NO_STEP_1B = /^(?:(?:inn|out|cann|herr|earr)ing|(?:pro|ex|suc)ceed)$/;

// A search from the left finds the longest suffix. Text matched by groups is kept.
const STEP_2 =
	/(?:(tion)al|(al|ent|ful|less|ous)li|(al)ism|(al|iv)iti|(b)i(l)iti|(ful|ous|ive)ness|([ae]nc|bl)i|(iz)(?:er|ation)|(at)(?:ion|ional|or)|(?<=l)(og)i|(?<=[cdeghkmnrt])li)$/;
const STEP_3 = /(?:(tion)al|(at)ional|(al)ize|(ic)(?:ate|iti|al)|ful|ness|ative)$/;
const STEP_4 = /(?:al|er|ic|[ae]nce|[ai]ble|[ae]nt|e?ment|ism|iti|i[vz]e|ate|ous|(?<=[st])ion)$/;

/**
 * Returns the stem of an English word, by the stemmer that is described above.
 *
 * @param word in lower case; returned unchanged if it has characters other than a to z
 */
export function stem(word: string): string {
	if (!/^[a-z]{3,}$/.test(word)) return word;
	if (EXCEPTIONS.has(word)) return EXCEPTIONS.get(word) ?? word;
	return stripSuffixes(word.replace(/(^|[aeiouy])y/g, '$1Y')).toLowerCase();
}

function stripSuffixes(word: string): string {
	const r1 = regionFrom(word, 0);
	const r2 = regionFrom(word, r1);
	// Step 1c: changes cry, but neither by nor say.
	let rest = step1b(word.replace(STEP_1A, ''), r1).replace(/(.[^aeiouy])y$/, '$1i');
	rest = replaceSuffix(rest, STEP_2, r1);
	rest = replaceSuffix(rest, STEP_3, rest.endsWith('ative') ? r2 : r1);
	rest = replaceSuffix(rest, STEP_4, r2);
	// Step 5. A word that loses its l has no e to lose.
	rest = replaceSuffix(rest, /(?<=l)l$/, r2);
	return replaceSuffix(rest, /e$/, SHORT.test(rest) ? r2 : r1);
}

/** Returns the offset of R1 (from the start of the word) or R2 (from R1); the word's length if it has none. */
function regionFrom(word: string, start: number): number {
	BEFORE_REGION.lastIndex = start;
	return BEFORE_REGION.test(word) ? BEFORE_REGION.lastIndex : word.length;
}

/** Removes the endings of past tenses and participles: agreed, hopped, hoping, markedly, seemingly. */
function step1b(word: string, r1: number): string {
	const found = /(?:(e)?ed|ing)(?:ly)?$/.exec(word);
	if (!found || NO_STEP_1B.test(word)) return word;
	const rest = word.slice(0, found.index);
	if (found[1]) return found.index < r1 ? word : `${rest}ee`;
	if (!/[aeiouy]/.test(rest)) return word;
	// Restores the base form: luxuriat(ed) and the short hop(ing) get an e, hopp(ed) loses a p.
	if (/(?:at|bl|iz)$/.test(rest) || (rest.length <= r1 && SHORT.test(rest))) return `${rest}e`;
	return rest.replace(/([bdfgmnprt])\1$/, '$1');
}

/**
 * Removes a suffix in the region, except for text matched by groups. Only the longest suffix is tried: if it begins
 * before the region, shorter ones are not.
 */
function replaceSuffix(word: string, suffixes: RegExp, region: number): string {
	const found = suffixes.exec(word);
	if (!found || found.index < region) return word;
	const kept = found.slice(1).join('');
	// -ence, -ance, -able, -ate, -ive and -ize had lost their e in -enci, -anci, -ably, -ation and so on.
	return word.slice(0, found.index) + kept + (/nc|bl|at|i[vz]$/.test(kept) ? 'e' : '');
}
