import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Who commits in a walk-through, whatever git is told of on this machine. */
const AUTHOR = {
	GIT_AUTHOR_NAME: 'a',
	GIT_AUTHOR_EMAIL: 'a@b.c',
	GIT_COMMITTER_NAME: 'a',
	GIT_COMMITTER_EMAIL: 'a@b.c',
};

/** A fenced block of a page. */
interface Block {
	readonly language: string;
	readonly text: string;
}

function blocksOf(page: string): Block[] {
	const markdown = readFileSync(join(ROOT, 'docs', page), 'utf8');
	return [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
		language: language as string,
		text: text as string,
	}));
}

/**
 * A folder for what a newcomer types, and programs that stand for what npm would fetch: `npx pinakes` runs what was
 * built here, and what `npm install` names as `@pinakes/query` is the package that was built here.
 */
function newcomer(): { cwd: string; env: NodeJS.ProcessEnv } {
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-walk-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	const [bin, cwd] = [join(folder, 'bin'), join(folder, 'work')];
	mkdirSync(bin);
	mkdirSync(cwd);
	const packed = spawnSync('npm', ['pack', join(ROOT, 'packages/query'), '--pack-destination', bin], {
		encoding: 'utf8',
	});
	const query = join(bin, packed.stdout.trim().split('\n').at(-1) as string);
	const npm = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
	script(join(bin, 'npx'), `shift; exec "${process.execPath}" "${join(ROOT, 'apps/cli/bin/pinakes.js')}" "$@"`);
	script(
		join(bin, 'npm'),
		`for word; do shift; [ "$word" = @pinakes/query ] && word="${query}"; set -- "$@" "$word"; done
exec "${npm}" "$@"`,
	);
	const env = {
		...process.env,
		PATH: bin + delimiter + process.env.PATH,
		npm_config_offline: 'true',
		NO_COLOR: '1',
		...AUTHOR,
	};
	return { cwd, env };
}

function script(file: string, text: string): void {
	writeFileSync(file, `#!/bin/sh\n${text}\n`);
	chmodSync(file, 0o755);
}

/**
 * Types every block of a page in `docs` that is for a shell, in its order, into a new folder. Each must succeed, and
 * print what the next block of output says, where there is one.
 *
 * @returns the folder, and what the last block printed
 */
export function walkThrough(page: string): { readonly cwd: string; readonly said: string } {
	const { cwd, env } = newcomer();
	let said = '';
	for (const { language, text } of blocksOf(page)) {
		if (language === 'sh') {
			const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', text], { cwd, env, encoding: 'utf8' });
			expect(status, `${text}\n${stdout}\n${stderr}`).toBe(0);
			said = stdout;
		}
		if (language === 'console') expect(said).toBe(text);
	}
	return { cwd, said };
}
