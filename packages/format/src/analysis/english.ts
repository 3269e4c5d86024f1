import type { BuiltInLanguage, LanguageWords } from './language.ts';

/** English: words separated by spaces, contractions, possessives and the Porter2 stemmer. */
export const ENGLISH: BuiltInLanguage = {
	name: 'english',
	script: /[A-Za-z]/,
	messages: 'en',
	stem: (word) => stem(ACRONYM_PLURAL.test(word) ? word.slice(0, -1) : word),
	withoutClitic,
};

/** Phrases made of stop words alone, such as "can you" or "how do I", need no entry among the request phrases. */
export const ENGLISH_WORDS: LanguageWords = {
	stopWords: /* @__PURE__ */ (
		'a about after all also am an and any are as at be because been before being between both but by can could did do ' +
		'does doing during each else few for from further had has have having he her here hers him his how i if in into is ' +
		'it its itself just me more most my no nor not of off on once only or other our ours out over own same shall she ' +
		'should so some such than that the their them then there these they this those through to too under until up us ' +
		'very was we were what when where which while who whom why will with within without would you your yours'
	).split(' '),
	requestPhrases: [
		'please',
		'help me',
		'help us',
		'i want to',
		'i want',
		"i'd like to",
		'i would like to',
		"i'm trying to",
		'i am trying to',
		"i'm looking for",
		'i am looking for',
		'we want to',
		'tell me',
		'show me',
		'give me',
		'is there a way to',
		'is it possible to',
		'thank you',
		'thanks',
	],
};

/** Plurals of acronyms, which the stemmer leaves alone as they have no vowel, or one before the s: pdfs, gpus. */
const ACRONYM_PLURAL = /^(?!https$|.*ss$)[^aeiouy]{3,}s$|^(?:[cgt]pu|vm|db|pc|tv|cd)s$/;

const CLITIC = /n't$|'(?:s|ll|ve|re|d|m|t)$/i;

/** Contractions that lose more than their ending; all of them are function words. */
const SHORTENED = /^(?:ai|ca|sha|wo)n't$/i;

/** A word without the contracted word or possessive at its end: don't, it's, I've, user's. */
function withoutClitic(word: string): string {
	return word.replace(SHORTENED, 'not').replace(CLITIC, '');
}

/**
 * The Snowball English stemmer, "Porter2", by M. F. Porter:
 * https://snowballstem.org/algorithms/english/stemmer.html. connect, connected, connecting and
 * connections all become "connect". A stem serves to compare words and need not be a word.
 *
 * This is the edition of November 2006, which Snowball kept until version 3.0 changed some rules
 * (added is "ad" here, "add" there). Step 0 takes apostrophes off and is left out: words have none.
 *
 * In the algorithm's terms y is a vowel, but for one at the start or after a vowel, which is written Y
 * meanwhile. R1 is what follows the first vowel that has a consonant behind it, and that consonant; R2
 * is the same of R1. Both are kept as the index where they start.
 */

/** Words that the rules would spoil, each with its stem where that is not the word itself. */
const EXCEPTIONS = new Map(
	(
		'skis:ski skies:sky dying:die lying:lie tying:tie idly:idl gently:gentl ugly:ugli early:earli only:onli ' +
		'singly:singl sky news howe atlas cosmos bias andes'
	)
		.split(' ')
		.map((entry) => entry.split(':') as [word: string, stem: string | undefined]),
);

/** What comes before R1 or R2. The three beginnings keep general from generous, and the like, apart. */
const BEFORE_REGION = /^(?:gener|commun|arsen)|[aeiouy][^aeiouy]/g;

/** A short syllable at the end, or before a last e: hop and hope, at and ate, but not hoop, how or hopp. */
const SHORT = /(?:^[aeiouy][^aeiouy]|[^aeiouy][aeiouy][^aeiouywxY])e?$/;

/**
 * Plurals: cries, caresses, gaps (but not gas, this, bus or kiss); and cried, died. The last s is found
 * before a vowel is looked for, which may be far: looking from each s would take quadratic time.
 */
const STEP_1A = /(?:(?<=..i)e[ds]|(?<=ss)es|(?<=^.?ie)d|s$(?<=[aeiouy].*[^us]s))$/;

