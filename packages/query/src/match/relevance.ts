import type { Lexicon } from '../kinds/lexicon/format.ts';
import { SHARE_LISTS, SHARES } from '../kinds/unit-terms/format.ts';
import { readUnitTerms } from '../kinds/unit-terms/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { inverseDocumentFrequency } from '../search/bm25.ts';
import { hasCjk } from '../text/characters.ts';
import { conceptsOf } from '../text/concepts.ts';
import { textTerms } from '../text/words.ts';
import type { Entry } from './tally.ts';

/** Distinct terms of a goal that are weighed. */
const MOST_TERMS = 64;

/** How well units answer a goal: what its terms add to them, and what they could add up to at most. */
export interface Relevance {
	readonly entries: readonly Entry[];
	readonly possible: number;
}

/**
 * Weighs a goal by the text engine's scores: BM25 over the units' names, descriptions and declared terms. What
 * the lexicon knows counts by its head, in either language, and terms that no unit has as much as the rarest.
 */
export function* readRelevance(manifest: Manifest, lexicon: Lexicon, goal: string): Recipe<Relevance> {
	const { stop_words } = manifest.analyzer;
	const concepts = conceptsOf(goal, lexicon.phrases, stop_words);
	const left = concepts.join('');
	// What the lexicon knows counts by its head alone: as itself too, it would count twice.
	const pairs = textTerms(goal).filter((term) => hasCjk(term) && left.includes(term));
	const terms = [...new Set([...concepts.filter((word) => !hasCjk(word)), ...pairs])].slice(0, MOST_TERMS);
	const lists = yield* readUnitTerms(manifest, terms, SHARE_LISTS);
	let possible = 0;
	const entries = lists.flatMap((ofTerm) => {
		// Of bits this is a sixth of all units: what is that common tells little, however common it is.
		const frequency = ofTerm.reduce((sum, postings) => sum + postings.length, 0);
		const idf = inverseDocumentFrequency(frequency, manifest.counts.units);
		possible += idf;
		return ofTerm.map((postings, i) => ({ postings, amount: idf * (SHARES[i] as number) }));
	});
	return { entries, possible };
}
