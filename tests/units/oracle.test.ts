import type { Unit } from '@pinakes/indexer';
import { type Config, NO_CONFIG } from '@pinakes/indexer';
import type { ReadUnit } from '@pinakes/indexer/internal/sources/read-folders';
import { settleSources } from '@pinakes/indexer/internal/sources/settle';
import { type CheckedQuery, goalValue, type Index, type MatchQuery, matchUnits, scoreOf } from '@pinakes/query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf, packageOf, SPLIT_CONFIG, unitOf } from '../testing/match-index.ts';

/*
 * The document's rules once more, as plainly as they can be written: every unit is looked at, nothing
 * is indexed. No term here is in the lexicon of synonyms, so that a term stands for itself alone.
 */

/** Number of registries for each property. */
const RUNS = 150;

const MIN_VALUE = 0.6;

/** The share of its strongest word that does not count for a unit. */
const SINGLE_TERM_DISCOUNT = 0.35;
const EPSILON = 1e-9;

/** A term without its case, width and surrounding space. */
function plain(term: string): string {
	return term.normalize('NFKC').toLowerCase().trim();
}

function plainSet(terms: readonly string[] | null | undefined): string[] {
	return [...new Set((terms ?? []).map(plain))].filter((term) => term !== '');
}

/** True where a text has a word; words of the texts below stand between spaces. */
function hasWord(text: string | null, word: string): boolean {
	return (text ?? '')
		.normalize('NFKC')
		.toLowerCase()
		.split(/[\s_]+/)
		.includes(word);
}

/** What the document makes of one unit. */
interface Scored {
	readonly unit: Unit;
	readonly score: number;
	/** Without environment and constraints. */
	readonly open: number;
}

/** A query in the oracle's own plain form. */
interface Plain {
	readonly tags: readonly string[];
	readonly keywords: readonly string[];
	readonly ide: string;
	readonly env: string;
	readonly constraints: readonly string[];
	readonly goal: string;
}

function plainQuery({ tags, keywords, ide, env, constraints, goal }: MatchQuery): Plain {
	return {
		tags: plainSet(tags),
		keywords: plainSet(keywords),
		ide: plain(ide ?? ''),
		env: plain(env ?? ''),
		constraints: plainSet(constraints),
		goal: goal ?? '',
	};
}

/** What is asked for: of each list of terms any one. */
interface Demands {
	readonly tags: readonly (readonly string[])[];
	readonly keywords: readonly (readonly string[])[];
}

function shareOf(asked: Demands['tags'], carried: readonly string[]): number {
	const terms = plainSet(carried);
	const had = asked.filter((any) => any.some((term) => terms.includes(term)));
	return asked.length === 0 ? 0 : had.length / asked.length;
}

function scoreUnit(unit: Unit, query: Plain, demands: Demands): Scored {
	let open = shareOf(demands.tags, unit.capability_tags) * 0.6 + shareOf(demands.keywords, unit.keywords) * 0.3;
	if (query.ide !== '') {
		if (plainSet(unit.ide_support).includes(query.ide)) open += 0.1;
		else open *= 0.2;
	}
	let score = open;
	if (query.env !== '' && hasWord(unit.conflicts, query.env)) score *= 0.3;
	for (const constraint of query.constraints) {
		if (!constraint.startsWith('no-')) continue;
		const thing = constraint.slice(3);
		if (hasWord(unit.description, thing) || hasWord(unit.conflicts, thing)) score *= 0.5;
	}
	return { unit, score, open };
}

/** The words of a text: there are no signs between them but these. */
function wordsOf(text: string): string[] {
	return plain(text)
		.split(/[\s_!-]+/)
		.filter((word) => word !== '');
}

/** The words that a unit's text is found by: identifiers also in parts, and of two Han characters the second as well. */
function indexedWords(text: string): string[] {
	return text
		.normalize('NFKC')
		.split(/[\s_!]+/)
		.flatMap((word) => {
			if (word === 'toString') return ['tostring', 'string'];
			if (word.includes('-')) return [word.toLowerCase(), ...wordsOf(word)];
			return /^\p{Script=Han}{2}$/u.test(word) ? [word, word.charAt(1)] : wordsOf(word);
		});
}

