import { type Index, type MatchQuery, matchUnits } from '@pinakes/query';
import type { KnowledgeOptions } from '@pinakes/query/search';
import { askLine } from '../commands/search.ts';
import { type FoundId, foundIdOf } from '../golden/known-ids.ts';
import type { Question } from './questions.ts';

/** A unit or document that a look-up returned. */
export interface Candidate extends FoundId {
	readonly score: number;
}

/** The answer to a question, or the refusal. */
export interface Answer {
	/** Results, best first; empty for a refusal. */
	readonly shown: readonly Candidate[];
	/** Nearest candidates of a refusal, best first. */
	readonly near: readonly Candidate[];
	/** Probability, 0 to 1, that the best candidate is right. */
	readonly confidence: number;
	readonly refusal: { readonly category: string; readonly reason: string } | null;
}

/** Answers a question from an index. `options` are those of `search`. */
export async function answerOf(index: Index, question: Question, options: KnowledgeOptions): Promise<Answer> {
	return question.lookUp === 'match' ? matchOf(index, question.fields) : searchOf(index, question.fields, options);
}

async function matchOf(index: Index, fields: Question['fields']): Promise<Answer> {
	const result = await matchUnits(index, fields as MatchQuery);
	const near = result.rejection_category === null ? [] : result.nearest_candidates.map(unitCandidate);
	const shown = result.matches.map(unitCandidate);
	const refusal =
		result.rejection_category === null
			? null
			: { category: result.rejection_category, reason: result.rejection_reason };
	return { shown, near, confidence: confidenceOf(result, shown[0] ?? near[0]), refusal };
}

function unitCandidate({ unit_id, score }: { readonly unit_id: string; readonly score: number }): Candidate {
	return { id: unit_id, sections: [], score };
}

async function searchOf(index: Index, fields: Question['fields'], options: KnowledgeOptions): Promise<Answer> {
	const result = await askLine(index, fields, options);
	const candidates = result.results.map((one): Candidate => ({ ...foundIdOf(one), score: one.score }));
	const confidence = confidenceOf(result, candidates[0]);
	const category = result.rejection_category;
	if (category === null) return { shown: candidates, near: [], confidence, refusal: null };
	return { shown: [], near: candidates, confidence, refusal: { category, reason: result.notes.join(' ') } };
}

/** Returns the confidence of a result. Queries by tags have none; their best score is used. */
function confidenceOf(result: object, best: Candidate | undefined): number {
	const confidence = 'confidence' in result && typeof result.confidence === 'number' ? result.confidence : undefined;
	return confidence ?? Math.max(0, Math.min(1, best?.score ?? 0));
}
