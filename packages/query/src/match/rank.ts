import { readLexicon } from '../kinds/lexicon/read.ts';
import type { UnitRecord } from '../kinds/records/format.ts';
import { readUnits } from '../kinds/records/read.ts';
import { readLists } from '../kinds/unit-lists/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { findAsked } from './asked.ts';
import { selectBest } from './best.ts';
import { bitOf, type Facts, hasBit } from './facts.ts';
import { factorsOf } from './fine.ts';
import { findObstacles } from './obstacles.ts';
import type { CheckedOptions } from './options.ts';
import type { CheckedQuery } from './query.ts';
import type { Group, Ranking, Request, TraceStep } from './ranking.ts';
import { reaches, scoreOf, TOLERANCE, WEIGHTS } from './scoring.ts';
import { type Entry, type Tally, tally } from './tally.ts';

/** Where the fact about the IDE stands, if there is one. */
const IDE_PLACE = 0;

/**
 * Coarse and fine: finds the candidates of a query, scores them by groups, and selects the best.
 *
 * @param isWhole whether candidates are found that cannot reach the threshold as well; without, they
 * are only where no other does
 */
export function* rank(
	manifest: Manifest,
	query: CheckedQuery,
	options: CheckedOptions,
	isWhole = options.explain || options.factors.length > 0,
): Recipe<Ranking> {
	const trace: TraceStep[] = [];
	let last = options.clock();
	const record = (step: TraceStep['step'], candidates: number): void => {
		const now = options.clock();
		trace.push({ step, candidates, ...(now === undefined ? {} : { ms: now - (last as number) }) });
		last = now;
	};
	const lexicon = yield* readLexicon();
	const { asked, inferred } = yield* findAsked(manifest, lexicon, query, options.synonyms);
	const ides = yield* readLists(manifest, 'ide', query.ide === '' ? [] : [query.ide]);
	const facts: Facts = [
		...ides.map((postings) => ({ kind: 'ide', value: query.ide, postings }) as const),
		...asked,
		...(yield* findObstacles(manifest, lexicon, query)),
	];
	const [finders, others] = entriesOf(facts, isWhole ? 0 : options.threshold);
	const found = tally(finders, others, manifest.counts.units);
	record('coarse_terms', found.units.length);

	const all = groupByBits(found);
	const supporting = query.ide === '' ? all : all.filter(({ bits }) => hasBit(bits, IDE_PLACE));
	record('coarse_ide', countUnits(supporting));
	const supportsIde = query.ide === '' ? undefined : supporting.length > 0;
	const request: Request = { query, facts, inferred, supportsIde };
	const groups = yield* scoreGroups(manifest, request, supportsIde === false ? all : supporting, options);
	const passes = supportsIde !== false && groups.some(({ score }) => reaches(score, options.threshold));
	if (!isWhole && !passes) return yield* rank(manifest, query, options, true);
	const best = yield* selectBest(manifest, groups, query.goal);
	record('fine', countUnits(groups));
	return { ...request, groups, best, trace };
}

/**
 * The facts as entries of a tally: those whose units are found, and the others. Units that only the
 * longest lists hold cannot reach the threshold, and these lists find none.
 */
function entriesOf(facts: Facts, threshold: number): [finders: Entry[], others: Entry[]] {
	const entries = facts.map(({ kind, postings }, i) => {
		const size = facts.filter((fact) => fact.kind === kind).length;
		const weight = kind === 'tag' ? WEIGHTS.tag_coverage : kind === 'keyword' ? WEIGHTS.keyword_match : 0;
		return { postings, amount: bitOf(i), weight: weight / size };
	});
	const finders = entries.filter(({ weight }) => weight > 0).sort((a, b) => a.postings.length - b.postings.length);
	const others = entries.filter(({ weight }) => weight === 0);
	let left = threshold - TOLERANCE - WEIGHTS.ide_support;
	for (let entry = finders.at(-1); entry !== undefined && entry.weight < left; entry = finders.at(-1)) {
		left -= entry.weight;
		others.push(...finders.splice(-1));
	}
	return [finders, others];
}

/** Candidates of which the same facts hold. */
type Candidates = Pick<Group, 'bits' | 'units'>;

function groupByBits({ units, sums }: Tally): Candidates[] {
	const groups = new Map<number, number[]>();
	let members: number[] = [];
	for (let i = 0; i < units.length; i++) {
		const bits = sums[i] as number;
		if (i === 0 || bits !== sums[i - 1]) {
			members = groups.get(bits) ?? [];
			groups.set(bits, members);
		}
		members.push(units[i] as number);
	}
	return [...groups].map(([bits, members]) => ({ bits, units: members }));
}

function countUnits(groups: readonly Candidates[]): number {
	return groups.reduce((sum, { units }) => sum + units.length, 0);
}

/** Scores groups, best first. Further factors may depend on anything, so that with them each unit is its own. */
function* scoreGroups(
	manifest: Manifest,
	request: Request,
	groups: readonly Candidates[],
	{ factors: extra }: CheckedOptions,
): Recipe<Group[]> {
	let scored = groups;
	let records: UnitRecord[] = [];
	if (extra.length > 0) {
		scored = groups.flatMap(({ bits, units }) => units.map((unit) => ({ bits, units: [unit] })));
		records = yield* readUnits(manifest, scored.flatMap(({ units }) => units));
	}
	return scored
		.map(({ bits, units }, i) => {
			const factors = factorsOf(request, bits, records[i], extra);
			const open = factors.filter(({ name }) => name !== 'env_conflict' && name !== 'constraint_violated');
			return { bits, units, score: scoreOf(factors), openScore: scoreOf(open) };
		})
		.sort((a, b) => b.score - a.score);
}
