import {
	type Analyzer,
	analyzerOfUnits,
	gramsOf,
	literalTerms,
	phraseTerms,
	withoutRequests,
} from '../format/analysis/analyzer.js';
import { conceptsOf } from '../format/analysis/concepts.js';
import { isUnspaced } from '../format/analysis/normalize.js';
import { partsOfText, type Word } from '../format/analysis/tokenizer.js';
import { readCached } from '../format/base/cache.js';
import type { Recipe } from '../format/base/recipe.js';
import type { Postings } from '../format/codec/postings.js';
import { inverseDocumentFrequency } from '../format/kinds/bm25.js';
import { MIN_COLLECTION } from '../format/kinds/calibration.js';
import { type Lexicon, readAnalyzer } from '../format/kinds/lexicon.js';
import {
	cutWords,
	MAX_ROWS,
	MAX_TRANSLATED,
	readTranslations,
	type Translation,
} from '../format/kinds/translations.js';
import { PROSE_LISTS, readUnitTerms, SHARE_LISTS, SHARES } from '../format/kinds/units.js';
import { readUnitVectors, UNIT_WORDS_TABLE } from '../format/kinds/word-vectors.js';
import type { Opened } from '../format/manifest/opened.js';
import { scan, vectorOfWords } from '../vectors/cosines.ts';
import { cacheOfUnits } from './facts.ts';

/** Maximum distinct terms of a goal that are scored. */
const MAX_TERMS = 64;

/** A parsed goal: its weighted terms with their postings, and its meaning. */
export interface Goal {
	readonly terms: readonly GoalTerm[];
	/** Cosines, -1 to 1, of the goal and each unit; undefined without vectors, or if these know no word of the goal. */
	readonly cosines: Float64Array | undefined;
	/** Weight of a term that no unit has. */
	readonly rarest: number;
	/** Its words that are names of products, whether units have them or not. */
	readonly names: readonly Pick<GoalTerm, 'shares' | 'proseShares'>[];
	readonly hasVectors: boolean;
	/** Returns the terms of a tag or keyword if the goal contains it, literally or as a translation; none otherwise. */
	readonly termsSaid: (tagOrKeyword: string) => readonly string[];
}

/** What is shown along with a request: blocks of code, addresses and paths. */
const ATTACHED = /```[\s\S]*?(?:```|$)|https?:\/\/\S+|(?<!\S)[\w.~:-]*(?:[/\\][\w.~-]+){2,}[/\\]?/g;

/** Ends of sentences and lines. A sentence keeps its sign, so that a goal of one is not ranked twice. */
const BREAK = /(?<=[.!?])\s|(?<=[。！？])|\n/;

/** Maximum parts of a goal at its beginning and at its end. */
const MAX_PARTS = 4;

/** Returns a goal, and its sentences without what is attached to them: one of them may be all that is asked. */
export function partsOfGoal(goal: string): readonly string[] {
	const sentences = goal
		.replace(ATTACHED, ' ')
		.split(BREAK)
		.map((part) => part.trim());
	const parts = [...new Set(sentences)].filter(Boolean);
	return [...new Set([goal, ...parts.slice(0, MAX_PARTS), ...parts.slice(MAX_PARTS).slice(-MAX_PARTS)])];
}

/**
 * Parses a goal into terms and reads their postings. Phrases of the lexicon become one term in either language; request
 * phrases, stop words and general words of requests are dropped.
 */
export function* readGoal(manifest: Opened, lexicon: Lexicon, text: string): Recipe<Goal> {
	const analyzer = analyzerOfUnits(yield* readAnalyzer(manifest, text), manifest.analyzer.languages);
	const asked = withoutRequests(text, analyzer);
	const words = new Map<string, SaidWord>();
	const concepts = conceptsOf(asked, lexicon.phrases, analyzer, {
		stopWords: analyzer.stopWords,
		onWord: (found, said, compound) => {
			for (const concept of found) {
				if (compound && words.has(concept)) continue;
				words.set(concept, { word: joinWords(said), compound: compound?.text ?? '' });
			}
		},
	});
	const left = concepts.join('');
	// N-grams of a phrase that the lexicon knows are dropped, since it would count twice.
	const grams = phraseTerms(asked, analyzer).filter((term) => isUnspaced(term) && left.includes(term));
	const { general } = lexicon;
	const informative = concepts.filter((concept) => !isUnspaced(concept) && !general.includes(concept));
	const terms = [...new Set([...informative, ...grams])].slice(0, MAX_TERMS);
	const lists = yield* readTermLists(manifest, terms);
	const own = shareWords(lists, words, sizeOf(manifest));
	const weighed = yield* translateGoal(manifest, lexicon, own, { asked, left, analyzer });
	return {
		terms: weighed,
		names: lists.filter(({ term }) => analyzer.names.has((words.get(term)?.word ?? term).toLowerCase())),
		cosines: yield* readCosines(manifest, asked, analyzer),
		rarest: inverseDocumentFrequency(0, sizeOf(manifest)),
		hasVectors: manifest.unit_vectors !== undefined,
		termsSaid: termsSaidIn(asked, terms, lexicon, analyzer),
	};
}