/** BM25's constants, what a name, a tag or a keyword counts for against a description, and the shares that are kept. */
const K1 = 1.5;
const B = 0.85;
const NAME_WEIGHT = 2;
const SHARES = [1 / 4, 3 / 8, 9 / 16, 11 / 16];

/** How often a unit has a word, or any, weighted: in its name, its description, once in its tags and keywords. */
function occurrences(unit: Unit, word?: string): number {
	const count = (text: string): number =>
		indexedWords(text).filter((other) => word === undefined || other === word).length;
	const declared = [...new Set([...unit.capability_tags, ...unit.keywords].flatMap(indexedWords))];
	const inTerms = declared.filter((other) => word === undefined || other === word).length;
	return (count(unit.name) + inTerms) * NAME_WEIGHT + count(unit.description);
}

/** What a word tells: the fewer units have it the more, in steps of a millionth or so. */
function idfOf(word: string, units: readonly Unit[]): number {
	const having = units.filter((unit) => occurrences(unit, word) > 0).length;
	const idf = Math.log(1 + (Math.max(units.length, 30) - having + 0.5) / (having + 0.5)) ** 1.3;
	return Math.max(1, Math.round(idf * 2 ** 20)) / 2 ** 20;
}

/** The share of a word's idf that a unit gets, rounded by ratio to one of four. */
function quantizedShare(unit: Unit, word: string, units: readonly Unit[]): number {
	const frequency = occurrences(unit, word);
	if (frequency === 0) return 0;
	const average = units.reduce((sum, other) => sum + occurrences(other), 0) / units.length;
	const norm = K1 * (1 - B + (B * (occurrences(unit) + 10)) / (average + 10));
	const exact = frequency / (frequency + norm);
	const ratioTo = (share: number): number => Math.max(share / exact, exact / share);
	return SHARES.reduce((best, share) => (ratioTo(share) < ratioTo(best) ? share : best));
}

/** How well a unit's name and description answer the goal. */
function relevanceOf(unit: Unit, goal: string, units: readonly Unit[]): number {
	const words = [...new Set(wordsOf(goal))];
	const parts = words.map((word) => idfOf(word, units) * quantizedShare(unit, word, units));
	return parts.reduce((sum, part) => sum + part, 0) - SINGLE_TERM_DISCOUNT * Math.max(0, ...parts);
}

/** Each term that is named is a demand. */
function demandsOf({ tags, keywords }: Plain): Demands {
	return { tags: tags.map((tag) => [tag]), keywords: keywords.map((word) => [word]) };
}

/** What the document makes of a query with tags or keywords. */
interface Expected {
	readonly best: readonly Scored[];
	readonly category: string | null;
}

function expectedOf(query: Plain, units: readonly Unit[], threshold = MIN_VALUE): Expected {
	const demands = demandsOf(query);
	const found = units.filter(
		(unit) => shareOf(demands.tags, unit.capability_tags) > 0 || shareOf(demands.keywords, unit.keywords) > 0,
	);
	const supporting = found.filter(({ ide_support }) => query.ide === '' || plainSet(ide_support).includes(query.ide));
	const isUnsupported = found.length > 0 && supporting.length === 0;
	const candidates = (isUnsupported ? found : supporting).map((unit) => scoreUnit(unit, query, demands));
	const weight = new Map(candidates.map(({ unit }) => [unit, relevanceOf(unit, query.goal, units)]));
	const ranked = candidates.sort((a, b) => {
		if (Math.abs(a.score - b.score) > EPSILON) return b.score - a.score;
		const ahead = (weight.get(b.unit) ?? 0) - (weight.get(a.unit) ?? 0);
		return ahead !== 0 ? ahead : a.unit.unit_id < b.unit.unit_id ? -1 : 1;
	});
	const passing = isUnsupported ? [] : ranked.filter(({ score }) => score >= threshold - EPSILON);
	if (passing.length > 0) return { best: passing.slice(0, 3), category: null };
	return { best: ranked.slice(0, 3), category: refusalOf(found, isUnsupported, ranked, threshold) };
}

