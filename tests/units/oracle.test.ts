import { NO_CONFIG, type Unit } from '@pinakes/indexer';
import { type ReadUnit, resolveSources } from '@pinakes/indexer/internal';
import { matchUnits, type Refusal, scoreOf } from '@pinakes/query';
import { type CheckedQuery, goalValue } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf, SPLIT_CONFIG } from '../testing/match-index.ts';
import { EPSILON, expectedOf, fewestEdits, MIN_VALUE, type Plain, plainQuery } from '../testing/plain-scorer.ts';
import { forAll, goalQuery, PACKAGES, RUNS, someQuery, someUnits, termQuery } from '../testing/some-registries.ts';

describe('against a scorer written straight from the document', () => {
	it('matches and refuses the same units, in the same order, with the same scores and category', async () => {
		await forAll(
			async (query, units, index) => {
				const expected = expectedOf(plainQuery(query), units);
				const result = await matchUnits(index, query);
				expect(result.inferred).toBeNull();
				expect(result.rejection_category).toBe(expected.category);
				const got = result.rejection_category === null ? result.matches : result.nearest_candidates;
				expect(got.map(({ unit_id }) => unit_id)).toEqual(expected.best.map(({ unit }) => unit.unit_id));
				got.forEach(({ score }, i) => {
					expect(Math.abs(score - (expected.best[i]?.score ?? Number.NaN))).toBeLessThanOrEqual(1e-12);
				});
			},
			NO_CONFIG,
			termQuery,
		);
	});

	it('joins each match with its own record and package', async () => {
		await forAll(async (query, units, index) => {
			for (const { unit_id, unit, package: packed } of (await matchUnits(index, query)).matches) {
				const { package: number, ...record } = unit;
				const source = units.find((other) => other.unit_id === unit_id);
				expect(record).toEqual(source);
				expect(packed).toEqual(PACKAGES.find(({ package_id }) => package_id === source?.package_id) ?? null);
				expect(number).toBe(packed === null ? null : ['p', 'q'].indexOf(packed.package_id));
			}
		});
	});
});

describe('of every answer', () => {
	it('the factors reproduce the score exactly', async () => {
		await forAll(async (query, _, index) => {
			const result = await matchUnits(index, query);
			const near = result.rejection_category === null ? [] : result.nearest_candidates;
			for (const { factors, score } of [...result.matches, ...near]) expect(scoreOf(factors)).toBe(score);
		});
	});

	it('to a goal alone has a probability that its scores follow', async () => {
		await forAll(
			async (query, _, index) => {
				const result = await matchUnits(index, query, { threshold: 0 });
				expect(result.probability).toBeGreaterThanOrEqual(0);
				expect(result.probability).toBeLessThanOrEqual(1);
				const [first] = result.matches;
				if (first === undefined) return;
				expect(first.probability).toBe(result.probability);
				const isPlain = !query.ide && !query.env && !query.constraints;
				for (const { probability, factors } of result.matches) {
					expect(probability).toBeLessThanOrEqual(1);
					if (isPlain) expect(probability).toBeGreaterThan(0.7 * first.probability - EPSILON);
					expect(factors[0]).toMatchObject({ name: 'goal_match', value: goalValue(probability) });
				}
				const [strict] = (await matchUnits(index, query)).matches;
				expect(strict === undefined).toBe(first.score < MIN_VALUE - EPSILON);
			},
			NO_CONFIG,
			goalQuery,
		);
	});

	it('no match scores under the threshold, and none is left out that reaches it', async () => {
		const threshold = fc.double({ min: 0, max: 1.2, noNaN: true });
		await fc.assert(
			fc.asyncProperty(someUnits, someQuery, threshold, async (units, query, least) => {
				const result = await matchUnits(await indexOf(units), query, { threshold: least });
				for (const { score } of result.matches) expect(score).toBeGreaterThanOrEqual(least - EPSILON);
				if (result.rejection_category === null) expect(result.matches.length).toBeGreaterThan(0);
				else if (result.rejection_category !== 'candidates_but_no_ide_support') {
					for (const { score } of result.nearest_candidates) expect(score).toBeLessThan(least - EPSILON);
				}
			}),
			{ numRuns: RUNS },
		);
	});

	it('public lists and split lists give the very same, also with the trace', async () => {
		await forAll(async (query, units, index) => {
			const split = await indexOf(units, PACKAGES, SPLIT_CONFIG);
			expect(index.manifest.cuts.units_by_tag).toEqual([]);
			expect(split.manifest.cuts.units_by_tag).toHaveLength(index.manifest.counts.tags > 0 ? 1 : 0);
			const [one, other] = [await matchUnits(index, query), await matchUnits(split, query)];
			expect(other).toEqual(one);
			expect(JSON.stringify(other)).toBe(JSON.stringify(one));
			const [whole, parts] = await Promise.all(
				[index, split].map(async (opened) => {
					const { trace, ...result } = await matchUnits(opened, query, { explain: true, lang: 'zh' });
					return { ...result, trace: trace?.map(({ step, candidates }) => [step, candidates]) };
				}),
			);
			expect(parts).toEqual(whole);
		});
	});

	it('the order in which the sources came makes no difference', async () => {
		const shuffled = someUnits.chain((units) =>
			fc.tuple(fc.constant(units), fc.shuffledSubarray(units, { minLength: units.length })),
		);
		await fc.assert(
			fc.asyncProperty(shuffled, someQuery, async ([units, others], query) => {
				const [one, other] = await Promise.all(
					[units, others].map(async (list) => {
						const read: ReadUnit[] = list.map((unit) => ({ unit, folder: 0 }));
						const contents = {
							units: read,
							packages: [],
							outlines: [],
							documents: [],
							entries: [],
							unread: [],
							unsupported: [],
							leftOut: [],
							records: [],
							contexts: [],
							files: 0,
						};
						return matchUnits(await indexOf(resolveSources(contents, () => {}).units), query);
					}),
				);
				expect(other).toEqual(one);
			}),
			{ numRuns: RUNS },
		);
	});

	it('the query in one form, and the same query at another time, give the same', async () => {
		await forAll(async (query, _, index) => {
			const { tags, keywords, ide, env, constraints, goal } = plainQuery(query);
			const result = await matchUnits(index, query);
			expect(await matchUnits(index, { goal, tags, keywords, ide, env, constraints })).toEqual(result);
		});
	});
});

