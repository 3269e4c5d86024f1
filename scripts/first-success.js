/**
 * Measures the time to a first result for new users, with packed packages: a fresh folder, `npm install`, and then the
 * first match over skills, or a search page of a docs folder. `node scripts/first-success.js [SKILLS [DOCS]]`
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackages } from './pack-packages.js';

const [skills = 'fixtures/skills', docs = 'docs'] = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'pinakes-first-'));
const tarballs = join(folder, 'tarballs');
mkdirSync(tarballs);
const { overrides } = packPackages(tarballs);

const results = [
	time('skills to the first match', 60, skills, [
		['pinakes', 'build', 'sources'],
		['pinakes', 'match', 'review this schema for missing indexes'],
	]),
	time('docs to a search page', 120, docs, [
		['pinakes', 'build', 'sources'],
		['pinakes', 'publish-site', '--out', 'site'],
	]),
];
if (!existsSync(join(folder, 'docs-to-a-search-page/site/index.html'))) throw new Error('no search page is there');
rmSync(folder, { recursive: true });
process.exitCode = results.every(Boolean) ? 0 : 1;

/**
 * @param {string} name @param {number} limit seconds @param {string} sources @param {string[][]} commands for npx
 * @returns {boolean} whether it took no longer than that
 */
function time(name, limit, sources, commands) {
	const cwd = join(folder, name.replaceAll(' ', '-'));
	mkdirSync(cwd);
	cpSync(sources, join(cwd, 'sources'), { recursive: true });
	// Once the packages are on npm, this is `npm install --save-dev pinakes`.
	const { pinakes, ...others } = overrides;
	const manifest = { private: true, devDependencies: { pinakes }, overrides: others };
	writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
	const start = performance.now();
	run(cwd, 'npm', ['install', '--no-audit', '--no-fund', '--cache', join(cwd, '.npm')]);
	const installed = performance.now();
	for (const command of commands) run(cwd, 'npx', ['--no-install', ...command]);
	const end = performance.now();
	const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
	const parts = `${seconds(installed - start)} of them npm install with an empty cache`;
	const load = loadavg()[0]?.toFixed(1);
	console.log(`${name}: ${seconds(end - start)}, ${parts}; asked: under ${limit} s; load ${load}`);
	return end - start < limit * 1000;
}

/** @param {string} cwd @param {string} command @param {string[]} args */
function run(cwd, command, args) {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
	if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}
