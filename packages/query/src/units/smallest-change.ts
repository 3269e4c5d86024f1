import { readUnits } from '../format/kinds/records/read.js';
import { GENERIC_IDE, type UnitRecord } from '../format/kinds/records/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import { counts, FACTORS, type FactKind, factorsOf, type Known, type QueryEdit } from './factors.ts';
import { knownOf, valuesOf } from './facts.ts';
import { type CheckedOptions, type CheckedQuery, termsOfUnits } from './query.ts';
import { rankTerms } from './rank-terms.ts';
import type { Candidates, Ranking } from './ranking.ts';
import { reaches, scoreOf } from './scoring.ts';

/** One edit of a query. */
export interface Change {
	readonly operation: QueryEdit | 'ask_ide';
	/** The value that is dropped or replaced. */
	readonly value: string;
	/** The replacement, for `ask_ide`. */
	readonly to?: string;
}

/** The fewest edits after which a refused query matches, and the match. */
export interface SmallestChange {
	readonly changes: readonly Change[];
	readonly query: CheckedQuery;
	readonly unit_id: string;
	readonly score: number;
}

/** Maximum number of plans that are tried. */
const MAX_TRIALS = 8;

/** The edits that a group of candidates needs, and the smallest unit number of the group. */
interface Plan {
	readonly unit: number;
	readonly changes: readonly Change[];
}

/**
 * Finds the smallest change to a refused query that would have matched. Candidates with the same facts need the same
 * edits, so there is one plan for each group; plans are run, the shortest first, until one matches.
 */
export function* findSmallestChange(
	manifest: Manifest,
	ranking: Ranking,
	options: CheckedOptions,
): Recipe<SmallestChange | null> {
	const plans = ranking.all.flatMap((candidates) => cheapestPlan(ranking, candidates, options.threshold) ?? []);
	plans.sort((a, b) => a.changes.length - b.changes.length || a.unit - b.unit);
	for (const plan of plans.slice(0, MAX_TRIALS)) {
		const ides = termsOfUnits(yield* readUnits(manifest, [plan.unit]), 'ide_support');
		const changes = plan.changes.map((change) => (change.operation === 'drop_ide' ? ideChange(change, ides) : change));
		const changed = changedQuery(ranking, changes);
		const [best] = (yield* rankTerms(manifest, changed, options)).passing;
		if (!best) continue;
		const [answer] = yield* readUnits(manifest, [best.unit]);
		return { changes, query: changed, unit_id: (answer as UnitRecord).unit_id, score: best.score };
	}
	return null;
}

/**
 * Returns the edits that drop everything that lowers the score of the candidates, and as few missing terms as possible.
 */
function cheapestPlan({ facts }: Ranking, { bits, units, goalMatch }: Candidates, threshold: number): Plan | undefined {
	const known = knownOf(facts, bits);
	const obstacles = known.filter((one) =>
		FACTORS.some((factor) => factor.operation === 'multiply' && counts(factor, one)),
	);
	const lacked = FACTORS.filter(({ finds }) => finds).map(({ fact }) =>
		known.filter(({ kind, holds }) => kind === fact && !holds),
	);
	let fewest: readonly Known[] | undefined;
	for (const terms of choicesOf(lacked)) {
		const dropped = [...obstacles, ...terms];
		if (fewest && fewest.length <= dropped.length) continue;
		// A replaced IDE is assumed to be supported by the units.
		const left = known
			.filter((one) => one.kind === 'ide' || !dropped.includes(one))
			.map((one) => (one.kind === 'ide' ? { ...one, holds: true } : one));
		if (reaches(scoreOf(factorsOf(left, [], goalMatch)), threshold)) fewest = dropped;
	}
	const changes = fewest?.map(({ kind, value }): Change => ({ operation: `drop_${kind}` as QueryEdit, value }));
	return changes && { unit: units.reduce((a, b) => Math.min(a, b)), changes };
}

/** Returns all combinations of prefixes of the lists. */
function choicesOf(lists: readonly (readonly Known[])[]): Known[][] {
	return lists.reduce<Known[][]>(
		(chosen, list) => chosen.flatMap((one) => [one, ...list.map((_, i) => [...one, ...list.slice(0, i + 1)])]),
		[[]],
	);
}

/** Replaces the IDE rather than dropping it, preferably by `generic`, which most tools can use. */
function ideChange(change: Change, ides: readonly string[]): Change {
	const to = ides.includes(GENERIC_IDE) ? GENERIC_IDE : ides[0];
	return to ? { operation: 'ask_ide', value: change.value, to } : change;
}

function changedQuery({ facts, query }: Ranking, changes: readonly Change[]): CheckedQuery {
	const kept = (kind: FactKind): string[] => {
		const dropped = changes.filter(({ operation }) => operation === `drop_${kind}`).map(({ value }) => value);
		return valuesOf(facts, kind).filter((value) => !dropped.includes(value));
	};
	return {
		goal: query.goal,
		tags: kept('tag'),
		keywords: kept('keyword'),
		ide: changes.find(({ to }) => to)?.to ?? kept('ide').join(''),
		env: kept('env').join(''),
		constraints: kept('constraint'),
	};
}
