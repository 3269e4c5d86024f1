import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { installed } from '@pinakes/conformance/process';
import { buildIndex, publishSite } from '@pinakes/indexer';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** The installer needs Node 22. */
const NODE = installed('node24/bin/node');
const SKILLS = installed('skills/bin/cli.mjs');

const SKILL = `---
name: fill-form
description: "Fills a form with values: use it for forms."
license: MIT
allowed-tools: Read Bash(node:*)
metadata:
  version: "2"
---
# Fill a form

Run \`scripts/fill.mjs\`, which reads [the fields](references/the fields.json).
`;

const SCRIPT = `import { readFileSync } from 'node:fs';
const fields = JSON.parse(readFileSync(new URL('../references/the fields.json', import.meta.url), 'utf8'));
console.log('filled ' + fields.join(', '));
`;

const BINARY = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]);

const SOURCES = {
	'skills/fill-form/SKILL.md': SKILL,
	'skills/fill-form/scripts/fill.mjs': SCRIPT,
	'skills/fill-form/references/the fields.json': ['name', 'date'],
	'skills/fill-form/logo.png': BINARY,
	'skills/fill-form/assets/.eslintrc.json': { root: true },
	'skills/fill-form/assets/.github/workflows/ci.yml': 'on: push\n',
	'skills/fill-form/.zshrc': 'alias fill=fill-form\n',
	'skills/notes/SKILL.md': '---\nname: notes\ndescription: Writes notes.\n---\n# Notes\n',
};

let site: string;

beforeAll(async () => {
	site = await mkdtemp(join(tmpdir(), 'pinakes-skills-'));
	addFiles(join(site, 'sources'), SOURCES);
	await buildIndex({ folders: [join(site, 'sources')], out: join(site, 'index') });
	publishSite({ index: join(site, 'index'), out: join(site, 'site'), title: 'Acme' });
});

afterAll(() => rm(site, { recursive: true, force: true }));

/** Serves a folder as a host of static files does; returns its address. */
async function serve(folder: string): Promise<string> {
	const server = createServer(async (request, response) => {
		const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
		const content = await readFile(join(folder, path)).catch(() => undefined);
		response.writeHead(content === undefined ? 404 : 200).end(content);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => void server.close());
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Installs all skills of a site by the command `npx skills add`; returns the folder that they are in. */
async function install(url: string): Promise<string> {
	const project = tempFolder();
	const env = { PATH: process.env.PATH, HOME: tempFolder(), DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1', CI: '1' };
	const args = [SKILLS, 'add', url, '--yes', '--agent', 'claude-code', '--copy'];
	await run(NODE, args, { cwd: project, env });
	return join(project, '.claude/skills');
}

/** Returns the files below a folder with their bytes, by path. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
	const read = files.map(async (file) => [relative(folder, file), await readFile(file, 'hex')] as const);
	return Object.fromEntries((await Promise.all(read)).sort());
}

async function checkInstalled(skills: string): Promise<void> {
	expect((await readdir(skills)).sort()).toEqual(['fill-form', 'notes']);
	const folder = join(skills, 'fill-form');
	expect(await contentsOf(folder)).toEqual(await contentsOf(join(site, 'sources/skills/fill-form')));
	const { stdout } = await run(process.execPath, [join(folder, 'scripts/fill.mjs')]);
	expect(stdout).toBe('filled name, date\n');
}

test('npx skills add installs the skills of a published site, and their scripts run', async () => {
	await checkInstalled(await install(await serve(join(site, 'site'))));
});

test('so it does of the older index, which lists the files', async () => {
	const old = tempFolder();
	await cp(join(site, 'site/.well-known/skills'), join(old, '.well-known/skills'), { recursive: true });
	await checkInstalled(await install(await serve(old)));
});
