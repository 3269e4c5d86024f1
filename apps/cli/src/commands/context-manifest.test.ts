import {
	chmodSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { runs } from '@pinakes/testing/runs';
import { tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addContexts } from './context-manifest.ts';

/** A manifest of a test with a content, by its path. */
function manifest(content: string | Uint8Array): string {
	return join(tempFolder({ 'context.manifest.json': content }), 'context.manifest.json');
}

/** A manifest's text after paths were added. */
function after(content: string, paths: readonly string[] = ['new.md']): string {
	const file = manifest(content);
	addContexts(file, paths);
	return readFileSync(file, 'utf8');
}

/** Runs as somebody whom permissions hold, where the tests run as somebody whom they do not. */
function asNobody<T>(run: () => T): T {
	if (process.getuid?.() !== 0) return run();
	process.seteuid?.(65534);
	try {
		return run();
	} finally {
		process.seteuid?.(0);
	}
}

describe('addContexts', () => {
	it('adds paths behind those that are there, and tells which', () => {
		const file = manifest('{\n  "contexts": [\n    "a.md"\n  ]\n}\n');
		expect(addContexts(file, ['b.md', 'a.md', 'c.md'])).toEqual(['b.md', 'c.md']);
		expect(readFileSync(file, 'utf8')).toBe('{\n  "contexts": [\n    "a.md",\n    "b.md",\n    "c.md"\n  ]\n}\n');
	});

	it.each([
		['two spaces', '  ', '\n'],
		['four spaces', '    ', '\n'],
		['tabs', '\t', '\n'],
		['CRLF', '  ', '\r\n'],
		['tabs and CRLF', '\t', '\r\n'],
	])('keeps every other byte, with %s', (_, indent, end) => {
		const lines = (contexts: readonly string[]): string =>
			[
				'{',
				`${indent}"version": 1.10,`,
				`${indent}"z": { "b":1,   "a": [1, 2,3] },`,
				`${indent}"id": 12345678901234567890,`,
				`${indent}"tiny": 1E-400, "escaped": "\\u4e2d\\/", "__proto__": {"x": -0.0},`,
				'',
				`${indent}"contexts": [`,
				contexts.map((context) => `${indent}${indent}"${context}"`).join(`,${end}`),
				`${indent}],`,
				`${indent}"中文": "值"   ,`,
				`${indent}"a": null`,
				'}',
				'',
			].join(end);
		expect(after(lines(['old.md']), ['new.md', '认证.md'])).toBe(lines(['old.md', 'new.md', '认证.md']));
	});

	it('keeps values and the order of keys if the file is one line', () => {
		const changed = after('{"z":1.10,"contexts":["a.md"],"y":{"b":12345678901234567890},"a":"\\u4e2d"}');
		expect(changed.replace(/\s/g, '')).toBe(
			'{"z":1.10,"contexts":["a.md","new.md"],"y":{"b":12345678901234567890},"a":"\\u4e2d"}',
		);
	});

	it('adds a missing field after the others', () => {
		expect(after('{\n\t"version": 1.10,\n\t"name": "x"\n}\n')).toBe(
			'{\n\t"version": 1.10,\n\t"name": "x",\n\t"contexts": [\n\t\t"new.md"\n\t]\n}\n',
		);
		expect(JSON.parse(after('{}'))).toEqual({ contexts: ['new.md'] });
		expect(JSON.parse(after('{\n}\n'))).toEqual({ contexts: ['new.md'] });
		expect(JSON.parse(after('{}', []))).toEqual({ contexts: [] });
		expect(JSON.parse(after('{"constructor":1,"inner":{"contexts":["new.md"]}}'))).toEqual({
			constructor: 1,
			inner: { contexts: ['new.md'] },
			contexts: ['new.md'],
		});
	});

	it('fills a list that is empty', () => {
		expect(JSON.parse(after('{"contexts":[]}', ['a.md', 'b.md']))).toEqual({ contexts: ['a.md', 'b.md'] });
		expect(after('{\n  "contexts": []\n}\n')).toBe('{\n  "contexts": [\n    "new.md"\n  ]\n}\n');
	});

	it('adds nothing that is there, be it a path or an object with one', () => {
		const text = '{ "contexts": [ "a.md", {"why": "x",  "path": "b.md"}, null, 7, {"other": "c.md"} ] }';
		const file = manifest(text);
		expect(addContexts(file, ['a.md', 'b.md'])).toEqual([]);
		expect(readFileSync(file, 'utf8')).toBe(text);
		expect(addContexts(file, ['b.md', 'c.md'])).toEqual(['c.md']);
		expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
			contexts: ['a.md', { why: 'x', path: 'b.md' }, null, 7, { other: 'c.md' }, 'c.md'],
		});
	});

	it('changes nothing when it is run again', () => {
		const file = manifest('{"x": 1}');
		expect(addContexts(file, ['a.md', 'b.md'])).toEqual(['a.md', 'b.md']);
		const text = readFileSync(file, 'utf8');
		const { mtimeMs, ino } = statSync(file);
		expect(addContexts(file, ['b.md', 'a.md'])).toEqual([]);
		expect(readFileSync(file, 'utf8')).toBe(text);
		expect(statSync(file)).toMatchObject({ mtimeMs, ino });
	});

	it('makes a file that is not there', () => {
		const file = join(tempFolder(), 'context.manifest.json');
		expect(addContexts(file, ['a.md'])).toEqual(['a.md']);
		expect(readFileSync(file, 'utf8')).toBe('{\n  "contexts": [\n    "a.md"\n  ]\n}\n');
	});

	it('writes through a symbolic link, which stays one', () => {
		const folder = tempFolder({ 'real/manifest.json': '{"x":1}' });
		const link = join(folder, 'context.manifest.json');
		symlinkSync(join('real', 'manifest.json'), link);
		expect(addContexts(link, ['a.md'])).toEqual(['a.md']);
		expect(lstatSync(link).isSymbolicLink()).toBe(true);
		expect(readlinkSync(link)).toBe(join('real', 'manifest.json'));
		expect(JSON.parse(readFileSync(join(folder, 'real/manifest.json'), 'utf8'))).toEqual({ x: 1, contexts: ['a.md'] });
		expect(readdirSync(join(folder, 'real'))).toEqual(['manifest.json']);
	});

	it('keeps the permissions of the file', () => {
		const file = manifest('{}');
		chmodSync(file, 0o640);
		addContexts(file, ['a.md']);
		expect(statSync(file).mode & 0o777).toBe(0o640);
	});

	it('keeps whatever JSON there is beside the paths, and its order', () => {
		const someJson = fc.dictionary(
			fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', '中')),
			fc.jsonValue(),
		);
		const somePaths = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 3 });
		fc.assert(
			fc.property(
				someJson,
				fc.option(somePaths),
				somePaths,
				fc.constantFrom('', '\t', ' ', '    '),
				(json, old, paths, indent) => {
					const { contexts: _, ...rest } = json;
					const file = manifest(
						JSON.stringify(old === null ? rest : { first: 1, contexts: old, ...rest }, null, indent),
					);
					const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
					const added = addContexts(file, paths);
					const changed = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
					expect(added).toEqual(paths.filter((path) => !old?.includes(path)));
					expect(changed).toEqual({ ...before, contexts: [...(old ?? []), ...added] });
					expect(Object.keys(changed).filter((key) => key !== 'contexts')).toEqual(
						Object.keys(before).filter((key) => key !== 'contexts'),
					);
				},
			),
			{ numRuns: runs(60) },
		);
	});
});