function termsSaidIn(
	asked: string,
	terms: readonly string[],
	{ phrases }: Lexicon,
	analyzer: Analyzer,
): Goal['termsSaid'] {
	const read = (text: string): string[][] => {
		const concepts: string[][] = [];
		conceptsOf(text, phrases, analyzer, { onWord: (found) => concepts.push([...found]) });
		return concepts;
	};
	const sequence = sequenceOf(read(asked));
	return (tagOrKeyword) => {
		const said = read(tagOrKeyword);
		if (said.length === 0 || !sequence.includes(sequenceOf(said))) return [];
		const parts = new Set([...said.flat(), ...literalTerms(tagOrKeyword, analyzer)]);
		return terms.filter((term) => parts.has(term));
	};
}

/** Joins phrases so that only whole phrases match: a goal with CLI contains _command line_, but not _line_. */
function sequenceOf(phrases: readonly (readonly string[])[]): string {
	return `|${phrases.map((phrase) => phrase.join(' ')).join('|')}|`;
}

/** Joins words as they are written: without spaces in a script that has none. */
function joinWords(words: readonly Word[]): string {
	const texts = words.map(({ text }) => text);
	return texts.join(texts.some(isUnspaced) ? '' : ' ');
}

/** A word of a goal, or a phrase that the lexicon knows. */
interface SaidWord {
	readonly word: string;
	/** The compound that it is a part of, such as getUserById; empty if it is a word of its own. */
	readonly compound: string;
}

/** A term of a goal with its postings. */
export interface GoalTerm {
	readonly term: string;
	/** The word of the goal behind the term; the whole phrase if the lexicon knows one. */
	readonly word: string;
	/** The word before it was translated. */
	readonly asked: string;
	/** Share of a word that it is: parts of a compound and translations share one. */
	readonly share: number;
	readonly frequency: number;
	readonly proseFrequency: number;
	readonly idf: number;
	readonly proseIdf: number;
	/**
	 * Postings of name, declared terms and description: one list for each of `SHARES`, the share of the term's weight.
	 */
	readonly shares: readonly Postings[];
	/** The same for prose. */
	readonly proseShares: readonly Postings[];
}

/** Postings and document frequencies of a term. */
interface TermLists extends Pick<GoalTerm, 'term' | 'frequency' | 'proseFrequency' | 'shares' | 'proseShares'> {}

const listsOf = cacheOfUnits<TermLists>(
	'terms of units',
	({ frequency, proseFrequency }) => frequency + proseFrequency,
);

/** Reads the postings of terms, or gets them from the cache. */
function* readTermLists(manifest: Opened, terms: readonly string[]): Recipe<TermLists[]> {
	return yield* readCached(listsOf(manifest), terms, function* (missing) {
		const lists = yield* readUnitTerms(manifest, missing, [...SHARE_LISTS, ...PROSE_LISTS]);
		return lists.map((ofTerm, i): TermLists => {
			const shares = ofTerm.slice(0, SHARES.length);
			const proseShares = ofTerm.slice(SHARES.length);
			const [frequency, proseFrequency] = [frequencyIn(shares), frequencyIn(proseShares)];
			return { term: missing[i] as string, shares, proseShares, frequency, proseFrequency };
		});
	});
}

/**
 * Returns the document frequency of a term. Postings stored as bits are counted by characters, a sixth of all units, which is exact
 * enough for terms as common as these.
 */
function frequencyIn(lists: readonly Postings[]): number {
	return lists.reduce((sum, postings) => sum + postings.length, 0);
}

/**
 * Weighs terms that are not translated by the share of a word that each is. A compound that units have counts once, without its
 * parts; of others, the parts share one word.
 *
 * @param units the number that document frequencies are relative to
 */
function shareWords(lists: readonly TermLists[], words: ReadonlyMap<string, SaidWord>, units: number): GoalTerm[] {
	const weigh = (one: TermLists, word: string, share: number): GoalTerm => ({
		...one,
		word,
		asked: word,
		share,
		idf: share * inverseDocumentFrequency(one.frequency, units),
		proseIdf: share * inverseDocumentFrequency(one.proseFrequency, units),
	});
	const compoundOf = ({ term }: TermLists): string => words.get(term)?.compound ?? '';
	const parts = new Map<string, number>();
	for (const one of lists) parts.set(compoundOf(one), (parts.get(compoundOf(one)) ?? 0) + 1);
	const known = new Set(
		lists.filter((one) => one.frequency + one.proseFrequency > 0).map((one) => words.get(one.term)?.word),
	);
	return lists.flatMap((one) => {
		const { word } = words.get(one.term) ?? { word: one.term };
		const compound = compoundOf(one);
		if (compound === '') return parts.has(word) && !known.has(word) ? [] : weigh(one, word, 1);
		return known.has(compound) ? [] : weigh(one, word, 1 / (parts.get(compound) as number));
	});
}

