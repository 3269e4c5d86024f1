import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The author of commits, independent of this machine's git configuration. */
const AUTHOR = {
	GIT_AUTHOR_NAME: 'a',
	GIT_AUTHOR_EMAIL: 'a@b.c',
	GIT_COMMITTER_NAME: 'a',
	GIT_COMMITTER_EMAIL: 'a@b.c',
};

/** Stands for an installed command: `npm install` has nothing to do. */
const INSTALLED = `pinakes() { node '${ROOT}apps/cli/bin/pinakes.js' "$@"; }\nnpm() { :; }\n`;

/** A fenced block of a page. */
interface Block {
	readonly language: string;
	readonly text: string;
}

function blocksOf(page: string): Block[] {
	const markdown = readFileSync(join(ROOT, page), 'utf8');
	return [...markdown.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, text]) => ({
		language: language as string,
		text: text as string,
	}));
}

/**
 * Types every block of a page that is for a shell, in its order, into one shell that begins in an empty folder.
 * Each must succeed, and print what the next block of output says, where there is one.
 *
 * @returns the folder where the shell ends, and what the last block printed
 */
export function walkThrough(page: string): { readonly cwd: string; readonly said: string } {
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-walk-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	// What a shell knows goes from block to block in a file, so that each block has its own output and code.
	const state = join(folder, 'state');
	writeFileSync(state, `${INSTALLED}cd '${folder}'\n`);
	const env = { ...process.env, TMPDIR: folder, npm_config_offline: 'true', NO_COLOR: '1', ...AUTHOR };
	const bash = (text: string) =>
		spawnSync('bash', ['-e', '-c', `. '${state}'\n${text}`], { cwd: folder, env, encoding: 'utf8' });
	let said = '';
	for (const { language, text } of blocksOf(page)) {
		if (language === 'sh') {
			const keep = `{ declare -f; echo "cd '$PWD'"; } > '${state}'`;
			const { status, stdout, stderr } = bash(`${text}\n${keep}`);
			expect(status, `${text}\n${stdout}\n${stderr}`).toBe(0);
			said = stdout;
		}
		if (language === 'console') expect(said).toBe(text);
	}
	return { cwd: bash('pwd').stdout.trim(), said };
}