/** Calls a function with refusals of queries by terms, over units that each support an IDE. */
function forAllRefusals(
	judge: (refusal: Refusal, query: Plain, units: readonly Unit[], ides: readonly string[]) => void,
): Promise<void> {
	return forAll(
		async (query, units, index) => {
			// A unit that no IDE supports is planned for as if one did.
			if (units.some(({ ide_support }) => ide_support.length === 0)) return;
			const result = await matchUnits(index, query);
			if (result.rejection_category !== null) judge(result, plainQuery(query), units, index.manifest.ides);
		},
		NO_CONFIG,
		termQuery,
	);
}

describe('the smallest change', () => {
	it('is verified: its query gives the unit and the score that it names', async () => {
		await forAll(async (query, _, index) => {
			const refusal = await matchUnits(index, query);
			if (refusal.rejection_category === null || refusal.smallest_change === null) return;
			const { changes, query: changed, unit_id, score } = refusal.smallest_change;
			const result = await matchUnits(index, changed);
			expect(result.rejection_category).toBeNull();
			expect(result.matches[0]).toMatchObject({ unit_id, score });
			expect(changes.length).toBeGreaterThan(0);
			expect(changed).toEqual(carriedOut(changes, plainQuery(query)));
		});
	});

	it('is no larger than one or two edits that keep the IDE, where candidates support it', async () => {
		await forAllRefusals((refusal, query, units, ides) => {
			const keepsIde = refusal.rejection_category !== 'candidates_but_no_ide_support';
			const fewest = fewestEdits(query, units, keepsIde ? undefined : ides);
			if (fewest !== undefined) expect(refusal.smallest_change?.changes.length).toBeLessThanOrEqual(fewest);
		});
	});

	it('is the smallest of all, also if another IDE is what it takes', async () => {
		await forAllRefusals((refusal, query, units, ides) => {
			const fewest = fewestEdits(query, units, ides);
			const changes = refusal.smallest_change?.changes;
			if (fewest === undefined) expect(changes?.length ?? 3).toBeGreaterThanOrEqual(3);
			else expect(changes?.length).toBe(fewest);
		});
	});
});

/** The query after edits; the reader keeps constraints that mean nothing out of it. */
function carriedOut(changes: readonly { operation: string; value: string; to?: string }[], query: Plain): CheckedQuery {
	const without = (terms: readonly string[], operation: string): string[] =>
		terms.filter((term) => !changes.some((change) => change.operation === operation && change.value === term));
	const ide = changes.find(({ operation }) => operation === 'ask_ide' || operation === 'drop_ide');
	return {
		goal: query.goal,
		tags: without(query.tags, 'drop_tag'),
		keywords: without(query.keywords, 'drop_keyword'),
		ide: ide === undefined ? query.ide : (ide.to ?? ''),
		env: changes.some(({ operation }) => operation === 'drop_env') ? '' : query.env,
		constraints: without(query.constraints, 'drop_constraint').filter((value) => value.startsWith('no-')),
	};
}
