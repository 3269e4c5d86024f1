import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { indexUnits } from '../build/memory-build.ts';
import { readAllUnits } from './skills.ts';

const UNITS = Array.from({ length: 300 }, (_, i) => ({
	unit_id: `skills/s${String(i).padStart(3, '0')}`,
	name: `s${i}`,
	description: `Does what ${i} asks for, `.repeat(10),
}));

describe('readAllUnits', () => {
	it('reads every unit in order, over all parts and after other look-ups', async () => {
		const files = indexUnits(UNITS);
		expect(files.has('parts/units.1.json')).toBe(true);
		const index = await openIndex(memorySource(files));
		await matchUnits(index, { goal: 'asks for 7' });
		const read = await readAllUnits(index);
		expect(read.map(({ unit_id, name, description }) => ({ unit_id, name, description }))).toEqual(UNITS);
		expect((await matchUnits(index, { tags: ['s7'] })).matches[0]?.unit_id).toBe('skills/s007');
	});

	it('reads an index of many parts', async () => {
		const many = Array.from({ length: 3000 }, (_, i) => ({
			unit_id: `skills/s${String(i).padStart(4, '0')}`,
			name: `name${i * 7919}`,
			description: `Word${i * 104729} does what part${i * 31} asks for`,
		}));
		const files = indexUnits(many);
		expect([...files.keys()].filter((path) => path.startsWith('parts/units.')).length).toBeGreaterThan(16);
		const read = await readAllUnits(await openIndex(memorySource(files)));
		expect(read.map(({ unit_id }) => unit_id)).toEqual(many.map(({ unit_id }) => unit_id));
	});

	it.each(['[', '[{}]', '{}', '[]'])('refuses a damaged part: %s', async (text) => {
		const files = new Map(indexUnits(UNITS));
		files.set('parts/units.1.json', text);
		const index = await openIndex(memorySource(files));
		await expect(readAllUnits(index)).rejects.toMatchObject({ code: 'damaged_part' });
	});
});
