/** Returns what a function returns; undefined if it throws. */
export function attempt<T>(call: () => T): T | undefined {
	try {
		return call();
	} catch {
		return undefined;
	}
}
