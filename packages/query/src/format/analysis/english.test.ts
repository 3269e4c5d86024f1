import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem } from './english.ts';

const require = createRequire(import.meta.url);

/** Snowball's own English stemmer, compiled from its source as of Snowball before 3.0. */
const snowball = (
	require('snowball-stemmers') as { newStemmer(algorithm: 'english'): { stem(word: string): string } }
).newStemmer('english');

/** The sample vocabulary of M. F. Porter's first stemmer, which the package has for its own test. */
const VOCABULARY = readFileSync(require.resolve('porter-stemmer/test/input.txt'), 'utf8').trim().split('\n');

const ENDS =
	'ational tional enci anci izer abli bli alli entli li ousli fulli lessli ization ation ator alism iveness fulness ' +
	'ousness aliti iviti biliti logi ogi icate ative alize iciti ical ful ness al ance ence er ic able ible ant ement ' +
	'ment ent ism ate iti ous ive ize sion tion ion ied ies sses ss us s eed eedly ed edly ing ingly at bl iz tt ll zz e y';

const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), maxLength: 6 });
const vowelish = fc.string({ unit: fc.constantFrom(...'aeiouytlswxz'), maxLength: 6 });
const starts = fc.constantFrom('gener', 'commun', 'arsen', 'inn', 'cann', 'proc', 'exc', 'succ');
const ends = fc.array(fc.constantFrom(...ENDS.split(' ')), { maxLength: 4 });
const anyWord = fc.tuple(fc.oneof(letters, vowelish, starts), ends).map(([start, rest]) => start + rest.join(''));

/** The sample at the head of the algorithm's page: words and their stems. */
const SAMPLE = `
	consign consign, consigned consign, consigning consign, consignment consign, consist consist,
	consisted consist, consistency consist, consistent consist, consistently consist,
	consisteth consisteth, consisting consist, consistory consistori, consists consist,
	consolate consol, consolation consol, consolations consol, consolatory consolatori, console consol,
	consoled consol, consoler consol, consoles consol, consolidate consolid, consolidated consolid,
	consolidating consolid, consolidation consolid, consoling consol, consolingly consol,
	consols consol, consonancy conson, consonant conson, consort consort, consorted consort,
	consortest consortest, consorting consort, conspectuities conspectu, conspicuous conspicu,
	conspicuously conspicu, conspir conspir, conspiracy conspiraci, conspirant conspir, knack knack,
	knackeries knackeri, knacks knack, knag knag, knapp knapp, knapsack knapsack, knav knav,
	knave knave, knaveries knaveri, knavery knaveri, knaves knave, knavish knavish, knead knead,
	kneaded knead, kneading knead, knee knee, kneel kneel, kneeled kneel, kneeling kneel,
	kneels kneel, knees knee, knell knell, knelled knell, knelt knelt, knew knew, knewest knewest,
	knick knick, knicknacks knicknack, knif knif, knife knife, knight knight, knighted knight,
	knighthood knighthood, knighthoods knighthood, knightly knight, knights knight,
	knightsbridge knightsbridg, knit knit, knits knit, knitted knit`;

/** Of the published vocabulary with its stems: snowball-data, english/diffs.txt, as of Snowball before 3.0. */
const PUBLISHED = `
	a a, abandonment abandon, abasement abas, abate abat, abbreviation abbrevi, abdicating abdic,
	abed abe, abeyance abey, abhorred abhor, abhorrence abhorr, abilities abil, ability abil,
	abimee abime, abjectness abject, abl abl, ablutions ablut, abnormality abnorm, abolition abolit,
	abominably abomin, aborigines aborigin, above abov, abrolhos abrolho, absence absenc,
	abstractedly abstract, abundantly abund, abysses abyss, academy academi, acerbity acerb,
	accountability account, accuracy accuraci, achilles achill, acquittal acquitt, acquitted acquit,
	acrimoniously acrimoni, actresses actress, actuality actual, acuter acut, adas ada, add add,
	added ad, adding ad, addled addl, adequate adequ, adieux adieux, adios adio,
	administrative administr, admiralty admiralti, admixture admixtur, admonitory admonitori,
	advantageously advantag`;

