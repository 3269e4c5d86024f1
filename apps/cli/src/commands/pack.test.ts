import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolder, expectUsageError, pinakes } from '../../testing/run.ts';

describe('pinakes pack', () => {
	it('makes a package, and says what comes next', async () => {
		const folder = await builtFolder();
		const [index, out] = [join(folder, 'index'), join(folder, 'package')];
		const args = ['pack', '--name', '@acme/index', '--index', index, '--out', out, '--version', '1.2.3'];
		const { code, stdout, stderr } = await pinakes(args);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^packed {3}@acme\/index 1\.2\.3: \d+ files, \d+ bytes\nnext {5}npm publish /);
		const { version, description } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8'));
		expect([version, description]).toEqual(['1.2.3', 'A Pinakes index of 2 documents and 2 units.']);
		const { stdout: json } = await pinakes([...args, '--json', '--description', 'Ours.']);
		expect(JSON.parse(json)).toMatchObject({ name: '@acme/index', version: '1.2.3' });
		expect(readFileSync(join(out, 'README.md'), 'utf8')).toContain('\nOurs.\n');
	});

	it.each([
		['package', './package'],
		['dist/package', './dist/package'],
		['../package', '../package'],
		['a package', '"./a package"'],
	])('writes the folder %s so that npm reads it as a folder', async (out, argument) => {
		const cwd = join(await builtFolder(), 'index');
		const { lines } = await pinakes(['pack', '--name', 'x-index', '--index', '.', '--out', out], { cwd });
		expect(lines[1]).toBe(`next     npm publish ${argument}`);
	});

	it.each<[string[], RegExp]>([
		[['--name', 'x-index', '--index', 'INDEX'], /pack needs --name NAME and --out DIR/],
		[['--name', 'Not A Name', '--index', 'INDEX', '--out', 'OUT'], /npm refuses the name "Not A Name"/],
		[['--name', 'x-index', '--index', 'NOWHERE', '--out', 'OUT'], /holds no index: build one with pinakes build/],
		[['--name', 'x-index', '--index', 'postgres://a/b', '--out', 'OUT'], /An address is no folder: name the folder/],
		[['--name', 'x-index', '--index', 'INDEX', '--out', 'INDEX'], /holds files and no packed index/],
	])('is used wrongly by %j', (args, message) => expectUsageError('pack', args, message));
});
