import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startHere } from '@pinakes/testing/run-here';
import { addFiles, tempFolder } from '@pinakes/testing/temp-folder';
import { BLOCK, NOT_RUN, steady } from '../src/shown-blocks.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// By its path, as this package is one that the program's page is built with.
const { main } = (await import(`${ROOT}apps/cli/src/main.ts`)) as { main: Parameters<typeof startHere>[0] };

/** The folders of a page: a temporary one, and the working folder in it. */
interface Page {
	readonly folder: string;
	readonly cwd: string;
}

/**
 * Returns a page with the output that every `$ command` of its console blocks prints now, in a folder with the files of its
 * named blocks, and `fixtures` if it names them. Where only times or sizes differ, the output stays. A block whose name
 * begins with `not run:` is not run.
 *
 * @param path the page, from the root of the checkout
 */
export async function withOutput(path: string): Promise<string> {
	const folder = tempFolder({ 'bin/pinakes': `#!/bin/sh\nexec node '${ROOT}apps/cli/bin/pinakes.js' "$@"\n` });
	chmodSync(join(folder, 'bin/pinakes'), 0o755);
	const cwd = join(folder, 'work');
	const page = readFileSync(join(ROOT, path), 'utf8');
	mkdirSync(cwd);
	if (page.includes('fixtures')) cpSync(join(ROOT, 'fixtures'), join(cwd, 'fixtures'), { recursive: true });
	if (page.includes('conformance/golden')) symlinkSync(join(ROOT, 'conformance'), join(cwd, 'conformance'));
	symlinkSync(join(ROOT, 'conformance/node_modules'), join(cwd, 'node_modules'));
	let written = '';
	let end = 0;
	for (const { 0: block, 1: language, 2: name = '', 3: text = '', index } of page.matchAll(BLOCK)) {
		written += page.slice(end, index);
		end = index + block.length;
		if (language !== 'console') {
			if (name.includes('.') && !name.startsWith(NOT_RUN)) addFiles(cwd, { [name]: text });
			written += block;
		} else written += name === '' ? `\`\`\`console\n${await shown(text, { folder, cwd })}\`\`\`` : block;
	}
	return written + page.slice(end);
}

/** A console block with its output as it is now. */
async function shown(text: string, page: Page): Promise<string> {
	const [before = '', ...steps] = text.split(/^\$ /m);
	let written = before;
	let code = 0;
	for (const step of steps) {
		const command = step.slice(0, step.indexOf('\n'));
		const printed = await run(command, code, page);
		code = printed.code;
		// A file that is shown may have no line end.
		const now = `${command}\n${printed.output}`.replace(/(?<!\n)$/, '\n');
		written += `$ ${steady(now) === steady(step) ? step : now}`;
	}
	return written;
}

/** A command of the program: its arguments, and what a shell does with the output. */
const COMMAND = /^pinakes ((?:'[^']*'|"[^"]*"|[^'"|&;<>])*?)((?: ?(?:\||\d?>).*)?)$/;

/** Runs a line of a shell. The program runs in this process; a shell reads what it printed, where it goes on. */
async function run(line: string, before: number, { folder, cwd }: Page): Promise<{ code: number; output: string }> {
	const env = {
		...process.env,
		PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
		XDG_CACHE_HOME: join(folder, 'cache'),
		NO_COLOR: '1',
	};
	const bash = (script: string) => spawnSync('bash', ['-c', script], { cwd, env, encoding: 'utf8' });
	const [, typed, further] = COMMAND.exec(line) ?? [];
	if (typed === undefined) {
		const { status, stdout } = bash(`exec 2>&1; (exit ${before})\n${line}`);
		return { code: status ?? 1, output: stdout };
	}
	const args = bash(`printf '%s\\0' ${typed}`).stdout.split('\0').slice(0, -1);
	const { code, stdout, stderr, printed } = await startHere(main, args, { cwd, env }).ended;
	if (further === '') return { code, output: printed };
	const [out, err] = [join(folder, 'stdout'), join(folder, 'stderr')];
	writeFileSync(out, stdout);
	writeFileSync(err, stderr);
	const replayed = bash(`exec 2>&1; pinakes() { cat '${out}'; cat '${err}' >&2; return ${code}; }\npinakes ${further}`);
	return { code: replayed.status ?? 1, output: replayed.stdout };
}
