import { describe, expect, it } from 'vitest';
import { readCached } from './read-cached.ts';
import { need, type Recipe } from './recipe.ts';

/** Reads keys as parts, and notes which. */
function reader(read: string[][]) {
	return function* (missing: readonly string[]): Recipe<string[]> {
		read.push([...missing]);
		const values: string[] = [];
		for (const file of missing) values.push(yield* need<string>({ file, shape: '' }));
		return values;
	};
}

function run<T>(recipe: Recipe<T>, between: () => void = () => {}): T {
	let step = recipe.next();
	while (!step.done) {
		between();
		step = recipe.next(step.value.map(({ file }) => file.toUpperCase()));
	}
	return step.value;
}

describe('what is kept', () => {
	it('is not read again, and what is not is read once', () => {
		const kept = new Map([['a', 'A']]);
		const read: string[][] = [];
		expect(run(readCached(kept, ['b', 'a', 'b', '__proto__'], reader(read)))).toEqual(['B', 'A', 'B', '__PROTO__']);
		expect(read).toEqual([['b', '__proto__']]);
		expect(run(readCached(kept, ['__proto__', 'a'], reader(read)))).toEqual(['__PROTO__', 'A']);
		expect(read).toHaveLength(1);
	});

	it('may be cleared while something is read', () => {
		const kept = new Map([['a', 'A']]);
		expect(run(readCached(kept, ['a', 'b'], reader([])), () => kept.clear())).toEqual(['A', 'B']);
		expect([...kept]).toEqual([['b', 'B']]);
	});
});
