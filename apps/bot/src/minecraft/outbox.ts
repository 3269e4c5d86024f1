import { setTimeout as pause } from 'node:timers/promises';

/** Number of lines that may be sent at once. Servers kick players for about ten. */
const AT_ONCE = 8;

/**
 * Creates a queue that sends lines at a limited rate.
 *
 * @param pace milliseconds between lines, beyond those that may be sent at once
 */
export function createOutbox(
	pace: number,
	signal: AbortSignal,
): (lines: readonly string[], say: (line: string) => void) => void {
	let last = Promise.resolve();
	let due = 0;
	return (lines, say) => {
		last = last
			.then(async () => {
				for (const line of lines) {
					const early = due - Date.now() - AT_ONCE * pace;
					if (early > 0) await pause(early, undefined, { signal });
					due = Math.max(due, Date.now()) + pace;
					say(line);
				}
			})
			.catch(() => undefined);
	};
}
