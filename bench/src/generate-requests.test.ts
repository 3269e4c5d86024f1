import { describe, expect, it } from 'vitest';
import { generateRequests, REQUEST_KINDS } from './generate-requests.js';

const SKILLS = [
	{
		unit_id: 's/chess',
		name: 'chess',
		description: 'Use this skill to play openings, endgames and an opening against a grandmaster',
	},
	{ unit_id: 's/minutes', name: 'minutes', description: 'Takes minutes' },
];

const [telling, all] = REQUEST_KINDS;
const run = REQUEST_KINDS.find(({ isRun }) => isRun);
if (telling === undefined || all === undefined || run === undefined) throw new Error('kinds are missing');

describe('generateRequests', () => {
	it('makes the same requests of the same seed, and others of another', () => {
		expect(generateRequests(SKILLS, telling)).toEqual(generateRequests(SKILLS, telling));
		const drawn = [1, 2].map((seed) => generateRequests(SKILLS, { ...telling, words: [2, 3] }, seed, 10));
		expect(drawn[0]).not.toEqual(drawn[1]);
	});

	it('draws words of the description in their order, each once in whatever form, and expects its skill', () => {
		const order = ['play', 'openings', 'endgames', 'against', 'grandmaster'];
		const requests = generateRequests(SKILLS, { ...telling, words: [2, 4] }, 1, 20);
		expect(requests).toHaveLength(40);
		for (const { goal } of requests.slice(0, 20)) {
			const places = goal.split(' ').map((word) => order.indexOf(word));
			expect(places).not.toContain(-1);
			expect(places).toEqual([...new Set(places)].sort());
			expect(places.length).toBeGreaterThan(1);
		}
		expect(requests.slice(20).every(({ goal }) => goal === 'takes minutes')).toBe(true);
		expect(requests.map(({ expected }) => expected[0])).toEqual([
			...Array(20).fill('s/chess'),
			...Array(20).fill('s/minutes'),
		]);
	});

	it('draws words that describe every skill only if it is asked to', () => {
		const words = (kind: typeof telling) => generateRequests(SKILLS, kind, 1, 1)[0]?.goal.split(' ');
		expect(words(telling)).not.toContain('skill');
		expect(words(all)).toContain('skill');
	});

	it('draws runs as they stand', () => {
		for (const { goal } of generateRequests(SKILLS, { ...run, words: [4, 4] }, 1, 10)) {
			expect(SKILLS.map(({ description }) => description).join(' ')).toContain(goal);
		}
	});
});
