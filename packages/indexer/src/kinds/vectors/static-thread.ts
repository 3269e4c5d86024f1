import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { KnownVectors } from './known.ts';
import type { VectorOptions } from './settings.ts';
import { type StaticText, staticSections } from './static-sections.ts';

/** Makes static vectors of sections beside the rest of a build, which takes about as long. */
export interface StaticThread {
	/** Starts the thread before there is anything to make: it loads the vectors of words meanwhile. */
	start(): void;
	/**
	 * Makes vectors, the same bytes as in this thread. Where no thread can start, for example because a bundler left its file
	 * out, they are made in this one.
	 */
	make(text: StaticText, options: VectorOptions): Promise<KnownVectors | undefined>;
	end(): void;
}

/** What the thread is asked for. */
export interface StaticTask {
	readonly text: StaticText;
	readonly options: VectorOptions;
}

/** In the sources of this package, which only tests run, there is no compiled worker. */
const WORKER_FILE = new URL(
	import.meta.url.endsWith('.ts') ? '../../../dist/kinds/vectors/static-worker.js' : './static-worker.js',
	import.meta.url,
);

/** Memory for what is new: most of what is made is soon dropped, and collecting it took a tenth of the time. */
const YOUNG_MEGABYTES = 64;

/** Creates a thread; nothing is started yet. */
export function createStaticThread(): StaticThread {
	let worker: Worker | undefined;
	let hasEnded = false;

	function start(): Worker {
		if (worker !== undefined) return worker;
		worker = new Worker(WORKER_FILE, {
			stdout: true,
			stderr: true,
			resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
		});
		// What goes wrong is found where vectors are asked for; a program need not wait for a thread that has nothing to do.
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
				// After an error of the build nobody waits for them.
				return hasEnded ? undefined : staticSections(text, options);
			}
		},
		end() {
			hasEnded = true;
			void worker?.terminate();
		},
	};
}

/** Is aborted when a thread ends, which may be before anything is asked of it. */
function endOf(worker: Worker): AbortSignal {
	const ended = new AbortController();
	worker.once('exit', () => ended.abort());
	if (worker.threadId < 0) ended.abort();
	return ended.signal;
}
