/** Timers of the runtime, if it has any. */
interface Timers {
	readonly setTimeout?: (callback: () => void, ms: number) => unknown;
	readonly clearTimeout?: (timer: unknown) => void;
}

/** Waits for a promise, but at most `ms` milliseconds. Rejects if the promise does, or after that time. */
export function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
	const { setTimeout, clearTimeout } = globalThis as Timers;
	return new Promise((resolve, reject) => {
		const timer = setTimeout?.(() => reject(new Error(`no answer within ${ms} ms`)), ms);
		promise.then(resolve, reject).then(() => clearTimeout?.(timer));
	});
}
