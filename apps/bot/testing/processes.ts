import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Maximum milliseconds to wait for output, a little less than the limit of a test, so that the error says what is missing. */
const PATIENCE = 580_000;

/** A process with its output so far. */
export interface Running extends AsyncDisposable {
	readonly stdout: string;
	readonly stderr: string;
	readonly process: ChildProcessWithoutNullStreams;
	/** Writes a line to its standard input. */
	write(line: string): void;
	/** Waits until the output from an offset on matches, and returns the match. */
	waitFor(pattern: RegExp, from?: number): Promise<RegExpExecArray>;
	/** Waits for its end, and returns the exit code. */
	ended(): Promise<number | null>;
}

/** Starts a Node program with the given environment only. */
function start(script: string, args: readonly string[] = [], environment: Record<string, string> = {}): Running {
	const child = spawn(process.execPath, [script, ...args], {
		env: { PATH: process.env.PATH ?? '', ...environment },
		stdio: 'pipe',
	});
	const kill = () => child.kill('SIGKILL');
	process.once('exit', kill);
	const closed = once(child, 'close');
	let stdout = '';
	let stderr = '';
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		stdout += text;
	});
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		stderr += text;
	});
	child.stdin.on('error', () => undefined);
	const running = {
		process: child,
		get stdout() {
			return stdout;
		},
		get stderr() {
			return stderr;
		},
		write: (line: string) => child.stdin.write(`${line}\n`),
		waitFor: (pattern: RegExp, from = 0) =>
			eventually(
				() => pattern.exec((stdout + stderr).slice(from)) ?? undefined,
				() => `${pattern} in the output of ${script}:\n${stdout}${stderr}`,
			),
		async ended() {
			await closed;
			return child.exitCode;
		},
		async [Symbol.asyncDispose]() {
			process.off('exit', kill);
			if (child.exitCode === null && child.signalCode === null) kill();
			await closed;
		},
	};
	return running;
}

/** Waits until a function returns a value. */
export async function eventually<T>(look: () => T | undefined, describe: () => string): Promise<T> {
	const start = Date.now();
	for (;;) {
		const found = look();
		if (found !== undefined) return found;
		if (Date.now() - start > PATIENCE) throw new Error(`waited without result for ${describe()}`);
		await new Promise((resolve) => setTimeout(resolve, 25));
	}
}

/** Starts the bot's program. */
export function startBot(args: readonly string[], environment: Record<string, string> = {}): Running {
	return start(fileURLToPath(new URL('../bin/pinakes-bot.js', import.meta.url)), args, environment);
}

/** Starts a local Minecraft server, by default on a free port, and returns the port. */
export async function startServer(port = 0): Promise<{ readonly server: Running; readonly port: number }> {
	const server = start(fileURLToPath(new URL('minecraft-server.js', import.meta.url)), [String(port)]);
	const [, listening] = await server.waitFor(/port (\d+)$/m);
	return { server, port: Number(listening) };
}
