import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { parse } from 'acorn';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { entriesOf, ROOT } from '../testing/package-entries.ts';

// What browsers since March 2023 and React Native's engine read: docs name them.
const ECMASCRIPT = 2022;
const HERMES = { linux: 'linux64-bin/hermesc', darwin: 'osx-bin/hermesc', win32: 'win64-bin/hermesc.exe' };

const scripts = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.js'))
		.map((file) => join(folder, file));

test(`what pages load is written in ECMAScript ${ECMASCRIPT}`, () => {
	const files = ['packages/query/dist', 'packages/search-box/dist', 'packages/context/dist'].flatMap((folder) =>
		scripts(join(ROOT, folder)),
	);
	expect(files.length).toBeGreaterThan(100);
	const newer = files.filter((file) => {
		try {
			parse(readFileSync(file, 'utf8'), { ecmaVersion: ECMASCRIPT, sourceType: 'module' });
			return false;
		} catch {
			return true;
		}
	});
	expect(newer).toEqual([]);
});

const compiler = HERMES[process.platform as keyof typeof HERMES];

test.skipIf(!compiler)('the look-ups and prompts compile for Hermes, the engine of React Native', async () => {
	const entries = entriesOf(['query', 'context']).filter(({ specifier }) => !specifier.endsWith('/node'));
	const folder = tempFolder({
		'app.js': entries.map(({ file }) => `export * from ${JSON.stringify(file)};\n`).join(''),
	});
	const bundle = join(folder, 'bundle.js');
	// As Metro does, to one script.
	await build({
		entryPoints: [join(folder, 'app.js')],
		bundle: true,
		format: 'iife',
		target: 'es2022',
		outfile: bundle,
	});
	const hermes = join(import.meta.dirname, '../node_modules/hermes-compiler/hermesc', compiler);
	const bytecode = join(folder, 'bundle.hbc');
	await promisify(execFile)(hermes, ['-emit-binary', '-O', '-out', bytecode, bundle]);
	expect(readFileSync(bytecode).byteLength).toBeGreaterThan(100_000);
});
