/** Duration of a step. */
interface StepTime {
	readonly step: string;
	readonly ms: number;
}

/** Measures the durations of consecutive steps. */
export interface Stopwatch {
	/** Begins a step, and ends the one before. */
	begin(step: string): void;
	/** Ends the last step, and returns the total durations by name, in order. */
	stop(): StepTime[];
}

/**
 * Returns a time in milliseconds; only differences matter. Avoids `performance`, which Node loads on first use, slower
 * than many steps.
 */
export function milliseconds(): number {
	return Number(process.hrtime.bigint()) / 1e6;
}

/**
 * Starts a stopwatch.
 *
 * @param now returns a time in milliseconds; only differences matter
 */
export function startStopwatch(now: () => number = milliseconds): Stopwatch {
	const times = new Map<string, number>();
	let running: { readonly step: string; readonly from: number } | undefined;
	const end = (): void => {
		if (running !== undefined) times.set(running.step, (times.get(running.step) ?? 0) + now() - running.from);
		running = undefined;
	};
	return {
		begin(step) {
			end();
			running = { step, from: now() };
		},
		stop() {
			end();
			return [...times].map(([step, ms]) => ({ step, ms: Math.round(ms) }));
		},
	};
}
