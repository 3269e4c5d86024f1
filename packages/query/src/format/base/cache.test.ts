import type { Recipe } from '@pinakes/query';
import { need } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCache, readCached } from './cache.ts';

const length = (value: string): number => value.length;

describe('createCache', () => {
	it('forgets what was used least recently', () => {
		const cache = createCache<string>(2, length);
		cache.set('a', '1');
		cache.set('b', '2');
		expect(cache.get('a')).toBe('1');
		cache.set('c', '3');
		expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['1', undefined, '3']);
	});

	it('does not keep what is too large, and replaces', () => {
		const cache = createCache<string>(3, length);
		cache.set('a', '1234');
		expect(cache.get('a')).toBeUndefined();
		cache.set('a', '12');
		cache.set('a', '123');
		cache.set('__proto__', '1');
		expect([cache.get('a'), cache.get('__proto__')]).toEqual([undefined, '1']);
	});

	it('never holds more than it may, and gives what was set last', () => {
		const step = fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'), fc.string({ maxLength: 6 }));
		fc.assert(
			fc.property(fc.array(step), (steps) => {
				const cache = createCache<string>(8, (value) => value.length + 1);
				const last = new Map<string, string>();
				for (const [key, value] of steps) {
					cache.set(key, value);
					last.set(key, value);
					expect(cache.get(key)).toBe(value);
				}
				const kept = [...last.keys()].flatMap((key) => cache.get(key) ?? []);
				expect(kept.reduce((sum, value) => sum + value.length + 1, 0)).toBeLessThanOrEqual(8);
				for (const [key, value] of last) expect([value, undefined]).toContain(cache.get(key));
			}),
		);
	});
});

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
