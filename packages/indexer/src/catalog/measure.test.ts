import { describe, expect, it } from 'vitest';
import { measureCatalog } from './measure.ts';

const FULL = [
	{ unit_id: 's/commit', name: 'commit', description: 'Writes commit messages from staged changes' },
	{ unit_id: 's/chess', name: 'chess', description: 'Plays openings and endgames against a grandmaster' },
	{ unit_id: 's/minutes', name: 'minutes', description: 'Takes minutes of meetings and lists decisions' },
];
const COMPRESSED = FULL.map((skill) => (skill.name === 'chess' ? { ...skill, description: 'endgames' } : skill));

describe('measureCatalog', () => {
	it('tells which requests find their skill no more', async () => {
		const goals = [
			{ goal: 'endgames', expected: ['s/chess'] },
			{ goal: 'openings of a grandmaster', expected: ['s/chess'] },
			{ goal: 'decisions of meetings', expected: ['s/chess', 's/minutes'] },
			{ goal: 'staged changes' },
			{ goal: 'bake bread', expected: ['s/commit'] },
			{ goal: 'bake bread' },
		];
		expect(await measureCatalog(FULL, COMPRESSED, goals)).toEqual({
			queries: 6,
			matched_before: 4,
			still_matched: 3,
			rate: 0.75,
			lost: [{ goal: 'openings of a grandmaster', expected: ['s/chess'] }],
		});
	});

	it('has lost nothing if nothing matched', async () => {
		expect(await measureCatalog(FULL, COMPRESSED, [])).toMatchObject({ queries: 0, rate: 1 });
	});
});
