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

/** Suffixes and what takes their place, longer ones before those that they end in. */
type Rules = readonly (readonly [suffix: string, replacement: string])[];

const STEP_2 = /* @__PURE__ */ rules(
	'ational:ate tional:tion enci:ence anci:ance izer:ize bli:ble alli:al entli:ent eli:e ousli:ous ' +
		'ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous ' +
		'aliti:al iviti:ive biliti:ble logi:log',
);
const STEP_3 = /* @__PURE__ */ rules('icate:ic ative alize:al iciti:ic ical:ic ful ness');
const STEP_4 = /* @__PURE__ */ rules('al ance ence er ic able ible ant ement ment ent ion ou ism ate iti ous ive ize');

/**
 * The stem of an English word.
 *
 * @param word in lower case; one that holds anything but the letters a to z comes back as it is
 */
export function stem(word: string): string {
	if (!/^[a-z]{3,}$/.test(word)) return word;
	const bare = step1c(step1b(step1a(word)));
	return step5(replaceSuffix(replaceSuffix(replaceSuffix(bare, STEP_2, 0), STEP_3, 0), STEP_4, 1));
}

/** Plurals: caresses, ponies, cats. */
function step1a(word: string): string {
	return word.replace(/(ss|i)es$|([^s])s$/, '$1$2');
}

/** Past tenses and participles: agreed, plastered, motoring. */
function step1b(word: string): string {
	if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
	const stemmed = word.replace(/(?:ed|ing)$/, '');
	return stemmed === word || !shapeOf(stemmed).includes('v') ? word : mend(stemmed);
}

/** Gives what -ed or -ing left its form back: conflat(ed) an e, hopp(ing) a single p, fil(ing) an e. */
function mend(word: string): string {
	if (/(?:at|bl|iz)$/.test(word) || isShort(word)) return `${word}e`;
	return word.replace(/([^aeiouylsz])\1$/, '$1');
}

/** A final y, where a vowel precedes it: happy, but not sky. */
function step1c(word: string): string {
	const rest = word.slice(0, -1);
	return word.endsWith('y') && shapeOf(rest).includes('v') ? `${rest}i` : word;
}

/** A final e (5a: probate, but not rate), then one of two final l (5b: controll, but not roll). */
function step5(word: string): string {
	const rest = word.replace(/e$/, '');
	const m = measure(rest);
	const stemmed = m > 1 || (m === 1 && !isShort(rest)) ? rest : word;
	return stemmed.endsWith('ll') && measure(stemmed) > 1 ? stemmed.slice(0, -1) : stemmed;
}

/**
 * Lets the first suffix that fits decide: it is replaced where the measure before it is above m, and
 * -ion only where s or t precedes it.
 */
function replaceSuffix(word: string, table: Rules, m: number): string {
	for (const [suffix, replacement] of table) {
		if (!word.endsWith(suffix)) continue;
		const rest = word.slice(0, word.length - suffix.length);
		const isKept = suffix === 'ion' && !/[st]$/.test(rest);
		return measure(rest) > m && !isKept ? rest + replacement : word;
	}
	return word;
}

/** The paper's m: how often a vowel is followed by a consonant. */
function measure(word: string): number {
	return shapeOf(word).split('vc').length - 1;
}

/** The paper's *o with measure 1: consonants, a vowel and one consonant, which is none of w, x, y. */
function isShort(word: string): boolean {
	return /^c+vc$/.test(shapeOf(word)) && !/[wxy]$/.test(word);
}

/** A letter for each of the word: v for a vowel, which y is after a consonant, c for a consonant. */
function shapeOf(word: string): string {
	let shape = '';
	let isVowel = true;
	for (const letter of word) {
		isVowel = 'aeiou'.includes(letter) || (letter === 'y' && !isVowel);
		shape += isVowel ? 'v' : 'c';
	}
	return shape;
}

/** Reads "suffix:replacement suffix …". */
function rules(text: string): Rules {
	return text.split(' ').map((rule) => {
		const [suffix = '', replacement = ''] = rule.split(':');
		return [suffix, replacement] as const;
	});
}
