import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runs } from '@pinakes/testing/runs';
import { addFiles, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, it } from 'vitest';
import { PROGRAM, pinakes, SOURCES } from '../testing/run.ts';

const KILLS = runs(3);

/** Starts the program; resolves to its exit code or the signal that ended it, and what it said. */
function startProgram(args: readonly string[], cwd: string) {
	const child = spawn(process.execPath, [PROGRAM, ...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
	let said = '';
	child.stderr.on('data', (text: Buffer) => {
		said += text;
	});
	const end = new Promise<readonly [code: number | string | null, said: string]>((resolve) => {
		child.once('close', (code, signal) => resolve([code ?? signal, said]));
	});
	return { child, end };
}

/** Two editions of a repository with their indexes and keys, each of which a command writes into one place. */
async function editions(): Promise<string> {
	const cwd = tempFolder();
	for (const edition of ['one', 'two']) {
		const pages = Array.from({ length: 30 }, (_, i) => [
			`${edition}/p/${i}.md`,
			`# Page ${i}\n\nEdition ${edition}.\n`,
		]);
		const sources = Object.entries(SOURCES).map(([path, text]) => [`${edition}/${path}`, text]);
		const bad = { [`${edition}/skills/bad/SKILL.md`]: `---\nname: bad ${edition}\ndescription: x\n---\n` };
		const { privateKey } = generateKeyPairSync('ed25519');
		const key = privateKey.export({ type: 'pkcs8', format: 'pem' });
		addFiles(cwd, { ...Object.fromEntries([...sources, ...pages]), ...bad, [`${edition}.pem`]: key });
		await pinakes(['build', edition, '--out', `${edition}-index`, '--no-cache'], { cwd });
	}
	await pinakes(['build', 'one', '--out', 'signed', '--no-cache'], { cwd });
	return cwd;
}

/** What each command writes by an edition, and where. */
const COMMANDS: Readonly<Record<string, readonly [place: string, args: (edition: string) => string[]]>> = {
	build: ['index', (edition) => ['build', edition, '--out', 'index', '--cache', 'cache']],
	'build --watch': ['watched', (edition) => ['build', edition, '--out', 'watched', '--cache', 'cache', '--watch']],
	'publish-site': [
		'site',
		(edition) => ['publish-site', '--index', `${edition}-index`, '--out', 'site', '--title', 'x', '--html'],
	],
	pack: ['package', (edition) => ['pack', '--index', `${edition}-index`, '--out', 'package', '--name', 'x']],
	sign: ['signed/manifest.sig', (edition) => ['sign', '--index', 'signed', '--key', `${edition}.pem`]],
	catalog: ['AGENTS.md', (edition) => ['catalog', edition, '--index', `${edition}-index`, '--into', 'AGENTS.md']],
};

/** What is at a place, or beside it where readers look too. */
function contentOf(cwd: string, place: string): unknown {
	const file = join(cwd, place);
	if (/\.\w+$/.test(place)) return readFileSync(file, 'utf8');
	return readTree(existsSync(file) ? file : `${file}.previous`);
}

it.each(Object.entries(COMMANDS))(
	`%s killed at any of ${KILLS} moments leaves the old or the new, and nothing else`,
	async (name, [place, argsOf]) => {
		const cwd = await editions();
		const isWatch = name.endsWith('--watch');
		const whole = async (edition: string): Promise<unknown> => {
			const args = argsOf(edition).filter((arg) => arg !== '--watch');
			const { end } = startProgram(args, cwd);
			const [code, said] = await end;
			expect([code, said.includes('fault of the program')], said).toEqual([0, false]);
			return contentOf(cwd, place);
		};
		const contents = { two: await whole('two'), one: await whole('one') };
		const started = performance.now();
		await whole('one');
		const duration = performance.now() - started;
		expect(contents.one).not.toEqual(contents.two);
		const listed = Object.keys(readTree(cwd)).filter((path) => !path.startsWith('cache/'));
		for (let i = 0; i < KILLS; i++) {
			const edition = i % 2 === 0 ? 'two' : 'one';
			const { child, end } = startProgram(argsOf(edition), cwd);
			// Evenly spread; a watch does not end by itself.
			const moment = wait((duration * (isWatch ? 1.5 : 1.1) * (i + 1)) / KILLS);
			await (isWatch ? moment : Promise.race([moment, end]));
			child.kill('SIGKILL');
			await end;
			expect([contents.one, contents.two]).toContainEqual(contentOf(cwd, place));
		}
		expect(await whole('one')).toEqual(contents.one);
		expect(Object.keys(readTree(cwd)).filter((path) => !path.startsWith('cache/'))).toEqual(listed);
	},
);

it.each([
	['two builds', 'build', 'build'],
	['a build and a publication', 'build', 'publish'],
	['two publications', 'publish', 'publish'],
	['a build and a signature', 'build', 'sign'],
])('%s at once leave the old or the new, whole, or say what is wrong', async (_, ...names) => {
	const cwd = await editions();
	const argsOf: Readonly<Record<string, (edition: string) => string[]>> = {
		build: (edition) => ['build', edition, '--out', 'index', '--no-cache'],
		publish: () => ['publish-site', '--index', 'index', '--out', 'site', '--title', 'x'],
		sign: (edition) => ['sign', '--index', 'index', '--key', `${edition}.pem`],
	};
	for (let i = 0; i < runs(1); i++) {
		await pinakes(['build', 'one', '--out', 'index', '--no-cache'], { cwd });
		const both = await Promise.all(
			names.map((name, at) => startProgram(argsOf[name]?.(at === 0 ? 'two' : 'one') ?? [], cwd).end),
		);
		for (const [code, said] of both) {
			expect(said).not.toContain('fault of the program');
			if (code !== 0) expect([code, said]).toEqual([2, expect.stringMatching(/^pinakes: .+\.\n$/)]);
		}
		const sources = ['one-index', 'two-index'].map((folder) => readTree(join(cwd, folder)));
		const { 'manifest.sig': __, ...index } = readTree(join(cwd, 'index'));
		expect(sources).toContainEqual(index);
		expect(Object.keys(readTree(cwd)).filter((path) => /\.building-|\.tmp$|\.previous/.test(path))).toEqual([]);
	}
});
