import { availableParallelism } from 'node:os';
import type { ParseLimits } from './limits.ts';
import type { ParseFile, ParseSettings } from './parse-file.ts';
import { ParseWorker, type Task } from './worker.ts';

/** A queue of batches for worker processes. */
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