/** Words that end like past tenses and participles, and that step 1b would mix up with others. */
const NO_STEP_1B = /^(?:(?:inn|out|cann|herr|earr)ing|(?:pro|ex|suc)ceed)$/;

// A search from the left finds the longest of the suffixes that a word ends in. What groups hold is kept.
const STEP_2 =
	/(?:(tion)al|(al|ent|ful|less|ous)li|(al)ism|(al|iv)iti|(b)i(l)iti|(ful|ous|ive)ness|([ae]nc|bl)i|(iz)(?:er|ation)|(at)(?:ion|ional|or)|(?<=l)(og)i|(?<=[cdeghkmnrt])li)$/;
const STEP_3 = /(?:(tion)al|(at)ional|(al)ize|(ic)(?:ate|iti|al)|ful|ness|ative)$/;
const STEP_4 = /(?:al|er|ic|[ae]nce|[ai]ble|[ae]nt|e?ment|ism|iti|i[vz]e|ate|ous|(?<=[st])ion)$/;

/**
 * The stem of an English word, by the Snowball English stemmer ("Porter2") of M. F. Porter,
 * https://snowballstem.org/algorithms/english/stemmer.html, as it was from 2006 to Snowball 2.
 *
 * @param word in lower case; one that holds anything but the letters a to z comes back as it is
 */
export function stem(word: string): string {
	if (!/^[a-z]{3,}$/.test(word)) return word;
	if (EXCEPTIONS.has(word)) return EXCEPTIONS.get(word) ?? word;
	return stripSuffixes(word.replace(/(^|[aeiouy])y/g, '$1Y')).toLowerCase();
}

function stripSuffixes(word: string): string {
	const r1 = regionFrom(word, 0);
	const r2 = regionFrom(word, r1);
	// Step 1c: cry, but neither by nor say.
	let rest = step1b(word.replace(STEP_1A, ''), r1).replace(/(.[^aeiouy])y$/, '$1i');
	rest = replaceSuffix(rest, STEP_2, r1);
	rest = replaceSuffix(rest, STEP_3, rest.endsWith('ative') ? r2 : r1);
	rest = replaceSuffix(rest, STEP_4, r2);
	// Step 5, where a word that loses its l has no e to lose.
	rest = replaceSuffix(rest, /(?<=l)l$/, r2);
	return replaceSuffix(rest, /e$/, SHORT.test(rest) ? r2 : r1);
}

/** Where R1 starts, from the start of the word, or R2, from R1; the word's length if it has none. */
function regionFrom(word: string, start: number): number {
	BEFORE_REGION.lastIndex = start;
	return BEFORE_REGION.test(word) ? BEFORE_REGION.lastIndex : word.length;
}

/** Past tenses and participles: agreed, hopped, hoping, markedly, seemingly. */
function step1b(word: string, r1: number): string {
	const found = /(?:(e)?ed|ing)(?:ly)?$/.exec(word);
	if (!found || NO_STEP_1B.test(word)) return word;
	const rest = word.slice(0, found.index);
	if (found[1]) return found.index < r1 ? word : `${rest}ee`;
	if (!/[aeiouy]/.test(rest)) return word;
	// What is left gets its form back: luxuriat(ed) and the short hop(ing) an e, hopp(ed) a single p.
	if (/(?:at|bl|iz)$/.test(rest) || (rest.length <= r1 && SHORT.test(rest))) return `${rest}e`;
	return rest.replace(/([bdfgmnprt])\1$/, '$1');
}

/**
 * Cuts off a suffix that lies in the region, but for what its groups hold. The longest suffix decides:
 * where it begins before the region, a shorter one is not tried.
 */
function replaceSuffix(word: string, suffixes: RegExp, region: number): string {
	const found = suffixes.exec(word);
	if (!found || found.index < region) return word;
	const kept = found.slice(1).join('');
	// -ence, -ance, -able, -ate, -ive and -ize have lost their e to -enci, -anci, -ably, -ation and so on.
	return word.slice(0, found.index) + kept + (/nc|bl|at|i[vz]$/.test(kept) ? 'e' : '');
}
