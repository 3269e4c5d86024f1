import { readLexicon } from '../kinds/lexicon/read.ts';
import { readUnits } from '../kinds/records/read.ts';
import { readLists } from '../kinds/unit-lists/read.ts';
import type { ListName, Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { type AskedTerm, findAsked } from './asked.ts';
import { addWhereMember, type Candidates, joinCandidates, keepMembers, unite } from './candidates.ts';
import { selectBest } from './best.ts';
import { scoreByCounts, scoreByFactors } from './fine.ts';
import { findObstacles } from './obstacles.ts';
import type { CheckedOptions } from './options.ts';
import type { CheckedQuery } from './query.ts';
import { ENV_BIT, type Ranking, type TraceStep, type Unscored } from './ranking.ts';

/** Coarse and fine: finds the candidates of a query and scores them. */
export function* rank(manifest: Manifest, query: CheckedQuery, options: CheckedOptions): Recipe<Ranking> {
	const trace = startTrace(options.clock);
	const lexicon = yield* readLexicon();
	const asked = yield* findAsked(manifest, lexicon, query, options.synonyms);
	const tagLists = yield* postingsPerTerm(manifest, 'tag', asked.tags);
	const keywordLists = yield* postingsPerTerm(manifest, 'keyword', asked.keywords);
	const unknown = { tags: unknownTerms(asked.tags, tagLists), keywords: unknownTerms(asked.keywords, keywordLists) };
	const named = joinCandidates(tagLists, keywordLists);
	trace.add('coarse_terms', named.units.length);
	const supporting = yield* keepSupporting(manifest, named, query.ide);
	trace.add('coarse_ide', supporting.units.length);
	const ideSupport = query.ide === '' ? 'not_asked' : supporting.units.length > 0 ? 'all' : 'none';
	const candidates = ideSupport === 'none' ? named : supporting;

	const obstacles = yield* findObstacles(manifest, lexicon, query);
	const obstacleBits = new Uint32Array(candidates.units.length);
	addWhereMember(candidates.units, obstacles.env, ENV_BIT, obstacleBits);
	obstacles.constraints.forEach(({ units }, i) => {
		addWhereMember(candidates.units, units, ENV_BIT << (i + 1), obstacleBits);
	});
	const unscored: Unscored = { query, asked, unknown, obstacles, candidates, ideSupport, obstacleBits };
	const scored =
		options.factors.length === 0
			? scoreByCounts(unscored)
			: scoreByFactors(unscored, options.factors, yield* readUnits(manifest, Array.from(candidates.units)));
	trace.add('fine', candidates.units.length);
	const best = yield* selectBest(manifest, candidates.units, scored.scores, query.goal);
	return { ...unscored, ...scored, best, trace: trace.steps };
}

function* postingsPerTerm(manifest: Manifest, list: ListName, asked: readonly AskedTerm[]): Recipe<Uint32Array[]> {
	const terms = [...new Set(asked.flatMap((term) => term.standIns))];
	const postings = yield* readLists(manifest, list, terms);
	return asked.map(({ standIns }) => {
		const lists = standIns.map((term) => postings[terms.indexOf(term)] as Uint32Array);
		return lists.length === 1 ? (lists[0] as Uint32Array) : unite(lists);
	});
}

function unknownTerms(asked: readonly AskedTerm[], lists: readonly Uint32Array[]): string[] {
	return asked.filter((_, i) => lists[i]?.length === 0).map(({ term }) => term);
}

function* keepSupporting(manifest: Manifest, named: Candidates, ide: string): Recipe<Candidates> {
	if (ide === '' || named.units.length === 0) return named;
	const [supporting] = yield* readLists(manifest, 'ide', [ide]);
	return keepMembers(named, supporting as Uint32Array);
}

function startTrace(clock: (() => number) | undefined): { steps: TraceStep[]; add(step: TraceStep['step'], n: number): void } {
	const steps: TraceStep[] = [];
	let last = clock?.();
	return {
		steps,
		add(step, candidates) {
			const now = clock?.();
			steps.push(now === undefined || last === undefined ? { step, candidates } : { step, candidates, ms: now - last });
			last = now;
		},
	};
}
