import { reaches, scoreOf, TOLERANCE } from '../format/base/factors.ts';
import { addTo } from '../format/base/groups.ts';
import { now } from '../format/base/options.ts';
import type { Recipe } from '../format/base/recipe.js';
import { type Lexicon, readLexicon } from '../format/kinds/lexicon.js';
import { readUnits, type UnitRecord } from '../format/kinds/units.js';
import type { Opened } from '../format/manifest/opened.js';
import { bitOf, type Facts, findAsked, findObstacles, knownOf, supportsIde, unitsWithAny } from './facts.ts';
import { partsOfGoal, readGoal } from './goal.ts';
import { judgeUnits } from './judge.ts';
import { MAX_NAMED, readNamed } from './named.ts';
import type { CheckedOptions, CheckedQuery } from './query.ts';
import { rankGoal } from './rank-goal.ts';
import {
	type Candidates,
	type Group,
	offerBest,
	type RankedUnit,
	type Ranking,
	type Request,
	type TraceStep,
} from './ranking.ts';
import { FACTORS, factorsOf, MAX_MATCHES } from './scoring.ts';
import { tally, topUnits } from './tally.ts';

/** Finds the candidates of a query by postings, scores them in groups of equal facts, and selects the best. */
export function* rankTerms(manifest: Opened, query: CheckedQuery, options: CheckedOptions): Recipe<Ranking> {
	const trace: TraceStep[] = [];
	let last = now();
	const record = (step: TraceStep['step'], candidates: number): void => {
		trace.push({ step, candidates, ms: now() - last });
		last = now();
	};
	const { ide } = query;
	const lexicon = yield* readLexicon();
	const facts: Facts = [
		...(ide ? [{ kind: 'ide', value: ide, postings: yield* unitsWithAny(manifest, 'ide', [ide]) } as const] : []),
		...(yield* findAsked(manifest, lexicon, query, options)),
		...(yield* findObstacles(manifest, lexicon, query)),
	];
	if (!query.tags[0] && !query.keywords[0]) {
		const rankings: Ranking[] = [];
		for (const part of partsOfGoal(query.goal)) {
			const goal = yield* readGoal(manifest, lexicon, part);
			rankings.push({
				...(yield* rankGoal(manifest, { query, facts, goal }, options, record)),
				trace: trace.splice(0),
			});
		}
		return surest(rankings as [Ranking, ...Ranking[]]);
	}
	const entries = facts.map(({ kind, postings }, i) => ({ kind, postings, amount: bitOf(i) }));
	const finds = ({ kind }: { readonly kind: string }): boolean => FACTORS.some((one) => one.finds && one.fact === kind);
	const others = entries.filter((entry) => !finds(entry));
	const found = tally(entries.filter(finds), others, manifest.counts.units);
	record('coarse_terms', found.units.length);

	const all = groupByBits(found);
	const supporting = all.filter(({ bits }) => supportsIde(facts, bits));
	record('coarse_ide', countAll(supporting));
	const isSupported = supporting.length > 0;
	const request: Request = { query, facts, goal: null };
	const groups = yield* scoreGroups(manifest, request, isSupported ? supporting : all, options);
	const passes = ({ score }: Group): boolean => isSupported && reaches(score, options.threshold);
	const best = yield* selectBest(manifest, lexicon, groups, query.goal);
	const units = best.map(({ unit }) => unit);
	const first = yield* readNamed(manifest, units.slice(0, MAX_MATCHES), query.goal);
	const { hidden } = first.hidden.size > 0 ? yield* readNamed(manifest, units, query.goal) : first;
	record('fine', countAll(groups));
	return { ...request, groups, all, ...offerBest(best, hidden, passes), trace };
}

/** Returns the ranking of the sentence that means one of the best units of the whole goal more surely than that does, or that of the whole. */
function surest([whole, ...parts]: readonly [Ranking, ...Ranking[]]): Ranking {
	const meant = whole.best.map(({ unit }) => unit);
	return parts
		.filter(({ best: [first] }) => first && meant.includes(first.unit))
		.reduce((best, one) => (reaches(best.probability, one.probability) ? best : one), whole);
}

function groupByBits({ units, sums }: ReturnType<typeof tally>): Candidates[] {
	const groups = new Map<number, number[]>();
	for (let i = 0; i < units.length; i++) {
		addTo(groups, sums[i] as number, units[i] as number);
	}
	return [...groups].map(([bits, members]) => ({ bits, units: members }));
}

function countAll(groups: readonly Candidates[]): number {
	return groups.reduce((sum, { units }) => sum + units.length, 0);
}

/** Scores groups, best first. Further factors depend on the unit, so that each unit then is a group of its own. */
function* scoreGroups(
	manifest: Opened,
	request: Request,
	groups: readonly Candidates[],
	{ factors: further }: CheckedOptions,
): Recipe<Group[]> {
	let scored = groups;
	let records: UnitRecord[] = [];
	if (further !== undefined) {
		scored = groups.flatMap(({ bits, units }) => units.map((unit) => ({ bits, units: [unit] })));
		records = yield* readUnits(
			manifest,
			scored.flatMap(({ units }) => units),
		);
	}
	return scored
		.map(({ bits, units }, i) => {
			const factors = factorsOf(knownOf(request.facts, bits), further?.(records[i] as UnitRecord, request.query) ?? []);
			const score = scoreOf(factors);
			return { bits, units, factors, score, probability: Math.max(0, Math.min(1, score)) };
		})
		.sort((a, b) => b.score - a.score);
}

/**
 * Returns the best units: by score, then by how well name and description match the goal, then by unit number. The goal
 * is parsed only if scores are equal.
 *
 * @param groups best score first
 */
function* selectBest(manifest: Opened, lexicon: Lexicon, groups: readonly Group[], goal: string): Recipe<RankedUnit[]> {
	const best: RankedUnit[] = [];
	for (let i = 0; i < groups.length && best.length < MAX_NAMED; ) {
		const top = (groups[i] as Group).score;
		const tier = groups.slice(i).filter(({ score }) => score >= top - TOLERANCE);
		i += tier.length;
		const units = Uint32Array.from(tier.flatMap((group) => group.units));
		const strengths =
			goal && units.length > 1 ? judgeUnits(yield* readGoal(manifest, lexicon, goal), manifest.counts.units) : [];
		for (const unit of topUnits(units, (number) => strengths[number] ?? 0, MAX_NAMED - best.length)) {
			best.push({ ...(tier.find((group) => group.units.includes(unit)) as Group), unit });
		}
	}
	return best;
}
