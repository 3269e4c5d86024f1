/**
 * Packs each published package and checks it: exports and files by publint, types for all module resolutions by attw,
 * and that the installed tarballs can be imported and run.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bin, packPackages } from './pack-packages.js';

const folder = mkdtempSync(join(tmpdir(), 'pinakes-pack-'));
let failed = false;

function run(command, args, cwd = '.') {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
	if (status === 0) return stdout;
	failed = true;
	console.error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
	return stdout;
}

/** Files that a package may have; `REQUIRED` must be in each. */
const PACKED =
	/^(?:package\.json|README\.md|LICENSE|NOTICE|mkdocs\.py|search\.astro|bin\/[\w-]+\.js|data\/[\w.-]+|dist\/(?:NOTICE|.+\.(?:js|d\.ts|css|html)))$/;
const REQUIRED = ['package.json', 'README.md', 'LICENSE'];

function checkFiles(tarball) {
	const files = run('tar', ['-tzf', join(folder, tarball)])
		.split('\n')
		.flatMap((path) => (path === '' || path.endsWith('/') ? [] : [path.replace(/^package\//, '')]));
	const wrong = [
		...files.filter((path) => !PACKED.test(path) || path.includes('.test.')).map((path) => `has ${path}`),
		...REQUIRED.filter((path) => !files.includes(path)).map((path) => `lacks ${path}`),
	];
	if (wrong.length === 0) return;
	failed = true;
	console.error(`${tarball} ${wrong.join(', ')}`);
}

const { tarballs, overrides } = packPackages(folder);
for (const tarball of tarballs) {
	checkFiles(tarball);
	run(bin('publint'), ['run', join(folder, tarball), '--strict']);
	// The packages are ES modules. The program and the explorer have no types.
	if (!/^pinakes-(?:explorer-)?\d/.test(tarball)) {
		run(bin('attw'), [
			join(folder, tarball),
			'--profile',
			'esm-only',
			'--exclude-entrypoints',
			'./search.astro',
			'--quiet',
		]);
	}
}

// A project with only the tarballs. Third-party packages come from the store of the workspace.
const user = join(folder, 'user');
spawnSync('mkdir', ['-p', user]);
writeFileSync(
	join(user, 'package.json'),
	JSON.stringify({ private: true, type: 'module', dependencies: overrides, pnpm: { overrides } }),
);
run(bin('pnpm'), ['install', '--prefer-offline', '--ignore-workspace'], user);
writeFileSync(
	join(user, 'use.js'),
	`import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { openaiEncoder } from '@pinakes/encoders';
import { readModel2vec } from '@pinakes/encoders/node';
import { FORMAT_VERSION } from '@pinakes/query/internal';
import { buildIndex } from '@pinakes/indexer';
import { assembleContext } from '@pinakes/context';
import { openMemoryFile } from '@pinakes/context/node';
await buildIndex({ folders: [process.argv[2]], out: 'index' });
const { matches } = await matchUnits(await openIndex(directorySource('index')), { tags: ['git-commit'] });
const { text } = await assembleContext({ slices: [{ name: 'a', content: 'b', always: true }], message: 'c' });
if (text !== 'b' || openMemoryFile('memories.json').size !== 0) throw new Error('the installed context does not pack');
if (matches.length !== 1 || FORMAT_VERSION < 1 || typeof readModel2vec !== 'function' || openaiEncoder({ url: 'http://localhost', model: 'm' }).name !== 'openai:m')
	throw new Error('the installed packages do not answer');
`,
);
run(process.execPath, ['use.js', resolve('fixtures')], user);
// Checks the licenses of bundled packages.
for (const file of [
	'pinakes/dist/NOTICE',
	'@pinakes/mcp/dist/NOTICE',
	'@pinakes/explorer/dist/NOTICE',
	'@pinakes/search-box/dist/NOTICE',
]) {
	if (existsSync(join(user, 'node_modules', file))) continue;
	failed = true;
	console.error(`${file} is not packed`);
}
run(join(user, 'node_modules/.bin/pinakes'), ['stats', '--index', join(user, 'index')]);
run(join(user, 'node_modules/.bin/pinakes-mcp'), ['--version']);
run(join(user, 'node_modules/.bin/pinakes'), ['mcp', '--help']);
rmSync(folder, { recursive: true });
console.log(`packages: ${tarballs.length} packed, checked, installed and run${failed ? ', with problems' : ''}`);
process.exitCode = failed ? 1 : 0;
