import { describe, expect, it } from 'vitest';
import { need, type Recipe, together } from './recipe.ts';

/** Runs a recipe by hand: each part holds its own name; returns the batches that were asked for. */
function run<T>(recipe: Recipe<T>): { value: T; asked: string[][] } {
	const asked: string[][] = [];
	let step = recipe.next();
	while (!step.done) {
		const files = step.value.map(({ file }) => file);
		asked.push(files);
		step = recipe.next(files);
	}
	return { value: step.value, asked };
}

function* chain(...files: string[]): Recipe<string> {
	let read = '';
	for (const file of files) read += yield* need<string>({ file, shape: '' });
	return read;
}

describe('recipes side by side', () => {
	it('ask together for what each needs next, and give what each alone gives', () => {
		const { value, asked } = run(together(chain('a', 'b', 'c'), chain(), chain('x')));
		expect(value).toEqual(['abc', '', 'x']);
		expect(asked).toEqual([['a', 'x'], ['b'], ['c']]);
	});

	it('ask for nothing if none needs anything', () => {
		expect(run(together(chain(), chain()))).toEqual({ value: ['', ''], asked: [] });
		expect(run(together())).toEqual({ value: [], asked: [] });
	});

	it('may ask for several parts at once, and for none', () => {
		function* several(): Recipe<unknown> {
			const none = yield [];
			return [
				none,
				yield [
					{ file: 'a', shape: '' },
					{ file: 'b', shape: '' },
				],
			];
		}
		const { value, asked } = run(together(several(), chain('x', 'y')));
		expect(value).toEqual([[[], ['a', 'b']], 'xy']);
		expect(asked).toEqual([['x'], ['a', 'b', 'y']]);
	});
});
