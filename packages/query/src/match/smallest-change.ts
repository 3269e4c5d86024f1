import type { UnitRecord } from '../kinds/records/format.ts';
import { readUnits } from '../kinds/records/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { normalizeTerm } from '../text/normalize.ts';
import { missingTerms, unitsAt } from './explain.ts';
import type { CheckedOptions } from './options.ts';
import type { CheckedQuery, MatchQuery } from './query.ts';
import { rank } from './rank.ts';
import { ENV_BIT, type Ranking } from './ranking.ts';
import { reaches, share, WEIGHTS } from './scoring.ts';

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
	readonly query: MatchQuery;
	readonly unit_id: string;
	readonly score: number;
}

/** The entry of a unit's IDE list that stands for any tool that can follow instructions. */
export const GENERIC_IDE = 'generic';

/** Plans that are carried out before giving up. */
const MOST_TRIALS = 8;

/** How many terms a candidate would have to be spared, and what that makes of its score. */
interface Plan {
	readonly place: number;
	readonly tags: number;
	readonly keywords: number;
	readonly edits: number;
	readonly score: number;
}

/**
 * Finds the smallest change to a refused query that would have matched. Candidates that have as many
 * of the terms and meet the same obstacles need the same edits, so each such group is planned once,
 * from counts alone; the cheapest plans are then carried out, and the first that really matches is
 * returned.
 */
export function* findSmallestChange(
	manifest: Manifest,
	ranking: Ranking,
	options: CheckedOptions,
): Recipe<SmallestChange | null> {
	const { candidates, obstacleBits } = ranking;
	const groups = new Map<string, Plan | undefined>();
	for (let place = 0; place < obstacleBits.length; place++) {
		const group = `${candidates.tags[place]} ${candidates.keywords[place]} ${obstacleBits[place]}`;
		if (!groups.has(group)) groups.set(group, cheapestPlan(ranking, place, options.threshold));
	}
	const plans = [...groups.values()].filter((plan) => plan !== undefined);
	plans.sort((a, b) => a.edits - b.edits || b.score - a.score || a.place - b.place);
	for (const plan of plans.slice(0, MOST_TRIALS)) {
		const [unit] = yield* unitsAt(manifest, ranking, [plan.place]);
		const changes = changesOf(plan, ranking, unit as UnitRecord);
		const query = changedQuery(ranking, changes);
		const trial = yield* rank(manifest, query, options);
		const place = trial.best[0] ?? -1;
		const score = trial.scores[place] ?? 0;
		if (trial.ideSupport === 'none' || !reaches(score, options.threshold)) continue;
		const [answer] = yield* readUnits(manifest, [trial.candidates.units[place] as number]);
		const said = Object.entries(query).filter(([, value]) => value.length > 0);
		return { changes, query: Object.fromEntries(said), unit_id: (answer as UnitRecord).unit_id, score };
	}
	return null;
}

/** All obstacles go, and as few of the terms that the candidate lacks as will do. */
function cheapestPlan(ranking: Ranking, place: number, threshold: number): Plan | undefined {
	const { asked, candidates, ideSupport } = ranking;
	const tagsHad = candidates.tags[place] as number;
	const keywordsHad = candidates.keywords[place] as number;
	let obstacles = ideSupport === 'none' ? 1 : 0;
	for (let bits = ranking.obstacleBits[place] as number; bits !== 0; bits &= bits - 1) obstacles++;
	let best: Plan | undefined;
	for (let tags = 0; tags <= asked.tags.length - tagsHad; tags++) {
		for (let keywords = 0; keywords <= asked.keywords.length - keywordsHad; keywords++) {
			const edits = obstacles + tags + keywords;
			const score =
				share(tagsHad, asked.tags.length - tags) * WEIGHTS.tag_coverage +
				share(keywordsHad, asked.keywords.length - keywords) * WEIGHTS.keyword_match +
				(ideSupport === 'not_asked' ? 0 : WEIGHTS.ide_support);
			if (!reaches(score, threshold)) continue;
			if (best === undefined || edits < best.edits) best = { place, tags, keywords, edits, score };
		}
	}
	return best;
}

function changesOf({ place, tags, keywords }: Plan, ranking: Ranking, unit: UnitRecord): Change[] {
	const { asked, query, obstacles, ideSupport } = ranking;
	const bits = ranking.obstacleBits[place] as number;
	const violated = obstacles.constraints.filter((_, i) => bits & (ENV_BIT << (i + 1)));
	const edits = (operation: Change['operation'], values: readonly string[]): Change[] =>
		values.map((value) => ({ operation, value }));
	return [
		...(ideSupport === 'none' ? [ideChange(query.ide, unit.ide_support.map(normalizeTerm))] : []),
		...edits('drop_env', bits & ENV_BIT ? [query.env] : []),
		...edits(
			'drop_constraint',
			violated.map(({ constraint }) => constraint),
		),
		...edits('remove_tag', missingTerms(asked.tags, unit.capability_tags).slice(0, tags)),
		...edits('remove_keyword', missingTerms(asked.keywords, unit.keywords).slice(0, keywords)),
	];
}

/** `generic` is what most tools can use, so it comes first where the unit supports it. */
function ideChange(value: string, ides: readonly string[]): Change {
	const to = ides.includes(GENERIC_IDE) ? GENERIC_IDE : ides[0];
	return to === undefined ? { operation: 'drop_ide', value } : { operation: 'ask_ide', value, to };
}

/** The query after the changes; terms that were inferred from the goal become its own. */
function changedQuery({ asked, query }: Ranking, changes: readonly Change[]): CheckedQuery {
	const gone = new Set(changes.map(({ operation, value }) => `${operation} ${value}`));
	const ide = changes.find(({ operation }) => operation.endsWith('_ide'));
	const kept = (operation: Change['operation'], values: readonly string[]): string[] =>
		values.filter((value) => !gone.has(`${operation} ${value}`));
	return {
		goal: query.goal,
		tags: kept(
			'remove_tag',
			asked.tags.map(({ term }) => term),
		),
		keywords: kept(
			'remove_keyword',
			asked.keywords.map(({ term }) => term),
		),
		ide: ide === undefined ? query.ide : (ide.to ?? ''),
		env: kept('drop_env', [query.env])[0] ?? '',
		constraints: kept('drop_constraint', query.constraints),
	};
}
