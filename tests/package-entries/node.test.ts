import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { entriesOf, ROOT } from '../testing/package-entries.ts';

const installed = (name: string) => join(import.meta.dirname, '../node_modules', name, 'bin/node');

/** The oldest Node that is supported, in which `require()` loads no ES modules. */
const OLDEST = ['20.0', installed('node20')] as const;
const VERSIONS = [
	['of this test', process.execPath],
	['22', installed('node22')],
	['24', installed('node24')],
	['26', installed('node26')],
] as const;

const SPECIFIERS = entriesOf().map(({ specifier }) => specifier);

const run = (node: string, args: readonly string[]) =>
	promisify(execFile)(node, args, { cwd: import.meta.dirname, env: { ...process.env, NODE_OPTIONS: '' } });

test.each(VERSIONS)('Node %s loads every entry, by import and by require', async (_version, node) => {
	const script = `
		import { createRequire } from 'node:module';
		const require = createRequire(process.cwd() + '/x.js');
		for (const specifier of ${JSON.stringify(SPECIFIERS)}) {
			const imported = Object.keys(await import(specifier)).join();
			const required = Object.keys(require(specifier)).join();
			if (imported === '' || required !== imported) throw new Error(specifier + ': ' + required + ' is not ' + imported);
			console.log(specifier);
		}`;
	const { stdout } = await run(node, ['--input-type=module', '--eval', script]);
	expect(stdout.trim().split('\n')).toEqual(SPECIFIERS);
});

test('Node 20.0 loads every entry by import, in CommonJS too, and says so if it is required', async () => {
	const script = `(async () => {
		for (const specifier of ${JSON.stringify(SPECIFIERS)}) {
			if (Object.keys(await import(specifier)).length > 0) console.log(specifier);
		}
		require('@pinakes/query');
	})().catch(({ code }) => console.log(code));`;
	const { stdout } = await run(OLDEST[1], ['--input-type=commonjs', '--eval', script]);
	expect(stdout.trim().split('\n')).toEqual([...SPECIFIERS, 'ERR_REQUIRE_ESM']);
});

test.each([OLDEST, ...VERSIONS])('the commands run in Node %s', async (_version, node) => {
	const program = join(ROOT, 'apps/cli/bin/pinakes.js');
	const { stdout } = await run(node, [program, 'lint', join(ROOT, 'fixtures/skills'), '--json']);
	expect(JSON.parse(stdout)).toBeTypeOf('object');
});