/** Returns the number of units that document frequencies are relative to. */
function sizeOf(manifest: Opened): number {
	return Math.max(manifest.counts.units, MIN_COLLECTION);
}

/**
 * Translates terms of a goal in another language than the units. A term is replaced by the translations of its word,
 * which share the weight of one term by probability, as in `translateTerms`. Unspaced text is translated if units lack
 * most of its n-grams. In a goal with spaces, words that no unit has are translated.
 *
 * @param terms of the goal, including n-grams
 * @param left what is in no phrase of the lexicon, so that it must be translated
 */
function* translateGoal(
	manifest: Opened,
	{ general }: Lexicon,
	terms: readonly GoalTerm[],
	{ asked, left, analyzer }: { readonly asked: string; readonly left: string; readonly analyzer: Analyzer },
): Recipe<readonly GoalTerm[]> {
	const size = analyzer.grams.at(-1) as number;
	const texts = partsOfText(asked, analyzer).filter(isUnspaced);
	const missing = terms.filter(({ frequency }) => frequency === 0).map(({ term }) => term);
	const grams = terms.filter(({ term }) => isUnspaced(term));
	if (grams.length > 0 && 2 * missing.filter(isUnspaced).length <= grams.length) return terms;
	const keys = grams.length > 0 ? new Set(texts.join('')) : missing;
	const table = yield* readTranslations(manifest, [...keys].slice(0, MAX_ROWS));
	const cut = texts.map((text) => cutWords(text, table));
	const found = grams.length > 0 ? cut.flatMap((one) => one.found).filter((part) => left.includes(part)) : missing;
	const words = [...new Set(found)].filter((word) => table.has(word)).slice(0, MAX_TRANSLATED);
	// General words of goals and names of products tell nothing if they are translations.
	const isTelling = (term: string): boolean => !general.includes(term) && !analyzer.names.has(term);
	const usable = words.map((word) =>
		(table.get(word) ?? []).filter(({ term }) => isUnspaced(term) !== isUnspaced(word) && isTelling(term)),
	);
	const lists = yield* readTermLists(manifest, [...new Set(usable.flat().flatMap(({ term }) => partsOf(term, size)))]);
	const byTerm = new Map(lists.map((one) => [one.term, one]));
	const translated = words.flatMap((word, i) =>
		weighTranslations(manifest, word, usable[i] as readonly Translation[], (term) =>
			partsOf(term, size).map((part) => byTerm.get(part) as TermLists),
		),
	);
	const between = new Set(cut.flatMap(({ rest }) => rest).flatMap((rest) => gramsOf(rest, [size])));
	const said = new Set(translated.map(({ word }) => word.split(' ')[0]));
	return [
		...terms.filter(({ term, frequency }) => (isUnspaced(term) ? frequency > 0 || between.has(term) : !said.has(term))),
		...translated,
	];
}

/** Returns the terms of a word in units: itself, or its n-grams if it is unspaced. */
function partsOf(word: string, size: number): string[] {
	return isUnspaced(word) ? gramsOf(word, [size]) : [word];
}

/** Returns the terms of a word's translations that units have, which share the weight of one term. */
function weighTranslations(
	manifest: Opened,
	word: string,
	translations: readonly Translation[],
	listsOf: (term: string) => readonly TermLists[],
): GoalTerm[] {
	const usable = translations.flatMap(({ term, share }) => {
		const parts = listsOf(term);
		const isThere = parts.every(({ frequency, proseFrequency }) => frequency + proseFrequency > 0);
		return isThere ? parts.map((lists) => ({ term, lists, share: share / parts.length })) : [];
	});
	const sum = usable.reduce((total, { share }) => total + share, 0);
	const idfOf = (field: 'frequency' | 'proseFrequency'): number => {
		const mean = usable.reduce((total, { lists, share }) => total + (share / sum) * lists[field], 0);
		return inverseDocumentFrequency(mean, sizeOf(manifest));
	};
	const [idf, proseIdf] = [idfOf('frequency'), idfOf('proseFrequency')];
	return usable.map(({ term, lists, share }): GoalTerm => {
		const weight = share / sum;
		return {
			...lists,
			word: `${word} → ${term}`,
			asked: word,
			share: weight,
			idf: weight * idf,
			proseIdf: weight * proseIdf,
		};
	});
}

/** Compares a goal with all units by vectors. */
function* readCosines(manifest: Opened, text: string, analyzer: Analyzer): Recipe<Goal['cosines']> {
	const settings = manifest.unit_vectors;
	if (settings === undefined) return undefined;
	const vectors = yield* readUnitVectors(manifest, settings);
	const vector = yield* vectorOfWords(manifest, UNIT_WORDS_TABLE, settings, text, analyzer);
	if (vector === undefined) return undefined;
	const units = new Uint32Array(manifest.counts.units).map((_, unit) => unit);
	return scan(vector, vectors, units);
}
