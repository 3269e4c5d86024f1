/**
 * Builds the site of this documentation with Pinakes: an index of the README, `docs` and other pages, and HTML pages
 * with the search box, for any web server. `npm run docs-site -- [FOLDER]`; `build/docs-site` unless a folder is named
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const SOURCES = `${homepage.replace(/#.*$/, '')}/blob/main/`;

const [out = 'build/docs-site'] = process.argv.slice(2);
const index = `${out}-index`;
pinakes('build', '.', '--config', 'scripts/docs-site.json', '--out', index);
const pages = ['--html', '--pictures', '.', '--source-url', SOURCES];
pinakes('publish-site', '--index', index, '--out', out, '--title', 'Pinakes', ...pages);

/** @param {string[]} args */
function pinakes(...args) {
	execFileSync(process.execPath, [join(ROOT, 'apps/cli/bin/pinakes.js'), ...args], { cwd: ROOT, stdio: 'inherit' });
}
