import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { expect, test, vi } from 'vitest';
import { type Entry, entriesOf, ROOT } from '../testing/package-entries.ts';

const OLDEST = join(import.meta.dirname, '../node_modules/typescript-5.0/bin/tsc');
const LAST_OF_5 = join(import.meta.dirname, '../node_modules/typescript-5.9/bin/tsc');
const LAST_OF_6 = join(import.meta.dirname, '../node_modules/typescript-6.0/bin/tsc');
const NEWEST = join(ROOT, 'node_modules/typescript/bin/tsc');

const NODE16 = ['--module', 'node16', '--moduleResolution', 'node16'];
const BUNDLER = ['--module', 'esnext', '--moduleResolution', 'bundler'];

vi.setConfig({ testTimeout: 300_000 });

/** A project that imports every entry. */
function userProject(entries: readonly Entry[]): string {
	const imports = entries.map(
		({ specifier }, index) => `import * as e${index} from '${specifier}';\nvoid e${index};\n`,
	);
	const user = tempFolder({ 'package.json': { type: 'module' }, 'use.ts': imports.join('') });
	mkdirSync(join(user, 'node_modules'));
	symlinkSync(join(import.meta.dirname, '../node_modules/@pinakes'), join(user, 'node_modules/@pinakes'));
	symlinkSync(join(ROOT, 'node_modules/@types'), join(user, 'node_modules/@types'));
	return user;
}

/** What a compiler says of the project: errors, one a line. */
async function compile(tsc: string, options: readonly string[], entries = entriesOf()): Promise<string> {
	const args = [
		tsc,
		'--noEmit',
		'--strict',
		'--target',
		'es2022',
		'--lib',
		'es2022,dom',
		'--types',
		'node',
		...options,
	];
	const ended = promisify(execFile)(process.execPath, [...args, 'use.ts'], { cwd: userProject(entries) });
	return (await ended.catch((error: { stdout: string }) => error)).stdout;
}

// Declarations of other packages are not ours to check: they are read, and errors in them are left out.
const ours = (said: string) => said.split('\n').filter((line) => line.includes('error TS') && !line.includes('.pnpm/'));

test.each([
	['5.0', 'node16', OLDEST, NODE16],
	['5.0', 'bundler', OLDEST, BUNDLER],
	['5.9', 'bundler', LAST_OF_5, BUNDLER],
	['6.0', 'bundler', LAST_OF_6, BUNDLER],
	['7.0', 'node16', NEWEST, NODE16],
	['7.0', 'nodenext', NEWEST, ['--module', 'nodenext', '--moduleResolution', 'nodenext']],
	['7.0', 'bundler', NEWEST, BUNDLER],
])(
	'TypeScript %s reads the declarations of every entry, resolved as %s',
	async (_version, _resolution, tsc, options) => {
		expect(ours(await compile(tsc, options))).toEqual([]);
	},
);

test('the classic resolution, which knows no packages, says which setting to change', async () => {
	const said = await compile(OLDEST, ['--module', 'esnext', '--moduleResolution', 'classic'], entriesOf(['query']));
	expect(said).toContain(
		"Cannot find module '@pinakes/query/node'. Did you mean to set the 'moduleResolution' option to 'nodenext'",
	);
});
