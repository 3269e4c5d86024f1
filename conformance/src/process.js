import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Milliseconds after which a runtime that has not answered is ended. */
export const TIMEOUT = 600_000;

/**
 * The path of a runtime's binary. The scripts in `node_modules/.bin` would not do: a signal ends
 * such a script and leaves the runtime that it started.
 *
 * @param {string} path the binary, relative to this package's `node_modules`
 */
export function installed(path) {
	return fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url));
}

/**
 * Runs the bundled suite in a program that reads a script from its standard input.
 *
 * @param {string} program path of the program
 * @param {string[]} args
 * @param {string} bundle
 * @returns {Promise<string>} what the suite reported
 */
export function runProgram(program, args, bundle) {
	return withOptions(async (options) => {
		const running = promisify(execFile)(program, args, { ...options, maxBuffer: Infinity });
		running.child.stdin?.on('error', () => {}); // A program that ends early says why by itself.
		running.child.stdin?.end(`const report = console.log;\n${bundle}`);
		const { stdout } = await running;
		return stdout.replace(/\n$/, ''); // console.log ended the text with another newline.
	});
}

/**
 * Runs the bundled suite in a server that prints, once it listens, a line of JSON with its port, and
 * that answers a request with what the suite reported.
 *
 * @param {string} program path of the program
 * @param {string[]} args
 * @param {Record<string, string>} files what the server finds in its folder: each file's text by its name
 * @returns {Promise<string>} what the suite reported
 */
export function runServer(program, args, files) {
	return withOptions(async (options) => {
		for (const [name, text] of Object.entries(files)) {
			await writeFile(join(options.cwd, name), text);
		}
		const server = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
		try {
			const ended = once(server, 'exit').then(() => {
				throw new Error(`${program} ended before it answered.`);
			});
			const [line] = await Promise.race([once(server.stdout, 'data'), ended]);
			const response = fetch(`http://127.0.0.1:${JSON.parse(line).port}`);
			return await Promise.race([response.then((answer) => answer.text()), ended]);
		} finally {
			server.kill('SIGKILL');
		}
	});
}

/**
 * Gives the options with which every runtime is started: a temporary folder as its home, none of
 * this process's environment, and a time limit.
 *
 * @template T
 * @param {(options: { cwd: string, env: NodeJS.ProcessEnv, timeout: number, killSignal: 'SIGKILL' }) => Promise<T>} use
 * @returns {Promise<T>}
 */
async function withOptions(use) {
	const cwd = await mkdtemp(join(tmpdir(), 'conformance-'));
	const env = { HOME: cwd, TMPDIR: cwd, DENO_NO_UPDATE_CHECK: '1', DO_NOT_TRACK: '1' };
	try {
		return await use({ cwd, env, timeout: TIMEOUT, killSignal: 'SIGKILL' });
	} finally {
		await rm(cwd, { recursive: true, force: true });
	}
}
