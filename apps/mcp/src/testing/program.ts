import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The program, as it is installed. */
export const PROGRAM = fileURLToPath(new URL('../../bin/pinakes-mcp.js', import.meta.url));

/** Runs the program to its end. */
export function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
		encoding: 'utf8',
		input: '',
		env: { ...process.env, ...environment },
	});
	return { status, stdout, stderr };
}

/** Starts the program with an index over HTTP on a free port; resolves when it serves. */
export async function startHttp(index: string, environment: NodeJS.ProcessEnv = {}) {
	const child = spawn(process.execPath, [PROGRAM, '--http', '--port', '0', '--index', index], {
		stdio: ['ignore', 'ignore', 'pipe'],
		env: { ...process.env, ...environment },
	});
	onTestFinished(() => void child.kill());
	return { child, url: await servedUrl(child) };
}

function servedUrl(child: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = '';
		child.stderr?.setEncoding('utf8').on('data', (text: string) => {
			said += text;
			const [url] = /http:\/\/127\S+/.exec(said) ?? [];
			if (url !== undefined) resolve(url);
		});
		child.once('exit', () => reject(new Error(said)));
	});
}
