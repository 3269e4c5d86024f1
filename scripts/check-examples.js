/**
 * Installs each project of `examples` in a separate folder, with packed packages, and runs its tests. Sites are opened
 * and searched in Chromium, if installed, under a strict content security policy. `node scripts/check-examples.js [NAME …]`
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { isThere, withPage } from '../conformance/src/runtimes/chromium.js';
import { bin, packPackages } from './pack-packages.js';

/**
 * Sites, by example: their output folders, where they are served, and whether a router opens results, so that the page is not
 * loaded again. A site of MkDocs may be put into any folder.
 */
const SITES = {
	astro: { folder: 'dist', base: '/boats/', hasRouter: true },
	docusaurus: { folder: 'build', base: '/boats/', hasRouter: true },
	mkdocs: { folder: 'site', base: '/any/where/', hasRouter: false },
	'react-site': { folder: 'dist', base: '/', hasRouter: true },
	starlight: { folder: 'dist', base: '/', hasRouter: false },
	vitepress: { folder: 'docs/.vitepress/dist', base: '/boats/', hasRouter: true },
};

/** Query for every site, and the expected first result. */
const QUERY = 'drop the anchor';
const EXPECTED = 'Drop the anchor';

/** Where sites are, for Chromium alone. */
const ORIGIN = 'http://localhost';

/** Timeout of a step of an example, in milliseconds. */
const TIME_LIMIT = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'pinakes examples 例-'));
const problems = [];
const { overrides } = packPackages(folder);
const wanted = process.argv.slice(2);
const all = readdirSync('examples').filter((name) => existsSync(join('examples', name, 'package.json')));
const examples = wanted.length > 0 ? wanted : all;
// All of them, as one may import from another.
cpSync('examples', folder, { recursive: true });
for (const name of examples) {
	const start = performance.now();
	const project = join(folder, name);
	const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
	if (name === 'mkdocs' && spawnSync('mkdocs', ['--version']).status !== 0) {
		console.log('example: mkdocs is not built, it is no package of npm and not installed here');
		continue;
	}
	writeFileSync(join(project, 'package.json'), JSON.stringify({ ...manifest, pnpm: { overrides } }));
	// Versions are those of the workspace's lockfile, if it has them.
	if (!run(name, project, bin('pnpm'), ['install', '--prefer-offline', '--ignore-workspace', '--ignore-scripts']))
		continue;
	if (!run(name, project, 'npm', ['test'])) continue;
	if (SITES[name] !== undefined) await openSite(name, project);
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

/** Opens a site in a browser and searches it. @param {string} name @param {string} project */
async function openSite(name, project) {
	if (!isThere) return console.log(`example: ${name} is not opened, there is no Chromium`);
	const { folder, base, hasRouter } = SITES[name];
	const address = `${ORIGIN}${base}`;
	try {
		await withPage(async (page) => {
			const blocked = [];
			page.on('console', (message) => {
				if (message.text().includes('Content Security Policy') && message.text().includes('search'))
					blocked.push(message.text());
			});
			await page.route(`${ORIGIN}/**`, (route) => {
				const { pathname } = new URL(route.request().url());
				const file = pathname.startsWith(base) && fileOf(join(project, folder), pathname.slice(base.length));
				if (!file) return route.fulfill({ status: 404 });
				const policy = file.endsWith('.html') ? policyOf(readFileSync(file, 'utf8')) : '';
				return route.fulfill({ path: file, headers: { 'content-security-policy': policy } });
			});
			await page.goto(address);
			await page.locator('pinakes-search').first().waitFor();
			await page.evaluate(() => Object.assign(globalThis, { isKept: true }));
			await page.keyboard.press('Control+k');
			await page.keyboard.type(QUERY);
			const result = page.getByRole('option').filter({ hasText: EXPECTED }).first();
			await result.waitFor();
			await result.click();
			await page.waitForURL(/#/);
			// The address must lead to an existing page with the anchor of the heading.
			const heading = await page.locator(decodeURIComponent(new URL(page.url()).hash)).textContent({ timeout: 5000 });
			if (!heading?.includes(EXPECTED)) problems.push(`${name}: ${QUERY} leads to ${page.url()}, ${heading}`);
			if (!page.url().startsWith(address)) problems.push(`${name}: ${page.url()} is not below ${base}`);
			const isKept = await page.evaluate(() => 'isKept' in globalThis);
			if (isKept !== hasRouter) problems.push(`${name}: a result ${isKept ? 'does not load' : 'loads'} the page again`);
			await page.goto(`${address}search/?q=${encodeURIComponent(QUERY)}`);
			await page.getByRole('option').filter({ hasText: EXPECTED }).first().waitFor();
			problems.push(...blocked.map((message) => `${name}: ${message}`));
		});
	} catch (cause) {
		problems.push(`${name}: the site cannot be searched: ${cause}`);
	}
}

/** Returns the file that a host sends for a path of a site. @param {string} root @param {string} path */
function fileOf(root, path) {
	const file = join(root, decodeURIComponent(path));
	// An application shows all its pages by one file.
	const pages = extname(file) ? [] : [`${file}.html`, join(file, 'index.html'), join(root, 'index.html')];
	return [file, ...pages].find((name) => extname(name) && existsSync(name));
}

/** Returns a policy that allows the inline scripts and styles that a generator wrote, and nothing else that is inline. @param {string} html */
function policyOf(html) {
	const hashes = (/** @type {RegExp} */ element) =>
		Array.from(html.matchAll(element), ([, text = '']) => {
			return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
		}).join(' ');
	const scripts = hashes(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
	const styles = hashes(/<style[^>]*>([\s\S]*?)<\/style>/g);
	return `default-src 'self'; script-src 'self' ${scripts}; style-src 'self' ${styles}; img-src 'self' data:; base-uri 'none'`;
}
