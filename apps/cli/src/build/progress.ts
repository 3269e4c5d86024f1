import type { BuildProgress } from '@pinakes/indexer';
import { milliseconds } from '../stopwatch.ts';

/** Milliseconds between lines of progress, and before the first one. */
const PAUSE = 5_000;

/**
 * Returns a function that prints the progress, speed and remaining time of a build.
 *
 * @param print prints a line
 * @param now returns a time in milliseconds; only differences matter
 */
export function progressPrinter(
	print: (line: string) => void,
	now: () => number = milliseconds,
): (progress: BuildProgress) => void {
	const start = now();
	let last = start;
	return ({ done, files }) => {
		const time = now();
		if (time - last < PAUSE) return;
		last = time;
		const rate = (done * 1000) / (time - start);
		const seconds = Math.ceil((files - done) / rate);
		const left = seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
		print(`read ${done} of ${files} files, ${Math.round(rate)} a second, ${left} left`);
	};
}
