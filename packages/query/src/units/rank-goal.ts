import { reaches, scoreOf } from '../format/base/factors.ts';
import type { Recipe } from '../format/base/recipe.js';
import { readUnits, type UnitRecord } from '../format/kinds/units.js';
import type { Opened } from '../format/manifest/opened.js';
import { bitOf, knownOf, MAX_NAMED, readUserOnly } from './facts.ts';
import type { Goal } from './goal.ts';
import { holds, isInAny, judgeUnits, probabilityOfUnit } from './judge.ts';
import { namesSaid } from './named.ts';
import type { CheckedOptions } from './query.ts';
import { passingOf, type RankedUnit, type Ranking, type Request, type TraceStep } from './ranking.ts';
import { factorsOf, goalFactor, MAX_MATCHES, MIN_SHARE_OF_BEST } from './scoring.ts';
import { topUnits } from './tally.ts';

/** Maximum candidates that are scored, of all units and of those that support the IDE. */
const MAX_CANDIDATES = 16;

/** Probability of a unit that the goal names: above that of any other. */
const NAMED_PROBABILITY = 0.99;

/** A request with a goal alone. */
interface GoalRequest extends Request {
	readonly goal: Goal;
	readonly record: (step: TraceStep['step'], candidates: number) => void;
}

/** Ranks units by a goal alone, and selects those that pass. */
export function* rankGoal(
	manifest: Opened,
	request: GoalRequest,
	options: CheckedOptions,
): Recipe<Omit<Ranking, 'trace'>> {
	const { goal, facts, query, record } = request;
	const judged = judgeUnits(goal, manifest.counts.units);
	const found = [...judged.keys()].filter((unit) => (judged[unit] as number) > Number.NEGATIVE_INFINITY);
	record('coarse_terms', found.length);
	const ide = facts.find(({ kind }) => kind === 'ide');
	const supporting = ide ? found.filter((unit) => holds(ide.postings, unit)) : found;
	if (ide) record('coarse_ide', supporting.length);
	const userOnly = yield* readUserOnly(manifest);
	const strongest = (units: readonly number[], areUserOnly: boolean): number[] =>
		topUnits(
			units.filter((unit) => userOnly.has(unit) === areUserOnly),
			(unit) => judged[unit] as number,
			MAX_CANDIDATES,
		);
	const candidates = [
		...new Set([supporting, found].flatMap((units) => [...strongest(units, false), ...strongest(units, true)])),
	];
	const read = options.factors ? candidates : candidates.filter((unit, i) => i < MAX_NAMED || userOnly.has(unit));
	const units = yield* readUnits(manifest, read);
	const records = new Map(read.map((unit, i) => [unit, units[i] as UnitRecord]));
	const said = namesSaid(
		query.goal,
		units.map(({ name }) => name),
	);
	const isNamed = (unit: number): boolean => said.has(records.get(unit)?.name ?? '');
	const isHidden = ({ unit }: RankedUnit): boolean => userOnly.has(unit) && !isNamed(unit);
	const ranked = candidates.map((unit): RankedUnit => {
		const probability = isNamed(unit) ? NAMED_PROBABILITY : probabilityOfUnit(goal, unit, judged[unit] as number);
		const words = new Set(goal.terms.filter(({ shares }) => isInAny(shares, unit)).map(({ word }) => word));
		const further = options.factors?.(records.get(unit) as UnitRecord, query) ?? [];
		const bits = facts.reduce((sum, { postings }, fact) => sum + (holds(postings, unit) ? bitOf(fact) : 0), 0);
		const goalMatch = goalFactor(probability, [...words]);
		const factors = factorsOf(knownOf(facts, bits), further, goalMatch);
		return { unit, units: [unit], bits, goalMatch, factors, score: scoreOf(factors), probability };
	});
	ranked.sort(
		(a, b) => b.score - a.score || (judged[b.unit] as number) - (judged[a.unit] as number) || a.unit - b.unit,
	);
	record('fine', ranked.length);
	const offered = ranked.filter((one) => !isHidden(one));
	const best = offered.slice(0, MAX_MATCHES);
	const isSupporting = ({ unit }: RankedUnit): boolean => !ide || holds(ide.postings, unit);
	const passes = (one: RankedUnit): boolean =>
		isSupporting(one) &&
		reaches(one.score, options.threshold) &&
		reaches(one.probability, MIN_SHARE_OF_BEST * (ranked[0] as RankedUnit).probability);
	return {
		...{ query, facts, goal, probability: best[0]?.probability ?? 0 },
		...{ groups: offered, all: offered, best, ...passingOf(best, ranked.filter(isHidden), passes) },
	};
}
