import { partOf } from '@pinakes/query/format/codec/cuts';
import { expect, it } from 'vitest';
import { shortenCut } from './shorten-cuts.ts';

it('cuts of a published table are as short as they can be, and find each key in the part that has it', () => {
	const parts = [
		['commands/del', 'commands/get'],
		['commands/getset', 'develop/a'],
		['develop/b'],
		['数据', '数据库'],
		['数据库𝒳', '数据库𝒴'],
		['数据库𝒵', '事'.repeat(3)].sort(),
	];
	const keys = parts.flat().sort();
	const sizes = parts.map(({ length }) => length);
	const sorted = sizes.map((size, i) => keys.slice(...rangeOf(sizes, i, size)));
	const cuts = sorted.map(([first = ''], part) => shortenCut(first, sorted[part - 1]?.at(-1)));
	expect(cuts[0]).toBe('commands/del');
	expect(cuts[1]).toBe('commands/gets');
	for (const cut of cuts) expect(cut).not.toMatch(/[\ud800-\udbff]$/);
	sorted.forEach((own, part) => {
		for (const key of own) expect(partOf(cuts, key), key).toBe(part);
	});
});

function rangeOf(sizes: readonly number[], part: number, size: number): [from: number, to: number] {
	const from = sizes.slice(0, part).reduce((sum, one) => sum + one, 0);
	return [from, from + size];
}
