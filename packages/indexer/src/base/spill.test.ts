import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { LazyFiles, SpillFolder } from './spill.ts';

it('names permissions and space where its folder cannot be written', () => {
	const folder = new SpillFolder(join(tempFolder({ file: '' }), 'file/index'), '');
	const write = () => {
		try {
			folder.open();
		} catch (cause) {
			throw folder.errorFor(cause);
		}
	};
	expect(write).toThrow(/ENOTDIR.*: check its permissions and the space left\.$/);
});

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
