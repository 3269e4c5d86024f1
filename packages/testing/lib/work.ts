import { Session } from 'node:inspector';
import { Script } from 'node:vm';

/** Maximum growth of the work for an input of four times the length: 4 is linear, 16 quadratic. */
const MAX_GROWTH = 6;

/** Milliseconds after which a task counts as hanging. */
const HANGS_AFTER = 120_000;

/** Name of the global that has the task to run. */
const TASK = '@pinakes/testing task';

/**
 * Inspector session that counts executed blocks. V8 only counts in functions that are compiled while counting is on, so
 * the session stays open.
 */
const SESSION = new Session();
SESSION.connect();
SESSION.post('Profiler.enable');
SESSION.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * Returns the work of a task as the number of executed blocks of code, which does not depend on a clock or on other
 * programs. Work within native functions, such as regular expressions, does not count, nor do functions that were
 * called before this module was loaded.
 */
export function stepsOf(task: () => unknown): number {
	takeSteps();
	task();
	return takeSteps();
}

/** Returns the steps since the last call. */
function takeSteps(): number {
	let steps = 0;
	// The session of this thread answers synchronously.
	SESSION.post('Profiler.takePreciseCoverage', (error, answer) => {
		if (error) throw error;
		for (const { functions } of answer.result)
			for (const { ranges } of functions) for (const { count } of ranges) steps += count;
	});
	return steps;
}

/**
 * Asserts that the work of a task grows in proportion to its input. Code that V8 optimizes meanwhile is counted in part, so growth that
 * is too large must be seen in two of three measurements.
 *
 * @param task runs with an input of a size
 * @throws if an input of four times the length takes much more than four times the work
 */
export function assertProportional(size: number, task: (size: number) => unknown): void {
	// A first run fills caches. It has another input, as the results for the same input might be cached.
	task(size >> 3);
	const growths: number[] = [];
	for (let i = 0; i < 3; i++) {
		const [small, large] = [stepsOf(() => task(size + i)), stepsOf(() => task(4 * size + i))];
		if (i === 0 && large <= MAX_GROWTH * small) return;
		growths.push(large / small);
	}
	if (growths.filter((growth) => growth > MAX_GROWTH).length < 2) return;
	throw new Error(`four times the length took ${growths.map((each) => each.toFixed(1)).join(', ')} times the work`);
}

/**
 * Runs a task that takes about a second, and would take hours if its work were not in proportion to its input, so that
 * the speed of the machine does not matter.
 *
 * @throws if the task takes more than two minutes
 */
export function assertEnds<T>(task: () => T): T {
	const globals = globalThis as unknown as Record<string, unknown>;
	globals[TASK] = task;
	try {
		return new Script(`globalThis[${JSON.stringify(TASK)}]()`).runInThisContext({ timeout: HANGS_AFTER }) as T;
	} finally {
		delete globals[TASK];
	}
}
