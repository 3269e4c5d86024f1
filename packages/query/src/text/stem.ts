/**
 * The suffix stripping algorithm for English of M. F. Porter, "An algorithm for suffix stripping",
 * Program 14 (1980), pages 130-137: connect, connected, connecting and connections all become
 * "connect". A stem serves to compare words and need not be a word.
 *
 * Two rules of step 2 are those of the author's own program rather than of the paper: -bli becomes
 * -ble (the paper has -abli to -able), and -logi becomes -log (the paper lacks it). Like that
 * program, this one leaves words of one or two letters alone.
 *
 * In the paper's terms a word is [C](VC)^m[V], C and V being runs of consonants and of vowels, and m
 * is its measure. A y is a vowel after a consonant, and otherwise a consonant.
 */

/** An ending, and what takes its place. */
interface Rule {
	readonly suffix: string;
	readonly replacement: string;
}

/** The rules of a step under the last letter but one of their suffix, longer suffixes first. */
type Rules = readonly (readonly Rule[] | undefined)[];

const VOWELS = /* @__PURE__ */ letters('aeiou');
/** The paper's *o lets no short word end in w, x or y. */
const NEVER_ENDS_SHORT = /* @__PURE__ */ letters('aeiouwxy');
/** No double consonant (of yy, one is a vowel), or one that step 1b keeps. */
const STAYS_DOUBLE = /* @__PURE__ */ letters('aeiouylsz');

const STEP_2 = /* @__PURE__ */ rules(
	'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ' +
		'ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous ' +
		'aliti:al iviti:ive biliti:ble logi:log',
);
const STEP_3 = /* @__PURE__ */ rules('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:');
const STEP_4 = /* @__PURE__ */ rules(
	'al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: ion: ou: ism: ate: iti: ous: ive: ize:',
);

/**
 * The stem of an English word.
 *
 * @param word in lower case; one that holds anything but the letters a to z comes back as it is
 */
export function stem(word: string): string {
	if (word.length < 3 || !isPlain(word)) return word;
	let stemmed = step1c(step1b(step1a(word)));
	stemmed = replaceSuffix(stemmed, STEP_2, 0);
	stemmed = replaceSuffix(stemmed, STEP_3, 0);
	return step5(step4(stemmed));
}

/** Plurals: caresses, ponies, cats. */
function step1a(word: string): string {
	if (!word.endsWith('s') || word.endsWith('ss')) return word;
	return cut(word, word.endsWith('sses') || word.endsWith('ies') ? 2 : 1);
}

/** Past tenses and participles: agreed, plastered, motoring. */
function step1b(word: string): string {
	if (word.endsWith('eed')) return measure(word, word.length - 3) > 0 ? cut(word, 1) : word;
	const length = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0;
	if (length === 0 || firstVowel(word) >= word.length - length) return word;
	return mend(cut(word, length));
}

/** Gives what -ed or -ing left its form back: conflat(ed) an e, hopp(ing) a single p, fil(ing) an e. */
function mend(word: string): string {
	if (word.endsWith('at') || word.endsWith('bl') || word.endsWith('iz')) return `${word}e`;
	const last = word.charCodeAt(word.length - 1);
	if (last === word.charCodeAt(word.length - 2) && !holds(STAYS_DOUBLE, last)) return cut(word, 1);
	return isShort(word, word.length) ? `${word}e` : word;
}

/** A final y, where a vowel precedes it: happy, but not sky. */
function step1c(word: string): string {
	return word.endsWith('y') && firstVowel(word) < word.length - 1 ? `${cut(word, 1)}i` : word;
}

/** The suffixes that steps 2 and 3 leave, after a long stem; -ion only where s or t precedes it. */
function step4(word: string): string {
	const kept = word.endsWith('ion') && !word.endsWith('sion') && !word.endsWith('tion');
	return kept ? word : replaceSuffix(word, STEP_4, 1);
}

/** A final e (5a: probate, but not rate), then one of two final l (5b: controll, but not roll). */
function step5(word: string): string {
	let stemmed = word;
	if (word.endsWith('e')) {
		const length = word.length - 1;
		const m = measure(word, length);
		if (m > 1 || (m === 1 && !isShort(word, length))) stemmed = cut(word, 1);
	}
	return stemmed.endsWith('ll') && measure(stemmed, stemmed.length) > 1 ? cut(stemmed, 1) : stemmed;
}

/** Lets the longest suffix that fits decide: it is replaced where the measure before it is above m. */
function replaceSuffix(word: string, table: Rules, m: number): string {
	const candidates = table[word.charCodeAt(word.length - 2)];
	if (candidates === undefined) return word;
	for (const { suffix, replacement } of candidates) {
		if (!word.endsWith(suffix)) continue;
		const length = word.length - suffix.length;
		return measure(word, length) > m ? word.slice(0, length) + replacement : word;
	}
	return word;
}

/** The paper's m of the first `length` letters: how often a vowel is followed by a consonant. */
function measure(word: string, length: number): number {
	let count = 0;
	let vowel = true;
	for (let i = firstVowel(word) + 1; i < length; i++) {
		const afterVowel = vowel;
		vowel = isVowel(word.charCodeAt(i), afterVowel);
		if (afterVowel && !vowel) count++;
	}
	return count;
}

/**
 * True where the first `length` letters have measure 1 and end in *o: consonant, vowel, consonant,
 * the last none of w, x, y. Both together leave consonants, one vowel, one consonant.
 */
function isShort(word: string, length: number): boolean {
	if (length < 3 || firstVowel(word) !== length - 2) return false;
	return !holds(NEVER_ENDS_SHORT, word.charCodeAt(length - 1));
}

/** Where the first vowel is; the length of the word if there is none. */
function firstVowel(word: string): number {
	let i = 0;
	while (i < word.length && !isVowel(word.charCodeAt(i), i === 0)) i++;
	return i;
}

/**
 * True for a, e, i, o, u, and for a y that follows a consonant.
 *
 * @param afterVowel true also at the start of a word, where y is a consonant too
 */
function isVowel(code: number, afterVowel: boolean): boolean {
	return code === 121 ? !afterVowel : holds(VOWELS, code);
}

/** True for a word of the letters a to z alone. */
function isPlain(word: string): boolean {
	for (let i = 0; i < word.length; i++) {
		const code = word.charCodeAt(i);
		if (code < 97 || code > 122) return false;
	}
	return true;
}

/** The word without its last letters. */
function cut(word: string, count: number): string {
	return word.slice(0, word.length - count);
}

/** A set of letters as bits; a shift counts modulo 32, so the code of a letter is its bit. */
function letters(text: string): number {
	let set = 0;
	for (let i = 0; i < text.length; i++) set |= 1 << text.charCodeAt(i);
	return set;
}

/** True for a letter of such a set. */
function holds(set: number, code: number): boolean {
	return ((set >>> code) & 1) === 1;
}

/** Reads "suffix:replacement suffix:replacement …" into a table. */
function rules(text: string): Rules {
	const table: Rule[][] = [];
	for (const rule of text.split(' ')) {
		const [suffix = '', replacement = ''] = rule.split(':');
		const key = suffix.charCodeAt(suffix.length - 2);
		table[key] = [...(table[key] ?? []), { suffix, replacement }];
	}
	return table;
}