/** What the page says of single words and rules, and the words of its two lists of exceptions. */
const RULES: Readonly<Record<string, string>> = {
	'a word of two letters stays': 'as as, is is, by by',
	'y at the start or after a vowel is no vowel': 'youth youth, yyy yyy, yyyy yyyi, boyish boyish, syzygies syzygi',
	'beginnings that set R1': 'general general, generous generous, communism communism, arsenic arsenic, arsenal arsenal',
	'1a': 'caresses caress, ties tie, ied ie, ies ie, cries cri, cried cri, gas gas, this this, gaps gap, kiwis kiwi, bus bus',
	'1b': 'agreed agre, feed feed, markedly mark, seemingly seem, sing sing, luxuriated luxuri, troubled troubl, sized size',
	'1b, doubles and short words':
		'hopped hop, hoping hope, falling fall, hissed hiss, bedded bed, boxed box, rowing row',
	'1c': 'cry cri, say say, enjoy enjoy',
	'2': 'conditional condit, rational ration, possibly possibl, ability abil, apology apolog, logy logi, really realli',
	'2, -li after some letters only': 'rapidly rapid, tarly tar, wholly wholli, homely home',
	'3': 'formalize formal, electrical electr, hopeful hope, goodness good',
	'3, -ative in R2 only': 'formative format, native nativ, demonstrative demonstr',
	'4': 'adoption adopt, champion champion, replacement replac, element element, communities communiti',
	'5': 'rate rate, probate probat, controll control, roll roll',
	exceptions:
		'skis ski, skies sky, dying die, lying lie, tying tie, idly idl, gently gentl, ugly ugli, early earli, only onli, ' +
		'singly singl, sky sky, news news, howe howe, atlas atlas, cosmos cosmos, bias bias, andes andes',
	'exceptions after 1a':
		'inning inning, innings inning, outing outing, canning canning, herring herring, herrings herring, ' +
		'earring earring, proceed proceed, proceeds proceed, exceed exceed, succeed succeed',
	'no exceptions': 'dyings dy, skys skys, howes how, ugli ug, planning plan, proceeding proceed',
	'rules that Snowball 3.0 changed': 'evening even, egged eg, geologist geologist, pasted past',
	'a property of objects is a word too': 'constructor constructor, valueof valueof',
};

/** Beginnings that set R1 since Snowball 3.0, or only here, and their words. */
const NEW_BEGINNINGS = /^(?:univers|later|emerg|organ|inter|customers?$)/;
const NEW_STEMS = `
	customer customer, customers customer, customize custom, custom custom, university universiti, universities universiti, universe univers, universal universal, lateral lateral, later later,
	emergency emergenc, emergencies emergenc, emerging emerg, organ organ, organic organic, organize organiz,
	organization organiz, organizing organiz, internal internal, internals internal, international internat,
	internet internet, intern intern, interns intern, interact interact, interaction interact, interface interfac,
	interfaces interfac, interfere interfer, interval interval, interesting interest, interpreter interpret`;

function pairsOf(table: string): [word: string, stem: string][] {
	return table.split(',').map((pair) => pair.trim().split(' ') as [string, string]);
}

describe.each(Object.entries({ 'the sample of the page': SAMPLE, 'the published stems': PUBLISHED, ...RULES }))(
	'stem, %s',
	(_name, table) => {
		it.each(pairsOf(table))('%s → %s', (word, expected) => {
			expect(stem(word)).toBe(expected);
			expect(snowball.stem(word)).toBe(expected);
		});
	},
);

describe('stem, beginnings since Snowball 3.0', () => {
	it.each(pairsOf(NEW_STEMS))('%s → %s', (word, expected) => expect(stem(word)).toBe(expected));
});

describe('stem, words of other letters', () => {
	it.each(['', 'utf8s', 'x86s', 'naïvely', 'cafés', 'pre-printed', 'Running', '検索', '\ncats'])('%j stays', (word) => {
		expect(stem(word)).toBe(word);
	});
});

describe('stem, words of a megabyte', () => {
	it.each([
		['y', 'i'],
		['ed', ''],
		['ing', ''],
		['a', 'a'],
		['as', 'a'],
		['bs', 'bs'],
		['eedly', 'e'],
		['ational', ''],
		['fulness', ''],
	])('%s, over and over: the last becomes %j', (unit, end) => {
		const count = 2 * Math.ceil(500_000 / unit.length);
		// As a whole, since a difference of two such words could not be shown.
		expect(stem(unit.repeat(count)) === unit.repeat(count - 1) + end).toBe(true);
		expect(snowball.stem(unit.repeat(20))).toBe(unit.repeat(19) + end);
	});
});

describe('stem, compared with Snowball', () => {
	it('gives the same for each word of the vocabulary', () => {
		expect(VOCABULARY).toHaveLength(23_531);
		expect(VOCABULARY.filter((word) => !/^[a-z]+$/.test(word))).toEqual([]);
		const differ = VOCABULARY.filter((word) => stem(word) !== snowball.stem(word));
		expect(differ.filter((word) => !NEW_BEGINNINGS.test(word))).toEqual([]);
	});

	it('gives the same for any word', () => {
		fc.assert(
			fc.property(anyWord, (word) => {
				fc.pre(!NEW_BEGINNINGS.test(word));
				expect(stem(word)).toBe(snowball.stem(word));
			}),
			{ numRuns: runs(20_000) },
		);
	});

	it('never lengthens a word or removes all of it', () => {
		fc.assert(
			fc.property(anyWord, (word) => {
				const stemmed = stem(word);
				expect(stemmed.length).toBeLessThanOrEqual(word.length);
				expect(stemmed === '').toBe(word === '');
			}),
		);
	});
});
