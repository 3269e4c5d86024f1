/**
 * Publishes the packages to npm, and prepares the GitHub release: `release/notes.md`, and an index of the fixtures as
 * an npm package in `release`. The workflow tags and releases the version. With `--dry-run` nothing is published, and
 * the notes are those of what is unreleased.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../setup.js';
import { notesOf } from './changelog.js';

const { version } = JSON.parse(readFileSync('packages/query/package.json', 'utf8'));
const isDryRun = process.argv.includes('--dry-run');
const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), isDryRun ? 'Unreleased' : version);
if (!notes) throw new Error(`CHANGELOG.md says nothing of ${version}: run npm run version-packages first`);

run(process.execPath, ['scripts/build.js']);
rmSync('release', { recursive: true, force: true });
mkdirSync('release');
writeFileSync('release/notes.md', `${notes}\n`);
const program = 'apps/cli/bin/pinakes.js';
run(process.execPath, [program, 'build', 'fixtures', '--out', 'release/index']);
run(process.execPath, [
	program,
	'pack',
	'--index',
	'release/index',
	'--out',
	'release/package',
	'--name',
	'pinakes-demo-index',
	'--version',
	version,
]);
run('tar', ['-czf', `release/pinakes-demo-index-${version}.tgz`, '-C', 'release', 'package']);
if (!isDryRun) run('node_modules/.bin/changeset', ['publish', '--no-git-tag']);
