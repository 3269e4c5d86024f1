import { readLexicon } from '../format/kinds/lexicon/read.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { readGoal } from './goal.ts';
import { scoreUnits } from './goal-evidence.ts';
import { findCandidates } from './rank-goal.ts';

/** The result of a sample question before any threshold, from which a build calibrates confidence. */
export interface Measured {
	readonly evidence: number;
	/** Number of the best candidate; undefined if there is none. */
	readonly best: number | undefined;
}

/**
 * Measures the evidence for a goal as `matchUnits` computes it.
 *
 * @param without number of a unit that is ignored, as if it were not in the index
 */
export function* measureGoal(manifest: Manifest, goal: string, without?: number): Recipe<Measured> {
	const read = yield* readGoal(manifest, yield* readLexicon(), goal);
	const strengths = scoreUnits(read, manifest.counts.units);
	if (without !== undefined) strengths.order[without] = 0;
	const { candidates, evidence } = yield* findCandidates(manifest, read, strengths);
	return { evidence, best: candidates[0]?.unit };
}
