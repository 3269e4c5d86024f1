import { calibrationOfUnits } from '../format/calibration/built-in.js';
import { isForeign, MIN_COLLECTION } from '../format/calibration/evidence.js';
import type { Postings } from '../format/codec/postings.js';
import { inverseDocumentFrequency } from '../format/kinds/text/bm25.js';
import { readUnitTerms } from '../format/kinds/unit-terms/read.js';
import { PROSE_LISTS, SHARE_LISTS, SHARES } from '../format/kinds/unit-terms/schema.js';
import type { Manifest } from '../format/manifest.js';
import { readCached } from '../format/read-cached.js';
import type { Recipe } from '../format/recipe.js';
import { cacheOfUnits } from './cached-postings.ts';

/**
 * Weight of an n-gram in a script that the index hardly has. Such goals match by their translations. The rest says
 * little, but still counts, since one translated word is not the whole goal.
 */
const FOREIGN_WEIGHT = 0.25;

/** A term of a goal with its postings. */
export interface GoalTerm {
	readonly term: string;
	/** The word of the goal behind the term; the whole phrase if the lexicon knows one. */
	readonly word: string;
	readonly frequency: number;
	readonly proseFrequency: number;
	/** Factor of its weight in the maximum score of the goal; below 1 for a term in a foreign script. */
	readonly asked: number;
	readonly idf: number;
	readonly proseIdf: number;
	/**
	 * Postings of name, declared terms and description: one list for each of `SHARES`, the share of the term's weight.
	 */
	readonly shares: readonly Postings[];
	/** The same for prose. */
	readonly proseShares: readonly Postings[];
	/** Whether it is a name, such as that of a product or a programming language. */
	readonly isName: boolean;
}

/** Postings and document frequencies of a term. */
export interface TermLists extends Pick<GoalTerm, 'term' | 'frequency' | 'proseFrequency' | 'shares' | 'proseShares'> {}

const listsOf = cacheOfUnits<TermLists>(({ frequency, proseFrequency }) => frequency + proseFrequency);

/** Reads the postings of terms, or gets them from the cache. */
export function* readTermLists(manifest: Manifest, terms: readonly string[]): Recipe<TermLists[]> {
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

/** Returns the number of units that document frequencies are relative to. */
export function sizeOf(manifest: Manifest): number {
	return Math.max(manifest.counts.units, MIN_COLLECTION);
}

/** Weighs a term of the goal that is not translated. */
export function weighTerm(manifest: Manifest, lists: TermLists, said: Pick<GoalTerm, 'word' | 'isName'>): GoalTerm {
	const { term, frequency, proseFrequency } = lists;
	const units = sizeOf(manifest);
	return {
		...lists,
		...said,
		asked: isForeign(term, frequency, calibrationOfUnits(manifest).unspaced) ? FOREIGN_WEIGHT : 1,
		idf: inverseDocumentFrequency(frequency, units),
		proseIdf: inverseDocumentFrequency(proseFrequency, units),
	};
}
