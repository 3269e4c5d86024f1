/**
 * Publishes the packages to npm, and prepares the GitHub release in `release`: notes, an index of the fixtures as an npm
 * package, and a software bill of materials (CycloneDX). `--dry-run` publishes nothing.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { packPackages } from '../pack-packages.js';
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
const pack = `pack --index release/index --out release/package --name pinakes-demo-index --version ${version}`;
run(process.execPath, [program, 'build', 'fixtures', '--out', 'release/index']);
run(process.execPath, [program, ...pack.split(' ')]);
run('tar', ['-czf', `release/pinakes-demo-index-${version}.tgz`, '-C', 'release', 'package']);

// What an installation brings, as npm resolves it today.
const cwd = resolve('release/packages');
mkdirSync(cwd);
const { overrides } = packPackages(cwd);
writeFileSync(`${cwd}/package.json`, JSON.stringify({ name: 'pinakes-packages', version, dependencies: overrides }));
run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--prefix', cwd]);
const sbom = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
writeFileSync(`release/pinakes-${version}.cdx.json`, execFileSync('npm', sbom, { cwd, maxBuffer: 2 ** 26 }));
if (!isDryRun) run('node_modules/.bin/changeset', ['publish', '--no-git-tag']);
