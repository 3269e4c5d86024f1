import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Files, tempFolder } from '@pinakes/testing/temp-folder';
import { expect } from 'vitest';
import { main } from '../main.ts';

export const PROGRAM = fileURLToPath(new URL('../../bin/pinakes.js', import.meta.url));

/** The result of a run. */
export interface Run {
	readonly code: number | null;
	readonly stdout: string;
	readonly stderr: string;
	/** The lines of standard output. */
	readonly lines: readonly string[];
	/** Parses standard output as JSON Lines. */
	json(): unknown[];
}

/** Runs the built program with piped output. */
export function pinakes(args: readonly string[], settings: { cwd?: string; env?: NodeJS.ProcessEnv } = {}): Run {
	const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
		encoding: 'utf8',
		cwd: settings.cwd,
		env: { ...process.env, NO_COLOR: '', FORCE_COLOR: '1', ...settings.env },
	});
	const lines = stdout.split('\n').slice(0, -1);
	return { code: status, stdout, stderr, lines, json: () => lines.map((line) => JSON.parse(line) as unknown) };
}

/** Runs the program in this process, which is much faster. */
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

/** Minimal sources of three units. */
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

/** Cached indexes, by additional sources, as a build takes longer than most tests. */
const BUILT = new Map<string, Files>();

/** Creates a folder with the sources and their index in `index`. `beside` has other files. */
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

/**
 * Expects that a command refuses arguments, and writes nothing. `INDEX` among these stands for the path of an index, `OUT` and
 * `NOWHERE` for paths where nothing is.
 */
export async function expectUsageError(command: string, args: readonly string[], message: RegExp): Promise<void> {
	const folder = builtFolder();
	const typed = args.map((arg) => (/^(?:INDEX|OUT|NOWHERE)$/.test(arg) ? join(folder, arg.toLowerCase()) : arg));
	const { code, stderr } = await pinakesHere([command, ...typed]);
	expect(code).toBe(2);
	expect(stderr).toMatch(message);
	expect(existsSync(join(folder, 'out'))).toBe(false);
}
