import { expect, it } from 'vitest';
import { LazyFiles } from './lazy-files.ts';

it('is a map whose contents are read whenever they are asked for', () => {
	const files = new LazyFiles<number>();
	expect(new Map(files)).toEqual(new Map());
	let reads = 0;
	files.set('a', 7);
	files.setReader('b', () => ++reads);
	expect(files.get('b')).toBe(1);
	expect([...files]).toEqual([
		['a', 7],
		['b', 2],
	]);
	expect([...files.values()]).toEqual([7, 3]);
	const met: unknown[] = [];
	files.forEach((content, path) => {
		met.push(path, content);
	});
	expect(met).toEqual(['a', 7, 'b', 4]);
	expect([files.size, files.has('b'), files.has('c'), files.get('c')]).toEqual([2, true, false, undefined]);
	expect([files.delete('a'), ...files.keys()]).toEqual([true, 'b']);
	expect(reads).toBe(4);
	files.clear();
	expect(files.size).toBe(0);
});
