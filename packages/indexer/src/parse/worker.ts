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
 * A running worker. It is a process, as a thread that runs out of memory may crash the program. A file that exceeds a
 * limit ends the worker, and its result is a problem.
 */
export class ParseWorker {
	readonly #limits: ParseLimits;
	readonly #events: WorkerEvents;
	readonly #child: ChildProcess;
	readonly #timer: ReturnType<typeof startTimer>;
	/** Batches without an answer. */
	readonly #sent: Task[][] = [];
	#hasStarted = false;
	#isLate = false;

	constructor(settings: ParseSettings, limits: ParseLimits, events: WorkerEvents) {
		this.#limits = limits;
		this.#events = events;
		this.#child = forkWorker(limits);
		this.#timer = startTimer(
			() => secondsFor(this.#sent[0]?.[0], limits),
			() => {
				this.#isLate = true;
				this.#child.kill('SIGKILL');
			},
		);
		this.#child.on('message', (parsed: ParsedFile | null) => this.#receive(parsed));
		this.#child.on('error', () => {});
		this.#child.once('close', () => this.#close());
		this.#sendMessage(settings);
	}

	/** Number of batches without an answer. */
	get batches(): number {
		return this.#sent.length;
	}

	/** Whether it has a suspect file, which must be alone. */
	get hasSuspect(): boolean {
		return this.#sent[0]?.[0]?.isSuspect ?? false;
	}

	send(tasks: readonly Task[]): void {
		if (this.#sent.length === 0) this.#timer.restart();
		this.#sent.push([...tasks]);
		if (this.#hasStarted) this.#sendFiles(tasks);
	}

	end(): void {
		this.#timer.stop();
		this.#child.removeAllListeners('close');
		this.#child.kill('SIGKILL');
	}

	#sendFiles(tasks: readonly Task[]): void {
		this.#sendMessage(tasks.map(({ file }) => file));
	}

	/** Errors are ignored, as the end of a worker is reported by its event. */
	#sendMessage(message: object): void {
		this.#child.send(message, () => {});
	}

	/** @param parsed `null` once the worker is ready for files */
	#receive(parsed: ParsedFile | null): void {
		this.#timer.restart();
		if (parsed === null) {
			this.#hasStarted = true;
			for (const tasks of this.#sent) this.#sendFiles(tasks);
			return;
		}
		this.#sent[0]?.shift()?.done(parsed);
		if (this.#sent[0]?.length !== 0) return;
		this.#sent.shift();
		this.#events.onAnswer();
	}

	#close(): void {
		this.#timer.stop();
		const rest = this.#sent.splice(0).flat();
		const [task] = rest;
		// Answers may have been lost, so that the cause is only known if the file was alone.
		const isCause = task !== undefined && rest.length === 1 && this.#hasStarted;
		if (isCause) {
			const limit = this.#isLate ? `${secondsFor(task, this.#limits)} s` : `${this.#limits.heap} MB of memory`;
			task.done({ problem: limitProblem(task.file.path, limit) });
		}
		this.#events.onEnd(isCause ? [] : rest.map((each) => ({ ...each, isSuspect: true })), this.#hasStarted);
	}
}
