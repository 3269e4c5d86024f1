import { expect, it } from 'vitest';
import { ownPostings } from '../kinds/text/row.ts';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { createNameGroups } from './name-groups.ts';

it('names come back by key in the order of the first of each, however many files they are in', () => {
	const names = createNameGroups(createTemporaryFiles());
	const keyOf = (i: number): string => ` =${(i * 7919) % 3000}`;
	for (let i = 0; i < 9000; i++) {
		const postings = ownPostings(
			Uint32Array.of(9, i, i + 40, 2 ** 31 + i).subarray(1),
			Uint32Array.of(9, 0, i, 3).subarray(1),
		);
		names.add(keyOf(i), [`name=${i}`, { ...postings, from: 0, to: 3 }]);
	}
	const groups = [...names.groups()].flatMap((some) => [...some]);
	expect(groups.map(([key]) => key)).toEqual(Array.from({ length: 3000 }, (_, i) => keyOf(i)));
	for (const [i, [, terms]] of groups.entries()) {
		expect(terms.map(([term]) => term)).toEqual([`name=${i}`, `name=${i + 3000}`, `name=${i + 6000}`]);
		const [, { sections, counts, from, to }] = terms[2] as (typeof terms)[0];
		expect([...sections.slice(from, to)]).toEqual([i + 6000, i + 6040, 2 ** 31 + i + 6000]);
		expect([...counts.slice(from, to)]).toEqual([0, i + 6000, 3]);
	}
});
