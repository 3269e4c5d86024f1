import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { addContexts } from './context-manifest.ts';

function after(content: string, paths: readonly string[] = ['n.md']): string {
	const file = join(tempFolder({ 'm.json': content }), 'm.json');
	addContexts(file, paths);
	return readFileSync(file, 'utf8');
}

describe('a context manifest', () => {
	it('keeps a byte-order mark', () => {
		expect(after('\ufeff{\n  "contexts": []\n}\n')).toBe('\ufeff{\n  "contexts": [\n    "n.md"\n  ]\n}\n');
	});
	it.each([
		[
			'{\n    "x": 1.10,\n    "y" :   [ 1,2 ]\n}\n',
			'{\n    "x": 1.10,\n    "y" :   [ 1,2 ],\n    "contexts": [\n        "n.md"\n    ]\n}\n',
		],
		['{"x":1,"contexts":["a.md"],"y":{"a" : 1}}', '{"x":1,"contexts":["a.md","n.md"],"y":{"a" : 1}}'],
		[
			'{ "contexts" : [ {"path":"a",  "why":1} ] , "a":1 }',
			'{ "contexts" : [ {"path":"a",  "why":1}, "n.md" ] , "a":1 }',
		],
		['{"y":{"a" : 1}}', '{"y":{"a" : 1},"contexts":["n.md"]}'],
		[
			'\n{\n    "contexts": [\n        "a"\n    ]\n}\n',
			'\n{\n    "contexts": [\n        "a",\n        "n.md"\n    ]\n}\n',
		],
		['{"contexts":["a"\n]}', '{"contexts":["a","n.md"\n]}'],
	])('keeps every byte of %j', (text, expected) => {
		expect(after(text)).toBe(expected);
	});
	it('adds to the contexts that count, if the field is there twice, or refuses', () => {
		let text = '{"contexts":["x"],"contexts":["y"]}';
		try {
			text = after(text);
		} catch (cause) {
			expect(cause).toBeInstanceOf(UsageError);
			return;
		}
		expect(JSON.parse(text)).toEqual({ contexts: ['y', 'n.md'] });
	});
	it('refuses or changes what is nested deeply', () => {
		try {
			expect(after(`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)},"contexts":[]}`)).toContain('n.md');
		} catch (cause) {
			expect(cause).toBeInstanceOf(UsageError);
		}
	});
	it('below a file', () => {
		const file = join(tempFolder({ 'f.json': '{}' }), 'f.json', 'm.json');
		expect(() => addContexts(file, ['n.md'])).toThrow('nothing was written');
	});
	it('writes through a link to a file that is not there yet, or refuses', () => {
		const folder = tempFolder();
		symlinkSync(join(folder, 'real.json'), join(folder, 'm.json'));
		try {
			addContexts(join(folder, 'm.json'), ['n.md']);
			expect(existsSync(join(folder, 'real.json'))).toBe(true);
		} catch (cause) {
			expect(cause).toMatchObject({ message: expect.stringContaining('nothing was written') });
		}
		expect(lstatSync(join(folder, 'm.json')).isSymbolicLink()).toBe(true);
	});
	it('a path that comes twice is added once', () => {
		expect(JSON.parse(after('{}', ['a', 'a']))).toEqual({ contexts: ['a'] });
	});
});
