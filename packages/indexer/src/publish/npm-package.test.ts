import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { createPackage } from './npm-package.ts';

async function builtIndex(): Promise<string> {
	const index = join(tempFolder(), 'index');
	await buildIndex({ folders: [tempFolder({ 'a.md': '# A\u2028 `y`\n\nText \\ "quoted".\n' })], out: index });
	return index;
}

describe('a packed index', () => {
	it('has its own index, what it says of it, and the digests of all files', async () => {
		const index = await builtIndex();
		writeFileSync(join(index, 'manifest.sig'), 'x\n');
		const out = join(tempFolder(), 'package');
		const summary = createPackage({
			name: '@acme/docs-index',
			version: '2.1.0-beta.1',
			description: 'Our docs.',
			index,
			out,
		});
		expect(summary).toMatchObject({ name: '@acme/docs-index', version: '2.1.0-beta.1' });
		const { exports, dependencies, ...head } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'));
		expect(head).toMatchObject({
			name: '@acme/docs-index',
			version: '2.1.0-beta.1',
			description: 'Our docs.',
			type: 'module',
		});
		expect(Object.keys(dependencies)).toEqual(['@pinakes/query']);
		for (const file of Object.values(exports['.']) as string[]) expect(existsSync(join(out, file)), file).toBe(true);
		expect(readTree(join(out, 'index'))).toEqual(readTree(index));
		const readme = readFileSync(join(out, 'README.md'), 'utf8');
		expect(readme).toContain('# @acme/docs-index\n\nOur docs.\n');
		expect(readme).toContain('| documents | 1 |');
		expect(readme).toContain('await search(index');
		expect(readme).toContain('an ES module');
		expect(readme).not.toMatch(/units|matchUnits/);
		expect(execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: out, encoding: 'utf8' })).toBe('');
		expect(Object.keys(readTree(out))).toHaveLength(summary.files);
	});

	it('has the folders of skills', async () => {
		const text = '---\nname: fill\ndescription: Fills forms.\nlicense: MIT\n---\n# Fill\n';
		const index = join(tempFolder(), 'index');
		await buildIndex({ folders: [tempFolder({ 's/SKILL.md': text, 's/scripts/a.py': 'print(1)' })], out: index });
		const out = join(tempFolder(), 'package');
		createPackage({ name: 'docs-index', index, out });
		expect(readFileSync(join(out, 'README.md'), 'utf8')).toContain('await matchUnits(index');
		expect(readTree(join(out, 'skills'))).toEqual({ 'fill/SKILL.md': text, 'fill/scripts/a.py': 'print(1)' });
	});

	it('has every file as a module with the same text', async () => {
		const index = await builtIndex();
		const out = join(tempFolder(), 'package');
		createPackage({ name: 'docs-index', index, out });
		for (const [path, content] of Object.entries(readTree(index))) {
			const module = await import(join(out, 'files', `${path}.js`));
			expect(module.content).toBe(content);
		}
	});

	it('has the same bytes each time', async () => {
		const index = await builtIndex();
		const [one, two] = [tempFolder(), tempFolder()].map((folder) => join(folder, 'package')) as [string, string];
		createPackage({ name: 'docs-index', index, out: one });
		createPackage({ name: 'docs-index', index, out: two });
		createPackage({ name: 'docs-index', index, out: two });
		expect(readTree(one)).toEqual(readTree(two));
	});

	it.each<[string, string, RegExp]>([
		['Bad Name', '1.0.0', /npm refuses the name "Bad Name": .*capital letters/],
		['', '1.0.0', /npm refuses the name ""/],
		['../up', '1.0.0', /npm refuses/],
		['@acme', '1.0.0', /npm refuses/],
		['node_modules', '1.0.0', /npm refuses/],
		['http', '1.0.0', /core module name/],
		['@pinakes/query', '1.0.0', /would depend on itself/],
		['docs-index', 'v1', /"v1" is not a semantic version: write one such as 1\.2\.3/],
		['docs-index', '1.2', /is not a semantic version/],
	])('is not made by the name %j and the version %j', async (name, version, message) => {
		const out = join(tempFolder(), 'package');
		const index = await builtIndex();
		expect(() => createPackage({ name, version, index, out })).toThrow(message);
		expect(existsSync(out)).toBe(false);
	});

	it('is not written over something else', async () => {
		const index = await builtIndex();
		const out = tempFolder({ 'package.json': { name: 'mine' } });
		expect(() => createPackage({ name: 'docs-index', index, out })).toThrow(/holds files and no packed index/);
	});
});
