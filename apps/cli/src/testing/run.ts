import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { expect } from 'vitest';
import { main } from '../main.ts';

/** The built program. */
export const PROGRAM = fileURLToPath(new URL('../../bin/pinakes.js', import.meta.url));

/** What a run of the program left behind. */
export interface Run {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
	/** The lines of standard output. */
	readonly lines: readonly string[];
	/** Standard output as JSON, a value to a line. */
	json(): unknown[];
}

/** Runs the built program, its outputs piped. */
export function pinakes(args: readonly string[], settings: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Run {
	const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
		encoding: 'utf8',
		cwd: settings.cwd,
		env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '1', ...settings.env },
	});
	const lines = stdout.split('\n').slice(0, -1);
	return { code: status, stdout, stderr, lines, json: () => lines.map((line) => JSON.parse(line) as unknown) };
}

/** Runs the program's source within this process, which takes a fraction of the time. */
export async function pinakesHere(args: readonly string[]): Promise<Pick<Run, 'code' | 'stdout' | 'stderr'>> {
	const said = { stdout: '', stderr: '' };
	const code = await main(args, {
		data: (line) => {
			said.stdout += `${line}\n`;
		},
		text: (text) => {
			said.stdout += text;
		},
		note: (line) => {
			said.stderr += `${line}\n`;
		},
		style: (_, text) => text,
		isTerminal: false,
	});
	return { code, ...said };
}

/** Sources of three units, as small as they can be. */
export const SOURCES: Files = {
	'packages/tool.json': {
		package_id: 'npm:tool',
		name: 'Tool',
		description: 'A tool',
		source: { type: 'npm' },
		docs: { readme: 'https://a.b/c' },
		supported_ides: ['cursor', 'generic'],
		install: { method: 'npm', auto_install_cmd: 'npm i tool', manual_install_cmd: 'npm i tool' },
		units: ['npm:tool#commit'],
		trust_level: 'experimental',
	},
	'units/commit.json': {
		unit_id: 'npm:tool#commit',
		package_id: 'npm:tool',
		name: 'Commit',
		description: 'Writes commit messages over the network',
		capability_tags: ['git-commit'],
		keywords: ['commit message'],
		ide_support: ['cursor', 'generic'],
		entrypoints: [{ command: 'tool commit' }],
	},
	'skills/review/SKILL.md': '---\nname: review\ndescription: Reviews pull requests\n---\n\n# Review\n\n## Steps\n',
	'README.md': '# Read me\n',
};

/** Indexes that were built before, by what was added to the sources: a build takes longer than most tests. */
const BUILT = new Map<string, Files>();

/** A folder with the sources and their index in `index`; `beside` are files that are no sources. */
export function builtFolder(added: Files = {}, beside: Files = {}): string {
	const key = JSON.stringify(added);
	const known = BUILT.get(key);
	const folder = tempFolder({ ...SOURCES, ...added, ...beside, ...known });
	if (known !== undefined) return folder;
	const { code, stderr } = pinakes(['build', folder, '--out', join(folder, 'index')]);
	expect([code, stderr]).toEqual([0, '']);
	const paths = readdirSync(join(folder, 'index'), { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isFile(),
	);
	const files = paths
		.map((entry) => join(entry.parentPath, entry.name))
		.map((file) => [relative(folder, file), readFileSync(file)]);
	BUILT.set(key, Object.fromEntries(files) as Files);
	return folder;
}
