/**
 * Sets the next versions of all packages by the files in `.changeset`, and dates the changes in CHANGELOG.md. The
 * release workflow makes a pull request of the changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '../setup.js';
import { releaseChanges } from './changelog.js';

run('node_modules/.bin/changeset', ['version']);
run('node_modules/.bin/pnpm', ['install', '--lockfile-only']);
const { version } = JSON.parse(readFileSync('packages/query/package.json', 'utf8'));
const today = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', releaseChanges(readFileSync('CHANGELOG.md', 'utf8'), version, today));
