import { indexFiles, NO_CONFIG } from '@pinakes/indexer';
import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { unitOf } from '../testing/match-index.ts';

const UNITS = [
	unitOf('a-email', { name: 'outlook-helper', description: 'Sorts email and drafts answers' }),
	unitOf('b-deploy', { name: 'deployer', description: 'Deploys containers to a cluster' }),
	unitOf('c-schema', { name: 'schema-review', description: 'Reviews the schema of a database' }),
];
const PROSE = new Map(UNITS.map(({ source, description }) => [source, `${description}. Runs on Linux.`]));

async function asked(goal: string, prose = PROSE) {
	const index = await openIndex(
		memorySource(indexFiles({ units: UNITS, packages: [], prose }, { outlines: [] }, NO_CONFIG)),
	);
	const { confidence, matches } = await matchUnits(index, { goal }, { threshold: 0 });
	return { confidence, first: matches[0]?.unit.unit_id, words: matches[0]?.factors[0]?.detail };
}

describe('a goal in other words', () => {
	it('finds a unit by a related word, which is not said to be in the goal', async () => {
		const { first, words } = await asked('sort my mail');
		expect(first).toBe('a-email');
		expect(words).not.toContain('mail');
	});

	it('is surer of the word itself', async () => {
		const [own, related] = [await asked('my email'), await asked('my mail')];
		expect([own.first, related.first]).toEqual(['a-email', 'a-email']);
		expect(own.confidence).toBeGreaterThan(related.confidence);
	});
});

describe('a name in a goal', () => {
	it('speaks against an answer where no unit has it', async () => {
		const unknown = await asked('review the schema of a Cassandra database');
		const lower = await asked('review the schema of a cassandra database');
		const known = await asked('review the schema of a database on Linux');
		expect(unknown.first).toBe('c-schema');
		expect(unknown.confidence).toBeLessThan(lower.confidence);
		expect(unknown.confidence).toBeLessThan(known.confidence);
	});

	it('says nothing where units have no prose', async () => {
		const none = new Map<string, string>();
		const unknown = await asked('review the schema of a Cassandra database', none);
		const lower = await asked('review the schema of a cassandra database', none);
		expect(unknown.confidence).toBe(lower.confidence);
	});
});
