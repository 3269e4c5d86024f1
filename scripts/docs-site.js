/**
 * Builds the site of this documentation with Pinakes: an index of the README, `docs` and other pages, and HTML pages
 * with the search box, for any web server. `npm run docs-site -- [FOLDER]`; `build/docs-site` unless a folder is named
 */
import { readFileSync } from 'node:fs';
import { run } from './setup.js';

const { homepage } = JSON.parse(readFileSync('package.json', 'utf8'));
const [out = 'build/docs-site'] = process.argv.slice(2);
const index = `${out}-index`;
const program = 'apps/cli/bin/pinakes.js';
const pages = ['--html', '--pictures', '.', '--source-url', `${homepage.replace(/#.*$/, '')}/blob/main/`];
run('node', [program, 'build', '.', '--config', 'scripts/docs-site.json', '--out', index]);
run('node', [program, 'publish-site', '--index', index, '--out', out, '--title', 'Pinakes', ...pages]);
