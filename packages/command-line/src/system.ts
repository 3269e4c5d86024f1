import type { AddressInfo, Server } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import { UsageError } from './definition.ts';

/** What a program has of the system that runs it. Tests give another one, and run programs in their own process. */
export interface System {
	readonly stdin: Readable & { readonly isTTY?: boolean };
	readonly stdout: Writable & { readonly isTTY?: boolean };
	readonly stderr: Writable & { readonly isTTY?: boolean };
	readonly env: NodeJS.ProcessEnv;
	/** Returns a signal that is aborted when the user ends the program. */
	interrupted(): AbortSignal;
}

/** Exit code if the output cannot be written. */
const UNWRITABLE = 2;

/**
 * Returns the system of this process, which ends when its output cannot be written.
 *
 * @param program name of the program, for messages
 */
export function processSystem(program: string): System {
	const { stdin, stdout, stderr, env } = process;
	stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
		// A closed pipe, as by `head`, is not an error.
		if (code === 'EPIPE') process.exit();
		stderr.write(`${program}: the output cannot be written (${message}): check the space left where it goes.\n`);
		process.exit(UNWRITABLE);
	});
	// Who reads no diagnostics still wants the data.
	stderr.on('error', () => {});
	return {
		stdin,
		stdout,
		stderr,
		env,
		interrupted() {
			const controller = new AbortController();
			for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort());
			return controller.signal;
		},
	};
}

/** Returns the day of the clock, such as 2026-01-31. Only programs read it. */
export function currentDay(): string {
	return new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Where servers of the programs listen: on this machine alone. */
export const HOST = '127.0.0.1';

/**
 * Makes a server listen, and returns its port.
 *
 * @param port 0 for any that is free
 * @throws UsageError where the port is in use or may not be used
 */
export function listen(server: Server, port: number): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
			const what = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code ?? message})`;
			reject(new UsageError(`Port ${port} of ${HOST} ${what}: name another by --port, or 0 for any that is free.`));
		});
		server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
	});
}
