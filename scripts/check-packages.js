/**
 * Packs each published package and checks it: metadata of the workspace, exports and files by publint, types for all
 * module resolutions by attw, and that the installed tarballs can be imported and run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { bin, manifestOf, PACKAGES, packPackages } from './pack-packages.js';

/** Files that a package may have; `REQUIRED` must be in each, and `dist/NOTICE` where others are bundled. */
const PACKED =
	/^(?:package\.json|README\.md|LICENSE|NOTICE|mkdocs\.py|search\.astro|bin\/[\w-]+\.js|data\/[\w.-]+|dist\/(?:NOTICE|.+(?<!\.test)\.(?:js|d\.ts|css|html)))$/;
const REQUIRED = ['package.json', 'README.md', 'LICENSE'];
const BUNDLES_OTHERS = /^pinakes-(?:(?:mcp|explorer|search-box)-)?\d/;

/** What a project does that has installed the packages. */
const USE = `import { matchUnits, openIndex } from '@pinakes/query';
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
`;

const folder = mkdtempSync(join(tmpdir(), 'pinakes-pack-'));
const problems = [];

function run(command, args, cwd = '.') {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
	if (status !== 0) problems.push(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
	return stdout;
}

const { license, author, homepage, bugs, engines, repository } = manifestOf('.');
for (const directory of PACKAGES) {
	const publishConfig = { access: 'public', provenance: true };
	const shared = { license, author, homepage, bugs, engines, repository: { ...repository, directory }, publishConfig };
	const own = manifestOf(directory);
	for (const [field, value] of Object.entries(shared))
		if (!isDeepStrictEqual(own[field], value))
			problems.push(`${directory}/package.json: "${field}" is not ${JSON.stringify(value)}`);
}

const { tarballs, overrides } = packPackages(folder);
for (const tarball of tarballs) {
	const listing = run('tar', ['-tzf', join(folder, tarball)]);
	const files = Array.from(listing.matchAll(/^package\/(.*[^/\n])$/gm), ([, path]) => path);
	const required = [...REQUIRED, ...(BUNDLES_OTHERS.test(tarball) ? ['dist/NOTICE'] : [])];
	problems.push(
		...files.filter((path) => !PACKED.test(path)).map((path) => `${tarball} has ${path}`),
		...required.filter((path) => !files.includes(path)).map((path) => `${tarball} lacks ${path}`),
	);
	run(bin('publint'), ['run', join(folder, tarball), '--strict']);
	// The packages are ES modules. The program and the explorer have no types.
	const attw = [join(folder, tarball), '--profile', 'esm-only', '--exclude-entrypoints', './search.astro', '--quiet'];
	if (!/^pinakes-(?:explorer-)?\d/.test(tarball)) run(bin('attw'), attw);
}

// A project with only the tarballs. Third-party packages come from the store of the workspace.
const user = join(folder, 'user');
mkdirSync(user);
const project = { private: true, type: 'module', dependencies: overrides, pnpm: { overrides } };
writeFileSync(join(user, 'package.json'), JSON.stringify(project));
run(bin('pnpm'), ['install', '--prefer-offline', '--ignore-workspace'], user);
writeFileSync(join(user, 'use.js'), USE);
run(process.execPath, ['use.js', resolve('fixtures')], user);
run(join(user, 'node_modules/.bin/pinakes'), ['stats', '--index', join(user, 'index')]);
run(join(user, 'node_modules/.bin/pinakes-mcp'), ['--version']);
run(join(user, 'node_modules/.bin/pinakes'), ['mcp', '--help']);
rmSync(folder, { recursive: true });
for (const problem of problems) console.error(problem);
console.log(`packages: ${tarballs.length} packed, checked, installed and run, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
