import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { limitProblem, type ParseLimits } from './limits.ts';
import type { ParsedFile, ParseSettings, SourceFile } from './parse-file.ts';

/** A file to be parsed by a worker. */
export interface Task {
	readonly file: SourceFile;
	/** Whether a worker crashed that had this file among others. It is then parsed alone. */
	readonly isSuspect: boolean;
	done(parsed: ParsedFile): void;
}

/** A running worker. */
export interface ParseWorker {
	/** Number of batches without an answer. */
	readonly batches: number;
	/** Whether it has a suspect file, which must be alone. */
	readonly hasSuspect: boolean;
	send(tasks: readonly Task[]): void;
	end(): void;
}

/** Callbacks of a worker. */
interface WorkerEvents {
	/** Called when a batch is answered. */
	onAnswer(): void;
	/** Called when the worker has ended, with the files that it has not parsed; all of them if it could not start. */
	onEnd(tasks: readonly Task[], hasStarted: boolean): void;
}

/** Milliseconds between checks of the time limit. */
const TICK = 250;

const MEGABYTE = 2 ** 20;

/** Tests run the sources, which have no compiled worker. */
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

/** Sends a message. Errors are ignored, as the end of a worker is reported by its event. */
function sendTo(child: ChildProcess, message: object): void {
	child.send(message, () => {});
}

/** Returns the time limit of a file; no limit without one. */
function secondsFor(task: Task | undefined, { seconds, secondsPerMegabyte }: ParseLimits): number {
	if (task === undefined) return Number.POSITIVE_INFINITY;
	return seconds + Math.ceil((task.file.bytes.length / MEGABYTE) * secondsPerMegabyte);
}

/** Starts a timer, which calls back once the current file takes more than its seconds. */
function startTimer(seconds: () => number, onLate: () => void): { restart(): void; stop(): void } {
	let spent = 0;
	let lookedAt = performance.now();
	const clock = setInterval(() => {
		const now = performance.now();
		// Time during which the machine sleeps does not count.
		spent += Math.min(now - lookedAt, 2 * TICK);
		lookedAt = now;
		if (spent > seconds() * 1000) onLate();
	}, TICK);
	return {
		restart() {
			spent = 0;
		},
		stop: () => clearInterval(clock),
	};
}

/**
 * Starts a worker. It is a process, as a thread that runs out of memory may crash the program. A file that exceeds a
 * limit ends the worker, and its result is a problem.
 */
export function startWorker(settings: ParseSettings, limits: ParseLimits, events: WorkerEvents): ParseWorker {
	const child = forkWorker(limits);
	const sent: Task[][] = [];
	let hasStarted = false;
	let isLate = false;
	const timer = startTimer(
		() => secondsFor(sent[0]?.[0], limits),
		() => {
			isLate = true;
			child.kill('SIGKILL');
		},
	);

	function finish(): void {
		timer.stop();
		const rest = sent.splice(0).flat();
		const [task] = rest;
		// Answers may have been lost, so that the cause is only known if the file was alone.
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
		timer.restart();
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
			if (sent.length === 0) timer.restart();
			sent.push([...tasks]);
			if (hasStarted) sendFiles(tasks);
		},
		end() {
			timer.stop();
			child.removeAllListeners('close');
			child.kill('SIGKILL');
		},
	};
}
