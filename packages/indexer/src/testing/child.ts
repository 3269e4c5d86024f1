import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildOptions } from '../build/build.ts';

const BUILT = new URL('../../dist/index.js', import.meta.url).href;

/** Starts a build in a separate process, by the built package, as Node does not run the sources. */
export function spawnBuild(
	options: BuildOptions,
	settings: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): ChildProcess {
	const code = `import { buildIndex } from ${JSON.stringify(BUILT)}; await buildIndex(${JSON.stringify(options)});`;
	return spawn(process.execPath, ['--input-type=module', '--eval', code], {
		stdio: ['ignore', 'ignore', 'inherit'],
		cwd: settings.cwd ?? fileURLToPath(new URL('.', import.meta.url)),
		env: { ...process.env, ...settings.env },
	});
}

/** Resolves to the exit code of a process, or the signal that ended it. */
export function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code, signal) => resolve(code ?? signal));
	});
}
