import { setImmediate as nextTurn } from 'node:timers/promises';
import { LIMIT_RULE, PARSE_LIMITS, type ParseLimits } from './limits.ts';
import { fileParser, type ParsedFile, type ParseSettings, type SourceFile } from './parse-file.ts';
import { runInTime } from './run-in-time.ts';
import type { Task } from './worker.ts';
import { createWorkerQueue } from './worker-queue.ts';

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

/** Creates a collector that forms batches of tasks. */
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
