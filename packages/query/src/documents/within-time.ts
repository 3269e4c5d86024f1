/** The timers of the runtime, where it has any. */
interface Timers {
	readonly setTimeout?: (callback: () => void, ms: number) => unknown;
	readonly clearTimeout?: (timer: unknown) => void;
}

/** Waits no longer than so many milliseconds. Throws where the promise does, or when the time is over. */
export function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
	const { setTimeout, clearTimeout } = globalThis as Timers;
	return new Promise((resolve, reject) => {
		const timer = setTimeout?.(() => reject(new Error(`no answer within ${ms} ms`)), ms);
		promise.then(resolve, reject).then(() => clearTimeout?.(timer));
	});
}
