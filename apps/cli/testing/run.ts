import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Run, type Running, type Settings, startHere } from '@pinakes/testing/run-here';
import { addFiles, type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, onTestFinished } from 'vitest';
import { main } from '../src/main.ts';

export { EXIT } from '../src/base/output.ts';

/** The program as it is installed, for tests of exit codes, signals and pipes. */
export const PROGRAM = fileURLToPath(new URL('../bin/pinakes.js', import.meta.url));

/** Starts the program in this process; it ends with the test. */
export function start(args: readonly string[], settings?: Settings): Running {
	const running = startHere(main, args, settings);
	onTestFinished(() => void running.end().catch(() => {}));
	return running;
}

/** Runs the program in this process. */
export function pinakes(args: readonly string[], settings?: Settings): Promise<Run> {
	return startHere(main, args, settings).ended;
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
export async function builtFolder(added: Files = {}, beside: Files = {}): Promise<string> {
	const key = JSON.stringify(added);
	const known = BUILT.get(key);
	const folder = tempFolder({ ...SOURCES, ...added, ...beside });
	if (known !== undefined) {
		addFiles(join(folder, 'index'), known);
		return folder;
	}
	const { code, stderr } = await pinakes(['build', folder, '--out', join(folder, 'index')]);
	expect([code, stderr]).toEqual([0, '']);
	BUILT.set(key, readTree(join(folder, 'index')));
	return folder;
}

/**
 * Expects that a command refuses arguments, and writes nothing. `INDEX` among these stands for the path of an index, `OUT` and
 * `NOWHERE` for paths where nothing is.
 */
export async function expectUsageError(command: string, args: readonly string[], message: RegExp): Promise<void> {
	const folder = await builtFolder();
	const typed = args.map((arg) => (/^(?:INDEX|OUT|NOWHERE)$/.test(arg) ? join(folder, arg.toLowerCase()) : arg));
	const { code, stderr } = await pinakes([command, ...typed]);
	expect(code).toBe(2);
	expect(stderr).toMatch(message);
	expect(existsSync(join(folder, 'out'))).toBe(false);
}