function refusalOf(
	found: readonly Unit[],
	isUnsupported: boolean,
	ranked: readonly Scored[],
	threshold: number,
): string {
	if (found.length === 0) return 'no_candidates_by_tag';
	if (isUnsupported) return 'candidates_but_no_ide_support';
	const wouldPass = ranked.some(({ open }) => open >= threshold - EPSILON);
	return wouldPass ? 'candidates_but_incompatible_env' : 'insufficient_info';
}

/**
 * Every query that one edit makes of another: something is taken out, or, given IDEs, the IDE is another. One
 * term stays: a query without is another question, which its goal answers.
 */
function* editsOf(query: Plain, ides: readonly string[] | undefined): Iterable<Plain> {
	for (const field of ['tags', 'keywords', 'constraints'] as const) {
		if (field !== 'constraints' && query.tags.length + query.keywords.length === 1) continue;
		for (const term of query[field]) yield { ...query, [field]: query[field].filter((other) => other !== term) };
	}
	if (query.env !== '') yield { ...query, env: '' };
	if (query.ide !== '' && ides !== undefined) {
		for (const ide of ['', ...ides]) yield { ...query, ide };
	}
}

/** The fewest edits after which there is a match, where 1 or 2 do it. */
function fewestEdits(query: Plain, units: readonly Unit[], ides: readonly string[] | undefined): 1 | 2 | undefined {
	const passes = (edited: Plain): boolean => expectedOf(edited, units).category === null;
	const once = [...editsOf(query, ides)];
	if (once.some(passes)) return 1;
	return once.some((edited) => [...editsOf(edited, ides)].some(passes)) ? 2 : undefined;
}

const TERMS = ['zork', 'blorf', 'quux-frob', '__proto__', 'constructor', 'toString', '蓝色', '紫 色', 'grue!'];
const IDES = ['cursor', 'windsurf', 'generic', 'vscode', '__proto__'];
const WORDS = ['gadget', 'widget', 'constructor', 'tostring', 'proto', '蓝色', '羊驼', 'mac', 'java', 'plum'];
const OTHER_WORDS = ['machine', 'javascript', '羊', 'plumbing'];
const TERM_WORDS = ['zork', 'quux', 'grue', '紫'];

/** A term as people write it. */
const written = (terms: readonly string[]) =>
	fc
		.tuple(
			fc.constantFrom(...terms),
			fc.constantFrom<(term: string) => string>(
				(term) => term,
				(term) => term.toUpperCase(),
				(term) => ` ${term}\t`,
				(term) => term.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
			),
		)
		.map(([term, write]) => write(term));

const listOf = (terms: readonly string[], maxLength: number) => fc.array(written(terms), { maxLength });

const textOf = fc.array(fc.constantFrom(...WORDS, ...OTHER_WORDS), { maxLength: 4 }).map((words) => words.join(' '));

const IDS = ['a', 'B', 'c', '10', '9', 'é', '中', '__proto__', 'constructor', 'z#1', 'z#2'];

const someFields = fc.record({
	name: textOf,
	description: textOf,
	capability_tags: listOf(TERMS, 4),
	keywords: listOf(TERMS, 3),
	ide_support: listOf(IDES, 3),
	conflicts: fc.option(textOf),
	package_id: fc.constantFrom(null, 'p', 'q', 'missing'),
});

/** Units that no query finds, before the others by id, so that theirs are other numbers than the first. */
const padding = fc
	.oneof(fc.constant(0), fc.nat(90))
	.map((count) => Array.from({ length: count }, (_, i) => unitOf(`!${String(i).padStart(2, '0')}`)));

const someUnits = fc
	.tuple(padding, fc.array(someFields, { maxLength: 9 }), fc.shuffledSubarray(IDS, { minLength: 9 }))
	.map(([others, all, ids]) => [...others, ...all.map((fields, i) => unitOf(ids[i] as string, fields))]);

/** What a query says of the surroundings. */
const surroundings = {
	ide: fc.option(written([...IDES, 'emacs'])),
	env: fc.option(written(WORDS), { freq: 1 }),
	constraints: fc.option(listOf([...WORDS.map((word) => `no-${word}`), 'purple'], 2), { freq: 1 }),
};

