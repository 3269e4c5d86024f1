import { setTimeout as pause } from 'node:timers/promises';

/** Lines that may be said at once, and milliseconds for each line beyond: servers kick for more. */
const AT_ONCE = 6;
const PACE = 1000;

/** Says lines one after the other, as fast as servers bear it. */
export function createOutbox(signal: AbortSignal): (lines: readonly string[], say: (line: string) => void) => void {
	let last = Promise.resolve();
	let due = 0;
	return (lines, say) => {
		last = last
			.then(async () => {
				for (const line of lines) {
					const early = due - Date.now() - AT_ONCE * PACE;
					if (early > 0) await pause(early, undefined, { signal });
					due = Math.max(due, Date.now()) + PACE;
					say(line);
				}
			})
			.catch(() => undefined);
	};
}
