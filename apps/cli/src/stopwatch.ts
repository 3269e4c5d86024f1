/** How long a step took. */
interface StepTime {
	readonly step: string;
	readonly ms: number;
}

/** Tells how long each of several steps takes, one after the other. */
export interface Stopwatch {
	/** Ends the step before, if any, and begins another. */
	begin(step: string): void;
	/** Ends the last step, and returns all of them in their order, each name once. */
	stop(): StepTime[];
}

/** Milliseconds from any beginning. Node loads what `performance` is when it is first used, which takes longer than many a step. */
export function milliseconds(): number {
	return Number(process.hrtime.bigint()) / 1e6;
}

/** @param now milliseconds, from any beginning */
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
