import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '@pinakes/indexer/internal';
import { addFiles, type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { idsOf, readResolved } from '../../testing/builds.ts';
import { packageFile, unitFile } from '../../testing/samples.ts';
import { registryFiles } from './registry.ts';

/** A registry of one good unit and its package, with further files. */
function registry(files: Files): string {
	return tempFolder({ 'packages/tool.json': packageFile(['good']), 'units/good.json': unitFile('good'), ...files });
}

describe('readRegistries', () => {
	it('says nothing of trust where a package does not', async () => {
		const file = { package_id: 'p', name: 'P' };
		const read = await readResolved([registry({ 'packages/p.json': JSON.stringify(file) })]);
		expect(read.packages.find(({ package_id }) => package_id === 'p')?.trust_level).toBe('');
	});

	it('reads units and packages and marks what their authors declared', async () => {
		const { tags, ...rest } = { tags: 1, ...unitFile('bare') };
		const read = await readResolved([
			registry({
				'units/bare.json': {
					...rest,
					capability_tags: [],
					keywords: undefined,
					ide_support: undefined,
					entrypoints: undefined,
				},
			}),
		]);
		expect(read.problems).toEqual([]);
		expect(read.files).toBe(3);
		expect(read.packages).toMatchObject([
			{ package_id: 'gh:some/tool', source: { ref: 'main' }, trust_level: 'trusted' },
		]);
		expect(read.units).toMatchObject([
			{
				unit_id: 'gh:some/tool#bare',
				tags_origin: 'derived',
				keywords_origin: 'derived',
				ide_support: [],
				entrypoints: [],
				conflicts: null,
			},
			{
				unit_id: 'gh:some/tool#good',
				tags_origin: 'declared',
				keywords_origin: 'declared',
				kind: 'unit',
				source: 'units/good.json',
			},
		]);
	});

	it('finds registries in subfolders, and no other JSON', () => {
		expect(
			registryFiles([
				'a/units/x.json',
				'a/packages/y.json',
				'b/packages/z.json',
				'units/deep/x.json',
				'units.json',
				'a/units/x.md',
			]),
		).toEqual([
			{ path: 'a/units/x.json', sort: 'unit' },
			{ path: 'a/packages/y.json', sort: 'package' },
		]);
	});

	it('reads 50 levels of a file, and no more', async () => {
		const rulesOf = async (lists: number): Promise<string[]> => {
			const content = `{"unit_id":"a#b","x":${'['.repeat(lists)}${']'.repeat(lists)}}`;
			return (await readResolved([registry({ 'units/bad.json': content })])).problems.map(({ rule }) => rule);
		};
		expect(await rulesOf(49)).not.toContain('too-deep');
		expect(await rulesOf(50)).toContain('too-deep');
	});

	it.each<[string, unknown, string, RegExp]>([
		['a field that is missing', { ...unitFile('x'), description: undefined }, 'registry-field', /description/],
		['no id', { ...unitFile('x'), unit_id: undefined }, 'registry-field', /unit_id/],
		['a blank name', unitFile('x', { name: '  ' }), 'registry-field', /name/],
		['tags that are no list', unitFile('x', { capability_tags: 'one, two' }), 'registry-field', /capability_tags/],
		['a tag that is not a text', unitFile('x', { capability_tags: ['a', 5] }), 'registry-field', /capability_tags\.1/],
		[
			'an entry point without a command',
			unitFile('x', { entrypoints: [{ args: 'a' }] }),
			'registry-field',
			/entrypoints\.0\.command/,
		],
		['conflicts that are a list', unitFile('x', { conflicts: ['a'] }), 'registry-field', /conflicts/],
		['a list', [], 'registry-field', /the file/],
		['null', 'null', 'registry-field', /the file/],
		['a string', '"text"', 'registry-field', /the file/],
		['an id that climbs', unitFile('x', { unit_id: '../../etc#x' }), 'path', /unit_id.*\.\./],
		[
			'an entry point that climbs',
			unitFile('x', { entrypoints: [{ command: 'a', cwd: '..\\..\\b' }] }),
			'path',
			/entrypoints\.0\.cwd/,
		],
		['truncated JSON', JSON.stringify(unitFile('x')).slice(0, 100), 'json', /not valid JSON/],
		['an empty file', '', 'json', /not valid JSON/],
		['two objects', '{}\n{}', 'json', /not valid JSON/],
		['JSON nested without end', `${'[{"a":'.repeat(50_000)}1${'}]'.repeat(50_000)}`, 'too-deep', /levels/],
		[
			'a unit with a field nested without end',
			`{"unit_id":"a#b","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
			'too-deep',
			/levels/,
		],
		['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]), 'encoding', /UTF-8/],
		['UTF-16 without a mark', new Uint8Array(Buffer.from('{"unit_id":"a#b"}', 'utf16le')), 'encoding', /binary/],
	])('reports and leaves out %s, and loses nothing else', async (_, content, rule, message) => {
		const read = await readResolved([registry({ 'units/bad.json': content })]);
		expect(idsOf(read)).toEqual(['gh:some/tool#good']);
		expect(read.packages).toHaveLength(1);
		expect(read.problems.length).toBeGreaterThan(0);
		for (const problem of read.problems) {
			expect(problem).toMatchObject({ severity: 'error', file: 'units/bad.json', rule });
			expect(problem.fix).not.toBe('');
		}
		expect(read.problems.map(({ message: said }) => said).join('\n')).toMatch(message);
	});

	it('names every field that is wrong', async () => {
		const { problems } = await readResolved([registry({ 'units/bad.json': { unit_id: 5, keywords: 'a' } })]);
		expect(problems.map(({ message }) => message.split(':')[0])).toEqual([
			'unit_id',
			'name is missing',
			'description is missing',
			'keywords',
		]);
	});

	it('names the line of broken JSON if the runtime tells it', async () => {
		const { problems } = await readResolved([
			registry({ 'units/bad.json': '{\n"unit_id": "a",\n"b": [1,, 2],\n"c": "a long enough tail of the file"\n}' }),
		]);
		expect(problems).toMatchObject([{ rule: 'json' }]);
		expect([3, undefined]).toContain(problems[0]?.line);
	});

	it.each<[string, unknown]>([
		['no name', { ...packageFile([]), name: undefined }],
		['an install that is a list', packageFile([], { install: [] })],
		['a repository that climbs', packageFile([], { source: { type: 'git', repo: 'a/../../b' } })],
		[
			'a field nested without end',
			JSON.stringify(packageFile([])).replace('"main"', '['.repeat(20_000) + ']'.repeat(20_000)),
		],
	])('reports and leaves out a package with %s', async (_, content) => {
		const read = await readResolved([registry({ 'packages/bad.json': content })]);
		expect(read.packages.map(({ package_id }) => package_id)).toEqual(['gh:some/tool']);
		expect(read.problems).toMatchObject([{ severity: 'error', file: 'packages/bad.json' }]);
	});

	it('keeps addresses and prose that have two dots in them', async () => {
		const docs = { readme: 'https://a.b/c/../d', notes: 'see ../README' };
		const read = await readResolved([
			registry({ 'packages/tool.json': packageFile(['good'], { docs, notes: 'wait ... and ../see' }) }),
		]);
		expect(read.problems).toEqual([]);
		expect(read.packages[0]).toMatchObject({ docs });
	});

	it('reads __proto__ and constructor like any word', async () => {
		const text = JSON.stringify(
			unitFile('odd', { capability_tags: ['__proto__', 'constructor'], keywords: ['toString'] }),
		);
		const read = await readResolved([
			registry({
				'units/odd.json': text.replace('{', '{"__proto__":{"polluted":true},'),
				'packages/odd.json': JSON.stringify(packageFile([], { package_id: 'npm:odd' })).replace(
					'{',
					'{"__proto__":{"polluted":true},',
				),
			}),
		]);
		expect(read.problems).toEqual([]);
		expect(read.units.find(({ name }) => name === 'odd')).toMatchObject({
			capability_tags: ['__proto__', 'constructor'],
			keywords: ['toString'],
		});
		expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
		expect((read.packages[1] as { polluted?: unknown }).polluted).toBeUndefined();
	});

	it('keeps the first of an id by path, and reports the others', async () => {
		const read = await readResolved([
			registry({
				'units/z.json': unitFile('good', { description: 'the last' }),
				'units/a.json': unitFile('good', { description: 'the first' }),
				'packages/again.json': packageFile([], { name: 'Again' }),
			}),
		]);
		expect(read.units.map(({ description }) => description)).toEqual(['the first']);
		expect(read.packages.map(({ name }) => name)).toEqual(['Again']);
		expect(read.problems.map(({ file, rule }) => [file, rule])).toEqual([
			['packages/tool.json', 'duplicate-id'],
			['units/good.json', 'duplicate-id'],
			['units/z.json', 'duplicate-id'],
		]);
		expect(read.problems[1]).toMatchObject({
			message: expect.stringContaining('units/a.json'),
			fix: expect.any(String),
		});
	});

	it('warns of a unit whose package is not there, and keeps it', async () => {
		const read = await readResolved([tempFolder({ 'units/good.json': unitFile('good') })]);
		expect(idsOf(read)).toEqual(['gh:some/tool#good']);
		expect(read.problems).toMatchObject([{ severity: 'warning', rule: 'missing-package', file: 'units/good.json' }]);
	});

	it('reads a unit of some megabytes and refuses a file of too many', async () => {
		const folder = registry({
			'units/large.json': unitFile('large', { usage_notes: 'x'.repeat(5_000_000) }),
			'units/huge.json': '{}',
		});
		truncateSync(join(folder, 'units/huge.json'), MAX_FILE_BYTES + 1);
		const read = await readResolved([folder]);
		expect(idsOf(read)).toEqual(['gh:some/tool#good', 'gh:some/tool#large']);
		expect(read.problems).toMatchObject([{ file: 'units/huge.json', rule: 'too-large', fix: expect.any(String) }]);
	});

	it('reads a file that begins with a byte-order mark', async () => {
		const folder = registry({});
		addFiles(folder, { 'units/bom.json': `\ufeff${JSON.stringify(unitFile('bom'))}` });
		expect(idsOf(await readResolved([folder]))).toEqual(['gh:some/tool#bom', 'gh:some/tool#good']);
	});
});