describe('a manifest that cannot be added to', () => {
	it.each<[string, string | Uint8Array, RegExp]>([
		['is broken', '{"contexts": [', /not valid JSON/],
		['has a comma too many', '{"contexts": [],}', /not valid JSON/],
		['has comments', '{"contexts": [] // none\n}', /not valid JSON/],
		['is empty', '', /not valid JSON/],
		['is a list', '["a.md"]', /no JSON object/],
		['is a text', '"contexts"', /no JSON object/],
		['is null', 'null', /no JSON object/],
		['has a text for a list', '{"contexts": "a.md"}', /contexts must be a list/],
		['has an object for a list', '{"contexts": {"0": "a.md"}}', /contexts must be a list/],
		['has null for a list', '{"contexts": null}', /contexts must be a list/],
		[
			'is not UTF-8',
			new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
			/manifest\.json: .* not valid for encoding/,
		],
		[
			'is UTF-16',
			new Uint8Array(Buffer.from('\ufeff{"contexts":[]}', 'utf16le')),
			/manifest\.json: .* not valid for encoding/,
		],
	])('%s: nothing is written, and the error names it', (_, content, message) => {
		const file = manifest(content);
		const before = readFileSync(file);
		const add = (): unknown => addContexts(file, ['new.md']);
		expect(add).toThrow(UsageError);
		expect(add).toThrow(message);
		expect(add).toThrow(file);
		expect(add).toThrow(/nothing was written/);
		expect(readFileSync(file).equals(before)).toBe(true);
		expect(readdirSync(join(file, '..'))).toEqual(['context.manifest.json']);
	});

	it('is read-only, be it by whom it may', () => {
		const file = manifest('{"contexts":[]}');
		chmodSync(file, 0o444);
		expect(() => addContexts(file, ['new.md'])).toThrow(
			/context\.manifest\.json cannot be written.*read-only.*nothing was written/,
		);
		expect(readFileSync(file, 'utf8')).toBe('{"contexts":[]}');
		expect(statSync(file).mode & 0o777).toBe(0o444);
		expect(readdirSync(join(file, '..'))).toEqual(['context.manifest.json']);
	});

	it('is read-only, but has all that is to be added: that is no error', () => {
		const file = manifest('{"contexts":["a.md"]}');
		chmodSync(file, 0o444);
		expect(addContexts(file, ['a.md'])).toEqual([]);
	});

	it.each([true, false])('is in a read-only folder, and is there: %s', (exists) => {
		const folder = tempFolder();
		const file = join(folder, 'context.manifest.json');
		if (exists) writeFileSync(file, '{}', { mode: 0o666 });
		chmodSync(folder, 0o555);
		asNobody(() => {
			expect(() => addContexts(file, ['new.md'])).toThrow(
				/context\.manifest\.json cannot be written.*nothing was written/,
			);
		});
		expect(readdirSync(folder)).toEqual(exists ? ['context.manifest.json'] : []);
		if (exists) expect(readFileSync(file, 'utf8')).toBe('{}');
	});

	it('is in a folder that is not there', () => {
		const folder = tempFolder();
		const file = join(folder, 'gone', 'm.json');
		const add = (): unknown => addContexts(file, ['new.md']);
		expect(add).toThrow(`${file} cannot be written`);
		expect(readdirSync(folder)).toEqual([]);
	});

	it('is a folder', () => {
		const folder = tempFolder();
		const file = join(folder, 'context.manifest.json');
		mkdirSync(file);
		expect(() => addContexts(file, ['new.md'])).toThrow(/context\.manifest\.json: the file cannot be read/);
		expect(realpathSync(file)).toBe(file);
	});
});
