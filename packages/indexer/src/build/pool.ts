import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import {
	fileParser,
	LIMIT_RULE,
	limitProblem,
	type ParsedFile,
	type ParseFile,
	type ParseSettings,
	type SourceFile,
} from './parse-file.ts';

export interface ParseLimits {
	/** Heap of a worker, in megabytes. */
	readonly heap: number;
	/** Seconds per file, plus `secondsPerMegabyte`. */
	readonly seconds: number;
	readonly secondsPerMegabyte: number;
	/** Maximum bytes of a file that may be parsed without a worker; `smallFiles` is the limit for all of them in a build. */
	readonly smallFile: number;
	readonly smallFiles: number;
	/** Seconds per file without a worker. */
	readonly smallSeconds: number;
}

/** Default limits: far more than real documents need, so that the speed of a machine does not affect what is indexed. */
export const PARSE_LIMITS: ParseLimits = {
	heap: 2048,
	seconds: 60,
	secondsPerMegabyte: 10,
	smallFile: 2 ** 14,
	smallFiles: 2 ** 18,
	smallSeconds: 2,
};

/** Parses files in parallel and within limits, so that no file can crash or stall a build. */
export interface ParsePool {
	/** Parses a file; never fails. */
	parse(file: SourceFile): Promise<ParsedFile>;
	/** Resolves when the pool accepts more files. */
	room(): Promise<void>;
	/** Parses incomplete batches. */
	flush(): void;
	close(): void;
}

const BATCH_BYTES = 2 ** 17;

/** Maximum bytes of waiting files before the pool is full. */
const MAX_WAITING_BYTES = 2 ** 26;

/**
 * Creates a pool. Files are parsed by worker processes with limits of memory and time. Small files are parsed in this
 * thread if there are too few to start a worker, or if the workers are busy. Their time is limited too, and too short
 * to exhaust the heap. If that fails, a worker parses them.
 */
export function createParsePool(settings: ParseSettings, limits: ParseLimits = PARSE_LIMITS): ParsePool {
	const parse = fileParser(settings);
	const queue = createWorkerQueue(settings, limits, parse);
	const small = createBatch(parseSmall);
	const large = createBatch(queue.push);
	let smallBytes = 0;
	let waitingBytes = 0;
	let wake = (): void => {};

	function parseSmall(tasks: readonly Task[], bytes: number): void {
		smallBytes += bytes;
		if (smallBytes > limits.smallFiles && !queue.isFull) {
			queue.push(tasks);
			return;
		}
		const parsed = runInTime(() => tasks.map(({ file }) => parse(file)), limits.smallSeconds);
		const isDone = tasks.map((task, i) => {
			const result = parsed?.[i];
			// Workers have the whole stack, without callers.
			if (result === undefined || ('problem' in result && result.problem.rule === LIMIT_RULE)) return false;
			task.done(result);
			return true;
		});
		const rest = tasks.filter((_, i) => !isDone[i]);
		if (rest.length > 0) queue.push(rest);
	}

	function flush(): void {
		large.flush();
		small.flush();
	}

	return {
		parse(file) {
			const size = file.bytes.length;
			waitingBytes += size;
			return new Promise((resolve) => {
				const done = (result: ParsedFile): void => {
					waitingBytes -= size;
					wake();
					resolve(result);
				};
				(size <= limits.smallFile ? small : large).add({ file, isSuspect: false, done });
			});
		},
		async room() {
			// Lets the event loop handle the answers of workers, and send them more files.
			await nextTurn();
			if (waitingBytes <= MAX_WAITING_BYTES) return;
			flush();
			await new Promise<void>((resolve) => {
				wake = () => waitingBytes <= MAX_WAITING_BYTES && resolve();
				wake();
			});
		},
		flush,
		close: queue.close,
	};
}

function createBatch(parse: (tasks: readonly Task[], bytes: number) => void): {
	add(task: Task): void;
	flush(): void;
} {
	let tasks: Task[] = [];
	let bytes = 0;
	function flush(): void {
		const [full, size] = [tasks, bytes];
		tasks = [];
		bytes = 0;
		if (full.length > 0) parse(full, size);
	}
	return {
		add(task) {
			tasks.push(task);
			bytes += task.file.bytes.length;
			if (bytes >= BATCH_BYTES) flush();
		},
		flush,
	};
}

interface WorkerQueue {
	/** Whether all workers have the maximum number of batches. */
	readonly isFull: boolean;
	push(tasks: readonly Task[]): void;
	close(): void;
}

/** Maximum batches per worker; more than one, so that it does not wait for the next. */
const MAX_BATCHES = 2;

const MAX_WORKERS = 8;

/**
 * Creates a queue. Workers and the calling thread together are as many as processors, if there is enough to do.
 *
 * @param parse used if no worker can be started, for example because a bundler left out its file
 */
export function createWorkerQueue(settings: ParseSettings, limits: ParseLimits, parse: ParseFile): WorkerQueue {
	const workers = new Set<ParseWorker>();
	const ready: (readonly Task[])[] = [];
	const mostWorkers = Math.min(Math.max(1, availableParallelism() - 1), MAX_WORKERS);
	let canStart = true;

	function dispatch(): void {
		while (ready.length > 0) {
			const worker = canStart ? freeWorker() : undefined;
			if (worker === undefined && canStart) return;
			const tasks = ready.shift() as readonly Task[];
			if (worker) worker.send(tasks);
			else for (const { file, done } of tasks) done(parse(file));
		}
	}

	function freeWorker(): ParseWorker | undefined {
		const idle = [...workers].find(({ batches }) => batches === 0);
		if (idle) return idle;
		if (workers.size < mostWorkers) return start();
		if (ready[0]?.[0]?.isSuspect) return undefined;
		return [...workers].find(({ batches, hasSuspect }) => batches < MAX_BATCHES && !hasSuspect);
	}

	function start(): ParseWorker {
		const worker: ParseWorker = new ParseWorker(settings, limits, {
			onAnswer: dispatch,
			onEnd(tasks, hasStarted) {
				workers.delete(worker);
				canStart &&= hasStarted;
				ready.unshift(...tasks.map((task) => [task]));
				dispatch();
			},
		});
		workers.add(worker);
		return worker;
	}

	return {
		get isFull() {
			return workers.size === mostWorkers && [...workers].every(({ batches }) => batches === MAX_BATCHES);
		},
		push(tasks) {
			ready.push(tasks);
			dispatch();
		},
		close() {
			for (const worker of workers) worker.end();
		},
	};
}

interface Task {
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
	import.meta.url.endsWith('.ts') ? '../../dist/build/parse-worker.js' : './parse-worker.js',
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

/** A running worker: a process, as a thread that runs out of memory may crash the program. */
class ParseWorker {
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
			() => (this.#hasStarted ? secondsFor(this.#sent[0]?.[0], limits) : Number.POSITIVE_INFINITY),
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

/** Name of the global that has the task to run. */
const TASK = Symbol.for('@pinakes/indexer task');

const RUN = new Script(`globalThis[Symbol.for(${JSON.stringify(Symbol.keyFor(TASK))})]()`);

/**
 * Runs a function with a time limit, after which it is terminated.
 *
 * @returns undefined if it takes longer
 * @throws what the function throws
 */
export function runInTime<T>(task: () => T, seconds: number): T | undefined {
	const globals = globalThis as unknown as Record<symbol, unknown>;
	globals[TASK] = task;
	try {
		return RUN.runInThisContext({ timeout: seconds * 1000 }) as T;
	} catch (cause) {
		if ((cause as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
		throw cause;
	} finally {
		delete globals[TASK];
	}
}
