import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitProblem, type ParseLimits } from './limits.ts';
import type { ParsedFile, ParseSettings, SourceFile } from './parse-file.ts';

/** A file that waits for a worker. */
export interface Task {
	readonly file: SourceFile;
	/** Whether a worker ended that had this file among others: then it is parsed alone. */
	readonly isSuspect: boolean;
	done(parsed: ParsedFile): void;
}

/** A running worker. */
export interface ParseWorker {
	/** Batches that were not answered yet. */
	readonly batches: number;
	/** Whether it parses a suspect, which must be alone. */
	readonly hasSuspect: boolean;
	send(tasks: readonly Task[]): void;
	end(): void;
}

/** What a worker calls. */
export interface WorkerEvents {
	/** A batch was answered. */
	onAnswer(): void;
	/** The worker ended; these files were not parsed. A worker that cannot start has parsed none. */
	onEnd(tasks: readonly Task[], hasStarted: boolean): void;
}

/** Milliseconds between two looks at the time. */
const TICK = 250;

const MEGABYTE = 2 ** 20;

/** In the sources of this package, which only tests run, there is no compiled worker. */
const WORKER_FILE = new URL(
	import.meta.url.endsWith('.ts') ? '../../dist/parse/parse-worker.js' : './parse-worker.js',
	import.meta.url,
);

function forkWorker({ heap }: ParseLimits): ChildProcess {
	return fork(fileURLToPath(WORKER_FILE), {
		execArgv: [`--max-old-space-size=${heap}`],
		serialization: 'advanced',
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
}

/** Sends a message; if the worker has ended, it says so by itself. */
function sendTo(child: ChildProcess, message: object): void {
	child.send(message, () => {});
}

function secondsFor({ file }: Task, { seconds, secondsPerMegabyte }: ParseLimits): number {
	return seconds + Math.ceil((file.bytes.length / MEGABYTE) * secondsPerMegabyte);
}

/**
 * Starts a worker: a process, since a thread that runs out of memory may end the whole program. A file that takes too
 * much memory or time ends its worker and is reported as its result.
 */
export function startWorker(settings: ParseSettings, limits: ParseLimits, events: WorkerEvents): ParseWorker {
	const child = forkWorker(limits);
	const sent: Task[][] = [];
	let hasStarted = false;
	let isLate = false;
	let spent = 0;
	let lookedAt = performance.now();

	const clock = setInterval(() => {
		const now = performance.now();
		// A machine that sleeps does not use up the time.
		spent += Math.min(now - lookedAt, 2 * TICK);
		lookedAt = now;
		const task = sent[0]?.[0];
		if (task === undefined || spent <= secondsFor(task, limits) * 1000) return;
		isLate = true;
		child.kill('SIGKILL');
	}, TICK);

	function finish(): void {
		clearInterval(clock);
		const rest = sent.splice(0).flat();
		const [task] = rest;
		// Answers may have been lost with the worker, so that only a file that was alone is known to be the cause.
		const isCause = task !== undefined && rest.length === 1 && hasStarted;
		if (isCause) {
			const limit = isLate ? `${secondsFor(task, limits)} s` : `${limits.heap} MB of memory`;
			task.done({ problem: limitProblem(task.file.path, limit) });
		}
		events.onEnd(isCause ? [] : rest.map((each) => ({ ...each, isSuspect: true })), hasStarted);
	}

	const sendFiles = (tasks: readonly Task[]): void =>
		sendTo(
			child,
			tasks.map(({ file }) => file),
		);

	child.on('message', (parsed: ParsedFile | null) => {
		spent = 0;
		if (parsed === null) {
			hasStarted = true;
			sent.forEach(sendFiles);
			return;
		}
		sent[0]?.shift()?.done(parsed);
		if (sent[0]?.length !== 0) return;
		sent.shift();
		events.onAnswer();
	});
	child.on('error', () => {});
	child.once('close', finish);
	sendTo(child, settings);
	return {
		get batches() {
			return sent.length;
		},
		get hasSuspect() {
			return sent[0]?.[0]?.isSuspect ?? false;
		},
		send(tasks) {
			if (sent.length === 0) spent = 0;
			sent.push([...tasks]);
			if (hasStarted) sendFiles(tasks);
		},
		end() {
			clearInterval(clock);
			child.removeAllListeners('close');
			child.kill('SIGKILL');
		},
	};
}
