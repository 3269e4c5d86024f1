import { reaches, scoreOf } from '../format/base/factors.ts';
import type { Recipe } from '../format/base/recipe.js';
import { readUnits, type UnitRecord } from '../format/kinds/units.js';
import { MIN_SHARE_OF_BEST, NAMED_PROBABILITY } from '../format/kinds/weights.js';
import type { Opened } from '../format/manifest/opened.js';
import { bitOf, knownOf, supportsIde } from './facts.ts';
import type { Goal } from './goal.ts';
import { holds, isInAny, judgeUnits, probabilityOfUnit } from './judge.ts';
import { MAX_NAMED, readNamed } from './named.ts';
import type { CheckedOptions } from './query.ts';
import { offerBest, type RankedUnit, type Ranking, type Request, type TraceStep } from './ranking.ts';
import { factorsOf, goalFactor } from './scoring.ts';
import { topUnits } from './tally.ts';

/** Maximum candidates that are scored, of all units and of those that support the IDE. */
const MAX_CANDIDATES = MAX_NAMED;

/** Ranks units by a goal alone, and selects those that pass. */
export function* rankGoal(
	manifest: Opened,
	{ goal, facts, query }: Request & { readonly goal: Goal },
	options: CheckedOptions,
	record: (step: TraceStep['step'], candidates: number) => void,
): Recipe<Omit<Ranking, 'trace'>> {
	const judged = judgeUnits(goal, manifest.counts.units);
	const found = [...judged.keys()].filter((unit) => (judged[unit] as number) > Number.NEGATIVE_INFINITY);
	record('coarse_terms', found.length);
	const ide = facts.find(({ kind }) => kind === 'ide');
	const supporting = ide ? found.filter((unit) => holds(ide.postings, unit)) : found;
	if (ide) record('coarse_ide', supporting.length);
	const strongest = (units: readonly number[]): number[] =>
		topUnits(units, (unit) => judged[unit] as number, MAX_CANDIDATES);
	const candidates = [...new Set([...strongest(supporting), ...strongest(found)])];
	const records = yield* readUnits(manifest, options.factors ? candidates : []);
	const { named, hidden } = yield* readNamed(manifest, candidates, query.goal);
	const ranked = candidates.map((unit, i): RankedUnit => {
		const probability = named.has(unit) ? NAMED_PROBABILITY : probabilityOfUnit(goal, unit, judged[unit] as number);
		const words = (['shares', 'proseShares'] as const).flatMap((lists) =>
			goal.terms.filter((term) => isInAny(term[lists], unit)).map(({ word }) => word),
		);
		const further = options.factors?.(records[i] as UnitRecord, query) ?? [];
		const bits = facts.reduce((sum, { postings }, fact) => sum + (holds(postings, unit) ? bitOf(fact) : 0), 0);
		const goalMatch = goalFactor(probability, [...new Set(words)]);
		const factors = factorsOf(knownOf(facts, bits), further, goalMatch);
		return { unit, units: [unit], bits, goalMatch, factors, score: scoreOf(factors), probability };
	});
	ranked.sort(
		(a, b) => b.score - a.score || (judged[b.unit] as number) - (judged[a.unit] as number) || a.unit - b.unit,
	);
	record('fine', ranked.length);
	const offered = ranked.filter(({ unit }) => !hidden.has(unit));
	const passes = (one: RankedUnit): boolean =>
		supportsIde(facts, one.bits) &&
		reaches(one.score, options.threshold) &&
		reaches(one.probability, MIN_SHARE_OF_BEST * (ranked[0] as RankedUnit).probability);
	return { query, facts, goal, groups: offered, all: offered, ...offerBest(ranked, hidden, passes) };
}
