import fc from 'fast-check';
import { stemmer } from 'stemmer';
import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';
import vocabulary from './stem.vocabulary.json' with { type: 'json' };

/**
 * The worked examples of Porter 1980, step by step: the word, what the paper has the step make of
 * it, and the stem after the remaining steps. `bli` and `logi` are those of the author's program.
 */
const EXAMPLES: Readonly<Record<string, string>> = {
	'1a': `
		caresses caress caress
		ponies poni poni
		ties ti ti
		caress caress caress
		cats cat cat`,
	'1b': `
		feed feed feed
		agreed agree agre
		plastered plaster plaster
		bled bled bled
		motoring motor motor
		sing sing sing`,
	'1b, what -ed and -ing left': `
		conflated conflate conflat
		troubled trouble troubl
		sized size size
		hopping hop hop
		tanned tan tan
		falling fall fall
		hissing hiss hiss
		fizzed fizz fizz
		failing fail fail
		filing file file`,
	'1c': `
		happy happi happi
		sky sky sky`,
	'2': `
		relational relate relat
		conditional condition condit
		rational rational ration
		valenci valence valenc
		hesitanci hesitance hesit
		digitizer digitize digit
		conformabli conformable conform
		radicalli radical radic
		differentli different differ
		vileli vile vile
		analogousli analogous analog
		vietnamization vietnamize vietnam
		predication predicate predic
		operator operate oper
		feudalism feudal feudal
		decisiveness decisive decis
		hopefulness hopeful hope
		callousness callous callous
		formaliti formal formal
		sensitiviti sensitive sensit
		sensibiliti sensible sensibl`,
	'2, departures': `
		possibly possible possibl
		apology apolog apolog`,
	'3': `
		triplicate triplic triplic
		formative form form
		formalize formal formal
		electriciti electric electr
		electrical electric electr
		hopeful hope hope
		goodness good good`,
	'4': `
		revival reviv reviv
		allowance allow allow
		inference infer infer
		airliner airlin airlin
		gyroscopic gyroscop gyroscop
		adjustable adjust adjust
		defensible defens defens
		irritant irrit irrit
		replacement replac replac
		adjustment adjust adjust
		dependent depend depend
		adoption adopt adopt
		homologou homolog homolog
		communism commun commun
		activate activ activ
		angulariti angular angular
		homologous homolog homolog
		effective effect effect
		bowdlerize bowdler bowdler`,
	'5a': `
		probate probat probat
		rate rate rate
		cease ceas ceas`,
	'5b': `
		controll control control
		roll roll roll`,
	'all of them': `
		generalizations gener gener
		oscillators oscil oscil
		connect connect connect
		connected connect connect
		connecting connect connect
		connection connect connect
		connections connect connect`,
};

function rowsOf(table: string): [string, string, string][] {
	return table
		.trim()
		.split('\n')
		.map((line) => line.trim().split(' ') as [string, string, string]);
}

describe.each(Object.entries(EXAMPLES))('stem, step %s of the paper', (_step, table) => {
	it.each(rowsOf(table))('%s → %s → %s', (word, result, expected) => {
		expect(stem(word)).toBe(expected);
		// Where later steps follow, they go on from the step's result.
		if (result !== expected) expect(stem(result)).toBe(expected);
	});
});

describe('stem, conditions of the paper', () => {
	it.each([
		['tr', 'tr', 'a word of two letters stays'],
		['is', 'is', 'even where a rule would fit'],
		['yyy', 'yyi', 'the first y is a consonant, the second a vowel'],
		['syzygies', 'syzygi', 'y serves as a vowel'],
		['toying', 'toi', 'the y of toy is a consonant that step 1c turns'],
		['saying', 'sai', 'the paper leaves no exception for it'],
		['rowing', 'row', '*o excludes w'],
		['boxed', 'box', '*o excludes x'],
		['champion', 'champion', '-ion stays unless s or t precedes it'],
		['element', 'element', 'the longest suffix decides, though a shorter one would fit'],
		['eed', 'eed', 'a suffix may be the whole word: no measure before it'],
		['ies', 'i', 'a suffix may be the whole word: no measure asked'],
		['sses', 'ss', 'a suffix may be the whole word: no measure asked'],
		['shh', 'shh', 'a word without a vowel'],
	])('%s → %s: %s', (word, expected) => {
		expect(stem(word)).toBe(expected);
	});
});

describe('stem, words of other letters', () => {
	it.each(['', 'utf8s', 'x86s', 'naïvely', 'cafés', 'pre-printed', 'Running', '検索'])('%j stays', (word) => {
		expect(stem(word)).toBe(word);
	});

	it('takes long runs of y in its stride', () => {
		const word = 'y'.repeat(200_000);
		expect(stem(`${word}ing`)).toHaveLength(word.length);
	});
});

describe('stem, the published vocabulary', () => {
	it.each(Object.entries(vocabulary))('%s → %s', (word, expected) => {
		expect(stem(word)).toBe(expected);
	});
});

const SUFFIXES =
	'ational tional enci anci izer bli alli entli eli ousli ization ation ator alism iveness fulness ousness ' +
	'aliti iviti biliti logi icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ment ' +
	'ent ion sion tion ou ism ate iti ous ive ize s es ies sses ss ed eed ing at bl iz tt ll zz e y ly ity ably';

/** The package wants a letter before these suffixes; the paper and the author's program do not. */
const DISPUTED: ReadonlySet<string> = new Set(['eed', 'eeds', 'ies', 'sses']);

const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), maxLength: 6 });
const vowelish = fc.string({ unit: fc.constantFrom(...'aeiouytlswxz'), maxLength: 6 });
const suffixes = fc.array(fc.constantFrom(...SUFFIXES.split(' ')), { maxLength: 4 });
const word = fc
	.tuple(fc.oneof(letters, vowelish), suffixes)
	.map(([start, ends]) => start + ends.join(''))
	.filter((text) => !DISPUTED.has(text));

describe('stem, any word', () => {
	it('agrees with the package stemmer', () => {
		fc.assert(
			fc.property(word, (text) => {
				expect(stem(text)).toBe(stemmer(text));
			}),
			{ numRuns: 20_000 },
		);
	});

	it('never lengthens a word, nor leaves none', () => {
		fc.assert(
			fc.property(word, (text) => {
				const stemmed = stem(text);
				expect(stemmed.length).toBeLessThanOrEqual(text.length);
				expect(stemmed === '').toBe(text === '');
			}),
		);
	});
});
