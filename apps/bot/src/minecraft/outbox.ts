import { setTimeout as pause } from 'node:timers/promises';

/** Lines that may be said at once: servers kick for about ten. */
const AT_ONCE = 8;

/**
 * Says lines one after the other, as fast as servers bear it.
 *
 * @param pace milliseconds between lines beyond those that may be said at once
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
