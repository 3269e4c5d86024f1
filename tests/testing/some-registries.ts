import { type Config, NO_CONFIG, type Unit } from '@pinakes/indexer';
import type { Index, MatchQuery } from '@pinakes/query';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { indexOf, packageOf, unitOf } from './match-index.ts';
import { plainSet } from './plain-scorer.ts';

/** Number of registries for each property. */
export const RUNS = runs(60);

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

export const someUnits = fc
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

export const goalQuery: fc.Arbitrary<MatchQuery> = fc.record({
	...surroundings,
	goal: someGoal,
	tags: fc.constantFrom(null, [], [' ']),
});

export const termQuery: fc.Arbitrary<MatchQuery> = fc
	.record({
		...surroundings,
		goal: fc.option(textOf),
		tags: fc.option(listOf([...TERMS, 'absent'], 4), { freq: 8 }),
		keywords: fc.option(listOf([...TERMS, 'absent'], 3)),
	})
	.filter(({ tags, keywords }) => plainSet(tags).length + plainSet(keywords).length > 0);

export const someQuery = fc.oneof({ weight: 2, arbitrary: termQuery }, { weight: 1, arbitrary: goalQuery });

export const PACKAGES = [packageOf('q', { trust_level: 'experimental' }), packageOf('p')];

/** Runs a check over generated registries, a few queries to each. */
export async function forAll(
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
