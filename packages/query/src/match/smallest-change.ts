import type { UnitRecord } from '../kinds/records/format.ts';
import { readUnits } from '../kinds/records/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { normalizeTerm } from '../text/normalize.ts';
import { readRanked } from './explain.ts';
import { factsOf } from './facts.ts';
import type { CheckedOptions } from './options.ts';
import type { CheckedQuery } from './query.ts';
import { rank } from './rank.ts';
import type { Group, Ranking } from './ranking.ts';
import { reaches, WEIGHTS } from './scoring.ts';

/** One edit of a query. */
export interface Change {
	readonly operation: 'drop_constraint' | 'drop_env' | 'drop_ide' | 'ask_ide' | 'remove_tag' | 'remove_keyword';
	/** What is dropped, removed or replaced. */
	readonly value: string;
	/** What replaces it, for `ask_ide`. */
	readonly to?: string;
}

/** The fewest edits after which a refused query has an answer, and that answer. */
export interface SmallestChange {
	readonly changes: readonly Change[];
	readonly query: CheckedQuery;
	readonly unit_id: string;
	readonly score: number;
}

/** The entry of a unit's IDE list that stands for any tool that can follow instructions. */
export const GENERIC_IDE = 'generic';

/** Plans that are carried out before giving up. */
const MOST_TRIALS = 8;

/** The edits that a group of candidates needs, and what they make of its score. */
interface Plan {
	readonly unit: number;
	readonly changes: readonly Change[];
	readonly score: number;
}

/**
 * Finds the smallest change to a refused query that would have matched. Candidates of which the same
 * facts hold need the same edits, so each group is planned for once; the cheapest plans are then
 * carried out, and the first that really matches is returned.
 */
export function* findSmallestChange(
	manifest: Manifest,
	ranking: Ranking,
	options: CheckedOptions,
): Recipe<SmallestChange | null> {
	const { groups, query, supportsIde } = ranking;
	const plans = groups.flatMap((group) => cheapestPlan(ranking, group, options.threshold) ?? []);
	plans.sort((a, b) => a.changes.length - b.changes.length || b.score - a.score || a.unit - b.unit);
	for (const { unit, changes: others } of plans.slice(0, MOST_TRIALS)) {
		const [record] = yield* readUnits(manifest, [unit]);
		const ides = (record as UnitRecord).ide_support.map(normalizeTerm);
		const changes = [...(supportsIde === false ? [ideChange(query.ide, ides)] : []), ...others];
		const changed = changedQuery(ranking, changes);
		const trial = yield* rank(manifest, changed, options);
		const [best] = trial.best;
		if (best === undefined || trial.supportsIde === false || !reaches(best.score, options.threshold)) continue;
		const [answer] = yield* readRanked(manifest, [best]);
		return { changes, query: changed, unit_id: (answer as UnitRecord).unit_id, score: best.score };
	}
	return null;
}

/** All obstacles go, and as few of the terms that the candidates lack as will do. */
function cheapestPlan({ facts, supportsIde }: Ranking, { bits, units }: Group, threshold: number): Plan | undefined {
	const edits = (kind: 'tag' | 'keyword' | 'env' | 'constraint', doHold: boolean): Change[] =>
		factsOf(facts, kind, bits, doHold).map((value) => ({ operation: OPERATIONS[kind], value }));
	const share = (kind: 'tag' | 'keyword', removed: number): number => {
		const had = factsOf(facts, kind, bits).length;
		return had / (had + factsOf(facts, kind, bits, false).length - removed || 1);
	};
	const drops = [...edits('env', true), ...edits('constraint', true)];
	const [tags, keywords] = [edits('tag', false), edits('keyword', false)];
	let best: Plan | undefined;
	for (let t = 0; t <= tags.length; t++) {
		for (let k = 0; k <= keywords.length; k++) {
			const score =
				share('tag', t) * WEIGHTS.tag_coverage +
				share('keyword', k) * WEIGHTS.keyword_match +
				(supportsIde === undefined ? 0 : WEIGHTS.ide_support);
			const changes = [...drops, ...tags.slice(0, t), ...keywords.slice(0, k)];
			if (!reaches(score, threshold) || (best && best.changes.length <= changes.length)) continue;
			best = { unit: units.reduce((a, b) => Math.min(a, b)), changes, score };
		}
	}
	return best;
}

const OPERATIONS = { tag: 'remove_tag', keyword: 'remove_keyword', env: 'drop_env', constraint: 'drop_constraint' } as const;

/** `generic` is what most tools can use, so it comes first where the unit supports it. */
function ideChange(value: string, ides: readonly string[]): Change {
	const to = ides.includes(GENERIC_IDE) ? GENERIC_IDE : ides[0];
	return to === undefined ? { operation: 'drop_ide', value } : { operation: 'ask_ide', value, to };
}

/** The query after the changes; terms that were inferred from the goal become its own. */
function changedQuery({ facts, query }: Ranking, changes: readonly Change[]): CheckedQuery {
	const ide = changes.find(({ operation }) => operation.endsWith('_ide'));
	const kept = (kind: keyof typeof OPERATIONS): string[] =>
		factsOf(facts, kind, 0, false).filter(
			(value) => !changes.some((change) => change.operation === OPERATIONS[kind] && change.value === value),
		);
	return {
		goal: query.goal,
		tags: kept('tag'),
		keywords: kept('keyword'),
		ide: ide === undefined ? query.ide : (ide.to ?? ''),
		env: kept('env').join(''),
		constraints: kept('constraint'),
	};
}
