import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { entriesOf, ROOT } from './entries.ts';

const VERSIONS = [
	['of this test', process.execPath],
	['22', join(import.meta.dirname, '../node_modules/node22/bin/node')],
	['26', join(import.meta.dirname, '../node_modules/node26/bin/node')],
] as const;

const run = (node: string, args: readonly string[]) =>
	promisify(execFile)(node, args, { cwd: import.meta.dirname, env: { ...process.env, NODE_OPTIONS: '' } });

test.each(VERSIONS)('Node %s loads every entry, by import and by require', async (_version, node) => {
	const specifiers = entriesOf().map(({ specifier }) => specifier);
	const script = `
		import { createRequire } from 'node:module';
		const require = createRequire(process.cwd() + '/x.js');
		for (const specifier of ${JSON.stringify(specifiers)}) {
			const imported = Object.keys(await import(specifier)).join();
			const required = Object.keys(require(specifier)).join();
			if (imported === '' || required !== imported) throw new Error(specifier + ': ' + required + ' is not ' + imported);
			console.log(specifier);
		}`;
	const { stdout } = await run(node, ['--input-type=module', '--eval', script]);
	expect(stdout.trim().split('\n')).toEqual(specifiers);
});

test.each(VERSIONS)('the commands run in Node %s', async (_version, node) => {
	const program = join(ROOT, 'apps/cli/bin/pinakes.js');
	const { stdout } = await run(node, [program, 'lint', join(ROOT, 'fixtures/skills'), '--json']);
	expect(JSON.parse(stdout)).toBeTypeOf('object');
});
