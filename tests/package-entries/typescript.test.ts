import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, test } from 'vitest';
import { COMPILERS, compile, declarationErrors } from '../testing/compile.ts';
import { entriesOf } from '../testing/package-entries.ts';

test.each([
	['5.0', 'node16', 'node16'],
	['7.0', 'nodenext', 'nodenext'],
	['7.0', 'esnext', 'bundler'],
] as const)(
	'TypeScript %s reads the declarations of every entry as %s, resolved as %s',
	async (version, module, resolution) => {
		expect(await declarationErrors(version, module, resolution)).toEqual([]);
	},
);

test('the classic resolution, which knows no packages, says which setting to change', async () => {
	const errors = await compile(COMPILERS['5.0'], 'esnext', 'classic', entriesOf(['query']));
	expect(errors.join('\n')).toContain(
		"Cannot find module '@pinakes/query/node'. Did you mean to set the 'moduleResolution' option to 'nodenext'",
	);
});

test('a compiler that does not start is not one that finds no errors', async () => {
	await expect(compile('/nonexistent/tsc', 'esnext', 'bundler')).rejects.toThrow('/nonexistent/tsc failed');
	const silent = `${tempFolder({ 'tsc.js': 'process.exit(1)' })}/tsc.js`;
	await expect(compile(silent, 'esnext', 'bundler')).rejects.toThrow('tsc.js failed');
});
