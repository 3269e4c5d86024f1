import { readLexicon } from '@pinakes/format/kinds/lexicon/read';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import { readGoal } from './goal.ts';
import { strengthsOf } from './goal-evidence.ts';
import { findCandidates } from './rank-goal.ts';

/** What a retriever found for a question, before any threshold. */
export interface Measured {
	readonly evidence: number;
	/** The number of the best candidate; undefined where there is none. */
	readonly best: number | undefined;
}

/**
 * Asks a goal as `matchUnits` does.
 *
 * @param without the number of a unit that is left out, as if the index lacked it
 */
export function* measureGoal(manifest: Manifest, goal: string, without?: number): Recipe<Measured> {
	const read = yield* readGoal(manifest, yield* readLexicon(), goal);
	const strengths = strengthsOf(read, manifest.counts.units);
	if (without !== undefined) strengths.order[without] = 0;
	const { candidates, evidence } = yield* findCandidates(manifest, read, strengths);
	return { evidence, best: candidates[0]?.unit };
}
