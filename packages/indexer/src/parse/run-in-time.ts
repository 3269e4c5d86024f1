import { Script } from 'node:vm';

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
