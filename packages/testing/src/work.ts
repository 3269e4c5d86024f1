import { Session } from 'node:inspector';
import { Script } from 'node:vm';

/** How much more work an input of four times the length may take: in proportion it is 4, by its square 16. */
const MOST_FOR_FOUR_TIMES = 6;

/** Milliseconds after which a task is said to hang. */
const HANGS_AFTER = 120_000;

/** The global under which the script finds what it runs. */
const TASK = '@pinakes/testing task';

/**
 * Counts the runs of blocks from here on: V8 counts in functions that are compiled while it does, which is when they are
 * first called. So the session is open as long as the program.
 */
const SESSION = new Session();
SESSION.connect();
SESSION.post('Profiler.enable');
SESSION.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

/**
 * Counts the runs of all blocks of code during a task, as V8 counts them: its work, which depends on no clock and no
 * other program. What happens within a regular expression or another native function does not count, nor what
 * was called before this module was loaded.
 */
export function stepsOf(task: () => unknown): number {
	takeSteps();
	task();
	return takeSteps();
}

/** The steps since they were taken last. */
function takeSteps(): number {
	let steps = 0;
	// Answered before it returns, as the session is of this thread.
	SESSION.post('Profiler.takePreciseCoverage', (error, answer) => {
		if (error) throw error;
		for (const { functions } of answer.result)
			for (const { ranges } of functions) for (const { count } of ranges) steps += count;
	});
	return steps;
}

/**
 * How many times the work grows with an input of four times the length, where it must stay in proportion.
 *
 * @param task runs with an input of the size that it is given
 * @throws if the work grows by much more
 */
export function assertProportional(size: number, task: (size: number) => unknown): void {
	// What is computed once and kept counts for neither. Not the same input: what a cache keeps of it would count for one.
	task(size >> 3);
	const [small, large] = [stepsOf(() => task(size)), stepsOf(() => task(4 * size))];
	if (large <= MOST_FOR_FOUR_TIMES * small) return;
	throw new Error(`four times the length took ${(large / small).toFixed(1)} times the work: ${small}, ${large} steps`);
}

/**
 * Runs a task that takes about a second at most, and would take hours if its work were not in proportion to its input: no
 * machine is so slow that its speed decides.
 *
 * @throws if the task does not end
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
