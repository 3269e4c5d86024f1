import { reaches, scoreOf } from '../format/base/factors.ts';
import type { Recipe } from '../format/base/recipe.js';
import { unitsOf } from '../format/codec/postings.js';
import type { Measured } from '../format/kinds/calibration.js';
import { calibrationOfUnits, probabilityOf } from '../format/kinds/calibration.js';
import { readLexicon } from '../format/kinds/lexicon.js';
import { declaredTerms, type UnitRecord } from '../format/kinds/units.js';
import type { Opened } from '../format/manifest/opened.js';
import {
	type Candidate,
	declaredStrength,
	evidenceFor,
	holds,
	leadOf,
	scoreUnits,
	shareOfUnit,
	type UnitScores,
} from './evidence.ts';
import { bitOf, knownOf } from './facts.ts';
import { type Goal, readGoal } from './goal.ts';
import type { CheckedOptions } from './query.ts';
import { type RankedUnit, type Ranking, type Request, readRanked, type TraceStep } from './ranking.ts';
import { factorsOf, goalFactor, MAX_MATCHES, MIN_SHARE_OF_BEST } from './scoring.ts';
import { topUnits } from './tally.ts';

/** Maximum candidates that are scored. */
const MAX_ORDERED = 16;

interface Found {
	readonly candidates: readonly Candidate[];
	readonly evidence: number;
}

/** A request with a goal alone, before its IDE is checked. */
interface GoalRequest extends Omit<Request, 'supportsIde' | 'goal'> {
	readonly goal: Goal;
	readonly record: (step: TraceStep['step'], candidates: number) => void;
}

/**
 * Ranks units by a goal alone. If no unit that supports the IDE passes, but another would, those others are ranked and
 * nothing passes: the refusal then names the IDE as its cause.
 */
export function* rankGoal(
	manifest: Opened,
	request: GoalRequest,
	options: CheckedOptions,
): Recipe<Omit<Ranking, 'trace'>> {
	const strengths = scoreUnits(request.goal, manifest.counts.units);
	const found = countPositive(strengths.order);
	request.record('coarse_terms', found);
	const ide = request.facts.find(({ kind }) => kind === 'ide');
	if (!ide) return yield* rankStrengths(manifest, { ...request, supportsIde: undefined }, strengths, options);
	const supporting = new Float64Array(strengths.order.length);
	for (const unit of unitsOf(ide.postings)) supporting[unit] = strengths.order[unit] as number;
	request.record('coarse_ide', countPositive(supporting));
	const asked = { ...strengths, order: supporting };
	const ranking = yield* rankStrengths(manifest, { ...request, supportsIde: true }, asked, options);
	if (found === 0 || ranking.passing.length > 0) return ranking;
	const open = yield* rankStrengths(manifest, { ...request, supportsIde: undefined }, strengths, options);
	if (ranking.best.length > 0 && open.passing.length === 0) return { ...ranking, all: open.groups };
	return yield* rankStrengths(manifest, { ...request, supportsIde: false }, strengths, options);
}

function countPositive(strengths: Float64Array): number {
	let count = 0;
	for (let i = 0; i < strengths.length; i++) if ((strengths[i] as number) > 0) count++;
	return count;
}