/** A goal, of which a part may be words that no unit has. */
const someGoal = fc
	.tuple(fc.array(fc.constantFrom(...WORDS, ...OTHER_WORDS, ...TERM_WORDS), { maxLength: 6 }), fc.nat(12))
	.map(([words, unknown]) =>
		[...words, ...Array.from({ length: unknown }, (_, i) => `unknown${'x'.repeat(i)}`)].join(' '),
	);

const goalQuery: fc.Arbitrary<MatchQuery> = fc.record({
	...surroundings,
	goal: someGoal,
	tags: fc.constantFrom(null, [], [' ']),
});

const termQuery: fc.Arbitrary<MatchQuery> = fc
	.record({
		...surroundings,
		goal: fc.option(textOf),
		tags: fc.option(listOf([...TERMS, 'absent'], 4), { freq: 8 }),
		keywords: fc.option(listOf([...TERMS, 'absent'], 3)),
	})
	.filter(({ tags, keywords }) => plainSet(tags).length + plainSet(keywords).length > 0);

const someQuery = fc.oneof({ weight: 2, arbitrary: termQuery }, { weight: 1, arbitrary: goalQuery });

const PACKAGES = [packageOf('q', { trust_level: 'experimental' }), packageOf('p')];

/** Runs a check over generated registries, a few queries to each. */
async function forAll(
	check: (query: MatchQuery, units: readonly Unit[], index: Index) => Promise<void>,
	config: Config = NO_CONFIG,
	queries: fc.Arbitrary<MatchQuery> = someQuery,
): Promise<void> {
	await fc.assert(
		fc.asyncProperty(someUnits, fc.array(queries, { minLength: 1, maxLength: 6 }), async (units, asked) => {
			const index = await indexOf(units, PACKAGES, config);
			for (const query of asked) await check(query, units, index);
		}),
		{ numRuns: RUNS },
	);
}

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

	it('to a goal alone has a confidence that its scores follow, and shows what reaches 0.7 of the best', async () => {
		await forAll(
			async (query, _, index) => {
				const result = await matchUnits(index, query, { threshold: 0 });
				expect(result.confidence).toBeGreaterThanOrEqual(0);
				expect(result.confidence).toBeLessThanOrEqual(1);
				const [first] = result.matches;
				if (first === undefined) return;
				expect(first.confidence).toBe(result.confidence);
				for (const { score, confidence, factors } of result.matches) {
					expect(score).toBeGreaterThanOrEqual(0.7 * first.score - EPSILON);
					expect(confidence).toBeLessThanOrEqual(1);
					expect(factors[0]).toMatchObject({ name: 'goal_match', value: goalValue(confidence) });
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
						const read: ReadUnit[] = list.map((unit) => ({ unit, digest: '', folder: 0 }));
						const contents = {
							units: read,
							packages: [],
							outlines: [],
							documents: [],
							entries: [],
							unread: [],
							records: [],
							contexts: [],
							files: 0,
						};
						return matchUnits(await indexOf(settleSources(contents, () => {}).units), query);
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
		await forAll(
			async (query, units, index) => {
				// A unit that no IDE supports is planned for as if one did.
				if (units.some(({ ide_support }) => ide_support.length === 0)) return;
				const refusal = await matchUnits(index, query);
				if (refusal.rejection_category === null) return;
				const keepsIde = refusal.rejection_category !== 'candidates_but_no_ide_support';
				const fewest = fewestEdits(plainQuery(query), units, keepsIde ? undefined : index.manifest.ides);
				if (fewest !== undefined) expect(refusal.smallest_change?.changes.length).toBeLessThanOrEqual(fewest);
			},
			NO_CONFIG,
			termQuery,
		);
	});

	it('is the smallest of all, also where another IDE is what it takes', async () => {
		await forAll(
			async (query, units, index) => {
				// A unit that no IDE supports is planned for as if one did.
				if (units.some(({ ide_support }) => ide_support.length === 0)) return;
				const refusal = await matchUnits(index, query);
				if (refusal.rejection_category === null) return;
				const fewest = fewestEdits(plainQuery(query), units, index.manifest.ides);
				const changes = refusal.smallest_change?.changes;
				if (fewest === undefined) expect(changes?.length ?? 3).toBeGreaterThanOrEqual(3);
				else expect(changes?.length).toBe(fewest);
			},
			NO_CONFIG,
			termQuery,
		);
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
