import { own } from '../json.ts';
import { readConflictWords } from '../kinds/conflict-words/read.ts';
import { type Lexicon, NEGATED } from '../kinds/lexicon/format.ts';
import { readUnitTerms, type TermPostings } from '../kinds/unit-terms/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { textTerms, wholeWords } from '../text/words.ts';
import { intersect, unite } from './candidates.ts';
import type { CheckedQuery } from './query.ts';

/** What stands against units: for the environment and for each constraint, the units concerned. */
export interface Obstacles {
	readonly env: Uint32Array;
	/** Constraints that were understood, each with the units that violate it. */
	readonly constraints: readonly { readonly constraint: string; readonly units: Uint32Array }[];
	readonly notUnderstood: readonly string[];
}

/** Finds what stands against units, without reading a record. */
export function* findObstacles(manifest: Manifest, lexicon: Lexicon, query: CheckedQuery): Recipe<Obstacles> {
	const constraints: { constraint: string; units: Uint32Array }[] = [];
	const notUnderstood: string[] = [];
	for (const constraint of query.constraints) {
		const phrases = forbiddenBy(constraint, lexicon);
		if (phrases === undefined) notUnderstood.push(constraint);
		else constraints.push({ constraint, units: yield* unitsSpeakingOf(manifest, phrases) });
	}
	const words = [...new Set(wholeWords(query.env))];
	return { env: intersect(yield* readConflictWords(manifest, words)), constraints, notUnderstood };
}

/** The words that a constraint forbids, or undefined where it does not say what must not be. */
function forbiddenBy(constraint: string, { constraints, negations }: Lexicon): readonly string[] | undefined {
	const negation = negations.find((start) => constraint.startsWith(start) && constraint !== start) ?? '';
	const thing = constraint.slice(negation.length).replace(/[-_]/g, ' ').trim();
	if (negation === '') return own(constraints, thing);
	return own(constraints, NEGATED + thing) ?? [thing];
}

/**
 * The units whose description or conflicts speak of any of the phrases: one is spoken of where all
 * of its terms stand in the one text.
 */
function* unitsSpeakingOf(manifest: Manifest, phrases: readonly string[]): Recipe<Uint32Array> {
	const stopWords = new Set(manifest.analyzer.stop_words);
	const units: Uint32Array[] = [];
	const analysed = phrases.map((phrase) => textTerms(phrase, stopWords));
	const distinct = [...new Set(analysed.flat())];
	const postings = yield* readUnitTerms(manifest, distinct);
	for (const terms of analysed) {
		const found = terms.map((term) => postings[distinct.indexOf(term)] as TermPostings);
		units.push(intersect(found.map((term) => term.description)));
		units.push(intersect(found.map((term) => term.conflicts)));
	}
	return unite(units);
}
