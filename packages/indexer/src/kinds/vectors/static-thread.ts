import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { VectorOptions } from '../../config/config.ts';
import type { KnownVectors } from './known.ts';
import { type StaticText, staticSections } from './static-sections.ts';

/** Makes static vectors in parallel with the rest of a build, which takes about as long. */
export interface StaticThread {
	/** Starts the thread in advance, so that it loads the vectors of words meanwhile. */
	start(): void;
	/**
	 * Makes vectors with the same bytes as in this thread. If no thread can start, for example because a bundler omitted
	 * its file, they are made in this thread.
	 */
	make(text: StaticText, options: VectorOptions): Promise<KnownVectors | undefined>;
	end(): void;
}

/** A task of the thread. */
export interface StaticTask {
	readonly text: StaticText;
	readonly options: VectorOptions;
}

/** Only tests run the sources of this package, where the worker is not compiled. */
const WORKER_FILE = new URL(
	import.meta.url.endsWith('.ts') ? '../../../dist/kinds/vectors/static-worker.js' : './static-worker.js',
	import.meta.url,
);

/** Creates a thread, which is started on demand. */
export function createStaticThread(): StaticThread {
	let worker: Worker | undefined;
	let hasEnded = false;

	function start(): Worker {
		if (worker !== undefined) return worker;
		worker = new Worker(WORKER_FILE, { stdout: true, stderr: true });
		// Errors are handled where vectors are requested. A program need not wait for an idle thread.
		worker.on('error', () => undefined);
		worker.unref();
		return worker;
	}

	return {
		start,
		async make(text, options) {
			try {
				const running = start();
				running.ref();
				const answered = once(running, 'message', { signal: endOf(running) });
				running.postMessage({ text, options } satisfies StaticTask);
				const [made] = (await answered) as [KnownVectors | undefined];
				return made;
			} catch {
				// After an error of the build, vectors are not needed.
				return hasEnded ? undefined : staticSections(text, options);
			}
		},
		end() {
			hasEnded = true;
			void worker?.terminate();
		},
	};
}

/** Returns a signal that is aborted when a thread ends, which may be before any request. */
function endOf(worker: Worker): AbortSignal {
	const ended = new AbortController();
	worker.once('exit', () => ended.abort());
	if (worker.threadId < 0) ended.abort();
	return ended.signal;
}
