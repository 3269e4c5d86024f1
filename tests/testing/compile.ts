import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { type Entry, entriesOf, ROOT } from './package-entries.ts';

const MODULES = join(import.meta.dirname, '../node_modules');

/** The compilers that read the declarations, by version. */
export const COMPILERS = {
	'5.0': join(MODULES, 'typescript-5.0/bin/tsc'),
	'5.9': join(MODULES, 'typescript-5.9/bin/tsc'),
	'6.0': join(MODULES, 'typescript-6.0/bin/tsc'),
	'7.0': join(ROOT, 'node_modules/typescript/bin/tsc'),
} as const;

const OPTIONS = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom', '--types', 'node'];

/** A project that imports every entry. */
function userProject(entries: readonly Entry[]): string {
	const imports = entries.map(
		({ specifier }, index) => `import * as e${index} from '${specifier}';\nvoid e${index};\n`,
	);
	const user = tempFolder({ 'package.json': { type: 'module' }, 'use.ts': imports.join('') });
	mkdirSync(join(user, 'node_modules'));
	symlinkSync(join(MODULES, '@pinakes'), join(user, 'node_modules/@pinakes'));
	symlinkSync(join(ROOT, 'node_modules/@types'), join(user, 'node_modules/@types'));
	return user;
}

/**
 * Compiles a project that imports every entry, and returns the errors that the compiler prints, one a line.
 *
 * @throws if the compiler itself fails
 */
export function compile(
	tsc: string,
	module: string,
	moduleResolution: string,
	entries = entriesOf(),
): Promise<readonly string[]> {
	const args = [tsc, ...OPTIONS, '--module', module, '--moduleResolution', moduleResolution, 'use.ts'];
	return new Promise((resolve, reject) => {
		execFile(process.execPath, args, { cwd: userProject(entries) }, (failure, stdout, stderr) => {
			const errors = stdout.split('\n').filter((line) => line.includes('error TS'));
			if (failure === null || errors.length > 0) resolve(errors);
			else reject(new Error(`${tsc} failed: ${failure.message}\n${stdout}${stderr}`));
		});
	});
}

/** Returns the errors in our declarations. Those of other packages are read, and are not ours to check. */
export async function declarationErrors(version: keyof typeof COMPILERS, module: string, resolution = module) {
	const errors = await compile(COMPILERS[version], module, resolution);
	return errors.filter((line) => !line.includes('.pnpm/'));
}
