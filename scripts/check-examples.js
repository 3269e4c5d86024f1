/**
 * Installs each project of `examples` in a separate folder, with packed packages, and runs its tests. Sites are opened
 * and searched in Chromium, if installed. `node scripts/check-examples.js [NAME …]`
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { isThere, withPage } from '../conformance/src/runtimes/chromium.js';
import { bin, packPackages } from './pack-packages.js';

/** Output folders of sites, by example. */
const SITES = {
	...{ astro: 'dist', docusaurus: 'build', mkdocs: 'site', 'react-site': 'dist', starlight: 'dist' },
	vitepress: 'docs/.vitepress/dist',
};

/** Programs outside of npm that examples need. */
const PROGRAMS = { mkdocs: 'mkdocs' };

/** Sites that handle results themselves, without pages for them. */
const OWN_PAGES = ['react-site'];

/** Query for every site, and the expected first result. */
const QUERY = 'drop the anchor';
const EXPECTED = 'Drop the anchor';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.json': 'application/json', '.css': 'text/css' };

/** Timeout of a step of an example, in milliseconds. */
const TIME_LIMIT = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'pinakes-examples-'));
const problems = [];
const { overrides } = packPackages(folder);
const wanted = process.argv.slice(2);
const examples = readdirSync('examples', { withFileTypes: true }).filter(
	(entry) => entry.isDirectory() && (wanted.length === 0 || wanted.includes(entry.name)),
);
// All of them, as one may import from another.
cpSync('examples', folder, { recursive: true });
for (const { name } of examples) {
	const start = performance.now();
	const project = join(folder, name);
	const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
	const buildsInTest = manifest.scripts.test.includes('build');
	if (PROGRAMS[name] !== undefined && spawnSync(PROGRAMS[name], ['--version']).status !== 0) {
		console.log(`example: ${name} is not built, its generator is not installed here`);
		continue;
	}
	writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, pnpm: { overrides } }));
	// Versions are those of the workspace's lockfile, if it has them.
	if (!run(name, project, bin('pnpm'), ['install', '--prefer-offline', '--ignore-workspace', '--ignore-scripts']))
		continue;
	if (!run(name, project, 'npm', ['test'])) continue;
	if (SITES[name] !== undefined && !buildsInTest && !run(name, project, 'npm', ['run', 'build'])) continue;
	if (SITES[name] !== undefined) await openSite(name, join(project, SITES[name]));
	console.log(`example: ${name} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
rmSync(folder, { recursive: true });
for (const problem of problems) console.error(problem);
console.log(`examples: ${examples.length} built and tested, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

/** @param {string} name @param {string} cwd @param {string} command @param {string[]} args */
function run(name, cwd, command, args) {
	const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: TIME_LIMIT });
	if (status !== 0) problems.push(`${name}: ${command} ${args.join(' ')}\n${stdout}${stderr}`);
	return status === 0;
}

/** Opens a site in a browser and searches it. @param {string} name @param {string} root */
async function openSite(name, root) {
	if (!isThere) return console.log(`example: ${name} is not opened, there is no Chromium`);
	const server = createServer((request, response) => {
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const path = join(root, decodeURIComponent(pathname));
		const file = [path, `${path}.html`, join(path, 'index.html')].find((name) => extname(name) && existsSync(name));
		if (file === undefined) return response.writeHead(404).end();
		response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain' }).end(readFileSync(file));
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
	try {
		const found = await withPage(async (page) => {
			await page.goto(`http://127.0.0.1:${server.address().port}/`);
			await page.locator('pinakes-search').first().waitFor();
			await page.keyboard.press('Control+k');
			await page.keyboard.type(QUERY);
			const result = page.getByRole('option').filter({ hasText: EXPECTED }).first();
			await result.waitFor();
			const found = await result.textContent();
			await result.click();
			if (OWN_PAGES.includes(name)) return `${found}, ${EXPECTED}`;
			await page.waitForURL(/#/);
			// The address must lead to an existing page with the anchor of the heading.
			const heading = await page.locator(decodeURIComponent(new URL(page.url()).hash)).textContent({ timeout: 5000 });
			return `${found} at ${page.url()}, ${heading}`;
		});
		if (found.split(EXPECTED).length < 3) problems.push(`${name}: ${QUERY} finds ${found}`);
	} catch (cause) {
		problems.push(`${name}: the site cannot be searched: ${cause}`);
	} finally {
		server.close();
	}
}
