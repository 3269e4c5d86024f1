import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { indexUnits } from './index-units.ts';

const UNITS = [
	{ unit_id: 'weather', name: 'WeatherTool', description: 'Gives the latest weather and forecasts.' },
	{ unit_id: 'git', name: 'Git 提交助手', description: '写出规范的提交信息', capability_tags: ['git-commit'] },
];

describe('indexUnits', () => {
	it('refuses units that lack a name or description, or share an id', () => {
		const [weather] = UNITS;
		const index =
			(...units: unknown[]) =>
			() =>
				indexUnits(units as typeof UNITS);
		expect(index(weather, { unit_id: 'b', name: 'B' })).toThrow('unit 2 has no description: give it a string');
		expect(index({ name: 'B', description: '' })).toThrow('unit 1 has no unit_id');
		expect(index(weather, weather)).toThrow('two units have the id "weather": rename one');
	});

	it('derives the terms that are left out, and keeps those that are given', async () => {
		const index = await openIndex(memorySource(indexUnits(UNITS)));
		const { matches } = await matchUnits(index, { tags: ['git-commit'] });
		expect(matches.map(({ unit_id, unit }) => [unit_id, unit.tags_origin, unit.keywords_origin])).toEqual([
			['git', 'declared', 'derived'],
		]);
		const found = await matchUnits(index, { goal: 'what is the weather like?' });
		expect(found.matches.map(({ unit_id }) => unit_id)).toEqual(['weather']);
	});

	it('gives the same files whatever the order', () => {
		expect([...indexUnits([...UNITS].reverse())]).toEqual([...indexUnits(UNITS)]);
	});

	it('indexes no units', async () => {
		const index = await openIndex(memorySource(indexUnits([])));
		expect((await matchUnits(index, { goal: 'anything' })).rejection_category).toBe('no_candidates_by_tag');
	});
});
