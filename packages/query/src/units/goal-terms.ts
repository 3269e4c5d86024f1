import { calibrationOfUnits } from '@pinakes/format/calibration/built-in';
import { isForeign, MIN_COLLECTION } from '@pinakes/format/calibration/evidence';
import type { Postings } from '@pinakes/format/codec/postings';
import { inverseDocumentFrequency } from '@pinakes/format/kinds/text/bm25';
import { readUnitTerms } from '@pinakes/format/kinds/unit-terms/read';
import { PROSE_LISTS, SHARE_LISTS, SHARES } from '@pinakes/format/kinds/unit-terms/schema';
import type { Manifest } from '@pinakes/format/manifest';
import { readKept } from '@pinakes/format/read-kept';
import type { Recipe } from '@pinakes/format/recipe';
import { cacheOfUnits } from './kept-postings.ts';

/**
 * How much an unknown n-gram counts in a script that the index hardly has. Such a goal is found by what is translated of
 * it: the rest of it tells little, but a single translated word is not the whole goal either.
 */
const FOREIGN_WEIGHT = 0.25;

/** A term of a goal with the units that have it. */
export interface GoalTerm {
	readonly term: string;
	/** What the goal has for it: a word, the phrase that the lexicon knows by it, or the term itself. */
	readonly word: string;
	readonly frequency: number;
	readonly proseFrequency: number;
	/** How much it counts in what the goal asks for, 0 to 1. */
	readonly asked: number;
	readonly idf: number;
	readonly proseIdf: number;
	/** The units with each of `SHARES` of the term's weight, in name, declared terms and description. */
	readonly shares: readonly Postings[];
	/** The same for the prose. */
	readonly proseShares: readonly Postings[];
	/** Whether it names something, such as a product or a programming language. */
	readonly isName: boolean;
}

/** Which units have a term, and how many. */
export interface TermLists extends Pick<GoalTerm, 'term' | 'frequency' | 'proseFrequency' | 'shares' | 'proseShares'> {}

const listsOf = cacheOfUnits<TermLists>(({ frequency, proseFrequency }) => frequency + proseFrequency);

/** Reads which units have terms. */
export function* readTermLists(manifest: Manifest, terms: readonly string[]): Recipe<TermLists[]> {
	return yield* readKept(listsOf(manifest), terms, function* (missing) {
		const lists = yield* readUnitTerms(manifest, missing, [...SHARE_LISTS, ...PROSE_LISTS]);
		return lists.map((ofTerm, i): TermLists => {
			const shares = ofTerm.slice(0, SHARES.length);
			const proseShares = ofTerm.slice(SHARES.length);
			const [frequency, proseFrequency] = [frequencyIn(shares), frequencyIn(proseShares)];
			return { term: missing[i] as string, shares, proseShares, frequency, proseFrequency };
		});
	});
}

/** Of bits this is a sixth of all units: what is that common tells little, however common it is. */
function frequencyIn(lists: readonly Postings[]): number {
	return lists.reduce((sum, postings) => sum + postings.length, 0);
}

/** How many units a goal is compared with. */
export function sizeOf(manifest: Manifest): number {
	return Math.max(manifest.counts.units, MIN_COLLECTION);
}

/** Weighs a term that is searched as it is. */
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
