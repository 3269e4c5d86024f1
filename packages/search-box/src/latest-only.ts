/** Maximum milliseconds that a search waits for the one before, as a server may never answer. */
const MAX_WAIT = 1000;

/** Runs a search once the one before is finished; undefined if it was aborted meanwhile. */
type RunLatest = <T>(signal: AbortSignal, search: () => Promise<T>) => Promise<T | undefined>;

/**
 * Creates a function that runs one search at a time. Of those that are asked for meanwhile only the last one runs, as
 * requests for a text that has changed would delay those for the new one.
 */
export function latestOnly(): RunLatest {
	let running: Promise<unknown> | undefined;
	return async (signal, search) => {
		if (running !== undefined) await Promise.race([running, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);
		if (signal.aborted) return undefined;
		const found = search();
		const settled = found.then(
			() => undefined,
			() => undefined,
		);
		running = settled;
		void settled.then(() => {
			if (running === settled) running = undefined;
		});
		return found;
	};
}