/** Scores the strongest units and selects those that pass. */
function* rankStrengths(
	manifest: Opened,
	request: GoalRequest & Pick<Request, 'supportsIde'>,
	strengths: UnitScores,
	options: CheckedOptions,
): Recipe<Omit<Ranking, 'trace'>> {
	const { goal, facts, query, supportsIde } = request;
	const candidates = yield* orderCandidates(manifest, goal, strengths);
	const records = options.factors ? yield* readRanked(manifest, candidates) : [];
	const calibration = calibrationOfUnits(manifest);
	const lead = leadOf(candidates);
	const orders = new Map(candidates.map(({ unit, order }) => [unit, order]));
	let probability = 1;
	const ranked = candidates.map((candidate, i): RankedUnit => {
		const { unit } = candidate;
		// Probability never increases from one candidate to the next, although prose counts only in their order.
		const evidence = evidenceFor(goal, candidate, calibration.exponent, lead);
		probability = Math.min(probability, probabilityOf(evidence, calibration));
		const words = new Set(goal.terms.filter(({ shares }) => shareOfUnit(shares, unit) > 0).map(({ word }) => word));
		const further = options.factors?.(records[i] as UnitRecord, query) ?? [];
		const bits = facts.reduce((sum, { postings }, fact) => sum + (holds(postings, unit) ? bitOf(fact) : 0), 0);
		const known = knownOf(facts, bits).map((fact) => (fact.kind === 'ide' ? { ...fact, holds: supportsIde } : fact));
		const goalMatch = goalFactor(probability, [...words]);
		const factors = factorsOf(known, further, goalMatch);
		return { unit, units: [unit], bits, goalMatch, factors, score: scoreOf(factors), probability };
	});
	// Sorting is stable, so candidates with equal scores keep their order.
	ranked.sort((a, b) => b.score - a.score);
	request.record('fine', ranked.length);
	const best = ranked.slice(0, MAX_MATCHES);
	const isNearBest = (of: (ranked: RankedUnit) => number, unit: RankedUnit): boolean =>
		reaches(of(unit), MIN_SHARE_OF_BEST * of(best[0] as RankedUnit));
	const passes = (unit: RankedUnit): boolean =>
		supportsIde !== false &&
		reaches(unit.score, options.threshold) &&
		isNearBest(({ score }) => score, unit) &&
		isNearBest((one) => orders.get(one.unit) as number, unit);
	return {
		...{ query, facts, goal, supportsIde, probability: best[0]?.probability ?? 0 },
		...{ groups: ranked, all: ranked, best, passing: best.filter(passes) },
	};
}

/** Returns the candidates for a goal, best first, and the evidence for the best. */
function* findCandidates(manifest: Opened, goal: Goal, strengths: UnitScores): Recipe<Found> {
	const candidates = yield* orderCandidates(manifest, goal, strengths);
	const { exponent } = calibrationOfUnits(manifest);
	const best = candidates[0];
	return { candidates, evidence: best ? evidenceFor(goal, best, exponent, leadOf(candidates)) : 0 };
}

/**
 * Returns the strongest units in order. The best of them gain if the goal contains tags or keywords that they declare.
 */
function* orderCandidates(manifest: Opened, goal: Goal, strengths: UnitScores): Recipe<Candidate[]> {
	const { order } = strengths;
	const units: number[] = [];
	for (let unit = 0; unit < order.length; unit++) if ((order[unit] as number) > 0) units.push(unit);
	const strongest = topUnits(units, (unit) => order[unit] as number, MAX_ORDERED);
	const ordered = strongest.map((unit): Candidate => {
		const strength = strengths.words[unit] as number;
		return { unit, strength, order: order[unit] as number, isDeclared: false };
	});
	const best = ordered.slice(0, MAX_MATCHES);
	const records = yield* readRanked(manifest, best);
	const raised = best.map((candidate, i) => {
		const said = new Set(declaredTerms(records[i] as UnitRecord).flatMap(goal.termsSaid));
		if (said.size === 0) return candidate;
		const strength = declaredStrength(goal, candidate.unit, said);
		return { ...candidate, strength, order: candidate.order - candidate.strength + strength, isDeclared: true };
	});
	return [...raised, ...ordered.slice(MAX_MATCHES)].sort((a, b) => b.order - a.order || a.unit - b.unit);
}

/**
 * Measures the evidence for a goal as `matchUnits` computes it.
 *
 * @param without number of a unit that is ignored, as if it were not in the index
 */
export function* measureGoal(manifest: Opened, goal: string, without?: number): Recipe<Measured> {
	const read = yield* readGoal(manifest, yield* readLexicon(), goal);
	const strengths = scoreUnits(read, manifest.counts.units);
	if (without !== undefined) strengths.order[without] = 0;
	const { candidates, evidence } = yield* findCandidates(manifest, read, strengths);
	return { evidence, best: candidates[0]?.unit };
}
