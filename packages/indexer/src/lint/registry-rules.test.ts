import { describe, expect, it } from 'vitest';
import { packageFile, unitFile } from '../../testing/samples.ts';
import { lintRegistry, type RegistryJson } from './registry-rules.ts';

function unit(name: string, fields: Readonly<Record<string, unknown>> = {}): RegistryJson {
	return { sort: 'unit', path: `units/${name}.json`, json: unitFile(name, fields) };
}

function tool(units: readonly string[], fields: Readonly<Record<string, unknown>> = {}): RegistryJson {
	return { sort: 'package', path: 'packages/tool.json', json: packageFile(units, fields) };
}

function found(files: readonly RegistryJson[]): string[] {
	return lintRegistry(files).map(({ severity, rule, file }) => `${severity} ${rule} ${file}`);
}

describe('lintRegistry', () => {
	it('finds nothing in a registry that keeps to the rules', () => {
		const optional = { docs_override: null, usage_notes: 'n', conflicts: null };
		expect(found([unit('a'), unit('b', optional), tool(['a', 'b'], { notes: 'n' })])).toEqual([]);
		expect(found([])).toEqual([]);
	});

	it.each<[string, Record<string, unknown>, string[]]>([
		['a unit id without #', { unit_id: 'gh:some/tool' }, ['registry-unit-id', 'registry-unlisted-unit']],
		['a unit id with two #', { unit_id: 'gh:some/tool#a#b' }, ['registry-unit-id', 'registry-unlisted-unit']],
		['a unit id of another package', { unit_id: 'gh:other/tool#a' }, ['registry-unit-id', 'registry-unlisted-unit']],
		['no description', { description: undefined }, ['registry-missing-field']],
		['no entry points', { entrypoints: undefined }, ['registry-missing-field']],
		['a name that is not a text', { name: 5 }, ['registry-field-type']],
		['an empty description', { description: ' ' }, ['registry-field-type']],
		['no tag', { capability_tags: [] }, ['registry-empty-list']],
		['tags that are no list', { capability_tags: 'a' }, ['registry-field-type']],
		['a keyword that is empty', { keywords: ['a', ''] }, ['registry-field-type']],
		['entry points that are no list', { entrypoints: {} }, ['registry-field-type']],
		['an entry point without a command', { entrypoints: [{ command: ' ' }] }, ['registry-entrypoint']],
		['an entry point that is a text', { entrypoints: ['run'] }, ['registry-entrypoint']],
		['notes that are no text', { usage_notes: ['a'] }, ['registry-field-type']],
		['conflicts that are no text', { conflicts: 5 }, ['registry-field-type']],
	])('finds %s in a unit', (_, fields, rules) => {
		const problems = lintRegistry([unit('a', fields), tool(['a'])]).filter(({ file }) => file.startsWith('units/'));
		expect(problems.map(({ severity, rule }) => [severity, rule])).toEqual(rules.map((rule) => ['error', rule]));
	});

	it.each<[string, Record<string, unknown>, string[]]>([
		['an id of no known form', { package_id: 'some/tool' }, ['registry-package-id']],
		['an id with a blank', { package_id: 'npm:some tool' }, ['registry-package-id']],
		['an unknown trust level', { trust_level: 'verified' }, ['registry-trust-level']],
		['no install', { install: undefined }, ['registry-missing-field']],
		[
			'an install without its commands',
			{ install: { method: 'git' } },
			['registry-missing-field', 'registry-missing-field'],
		],
		['an install that is a text', { install: 'npm i' }, ['registry-field-type']],
		[
			'an unknown method',
			{ install: { method: 'brew', auto_install_cmd: 'a', manual_install_cmd: 'b' } },
			['registry-method'],
		],
		['a source of no known type', { source: { type: 'svn' } }, ['registry-method']],
		['a source without a type', { source: {} }, ['registry-missing-field']],
		['docs without a README', { docs: {} }, ['registry-missing-field']],
		['a README that is no address', { docs: { readme: 'README.md' } }, ['registry-readme']],
		['IDEs that are no list', { supported_ides: 'cursor' }, ['registry-field-type']],
	])('finds %s in a package', (_, fields, rules) => {
		const problems = lintRegistry([tool([], fields)]);
		expect(problems.map(({ severity, rule }) => [severity, rule])).toEqual(rules.map((rule) => ['error', rule]));
		expect(problems.every(({ message, fix }) => message !== '' && fix !== '')).toBe(true);
	});

	it.each(['gh:a/b', 'pip:some-thing', 'npm:@scope/name'])('takes the package id %s', (package_id) => {
		expect(found([tool([], { package_id })])).toEqual([]);
	});

	it('names the nearest field for one that it does not know', () => {
		expect(lintRegistry([unit('a', { keyword: ['x'] }), tool(['a'], { zzz: 1 })])).toMatchObject([
			{ severity: 'warning', rule: 'registry-unknown-field', fix: 'did you mean keywords?' },
			{ severity: 'warning', rule: 'registry-unknown-field', fix: 'remove it' },
		]);
	});

	it('finds a term twice, however it is written', () => {
		expect(found([unit('a', { keywords: ['Git', 'ｇｉｔ '] }), tool(['a'])])).toEqual([
			'warning registry-repeated units/a.json',
		]);
	});

	it('compares references with each other', () => {
		expect(found([unit('a'), tool(['a', 'gone'])])).toEqual(['error registry-missing-unit packages/tool.json']);
		expect(found([unit('a'), unit('b'), tool(['a'])])).toEqual(['error registry-unlisted-unit units/b.json']);
		expect(found([unit('a')])).toEqual(['error registry-missing-package units/a.json']);
		expect(found([unit('a', { ide_support: ['cursor', 'vim'] }), tool(['a'])])).toEqual([
			'warning registry-ide units/a.json',
		]);
	});

	it('finds an id twice, and names the first file', () => {
		const again = { ...unit('a'), path: 'units/b.json' };
		expect(lintRegistry([unit('a'), again, tool(['a'])])).toMatchObject([
			{
				severity: 'error',
				rule: 'duplicate-id',
				file: 'units/b.json',
				message: expect.stringContaining('units/a.json'),
			},
		]);
		expect(found([tool([]), { ...tool([]), path: 'packages/b.json' }])).toEqual(['error duplicate-id packages/b.json']);
	});

	it('finds a file that holds no object', () => {
		for (const json of [[], null, 'text', 5]) {
			expect(found([{ sort: 'unit', path: 'units/a.json', json }])).toEqual(['error registry-file units/a.json']);
		}
	});

	it('is not misled by fields that every object has', () => {
		const json = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}') as unknown;
		expect(new Set(found([{ sort: 'unit', path: 'units/a.json', json }]))).toEqual(
			new Set(['error registry-missing-field units/a.json', 'warning registry-unknown-field units/a.json']),
		);
	});
});
