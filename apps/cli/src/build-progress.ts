import type { BuildProgress } from '@pinakes/indexer';
import { milliseconds } from './stopwatch.ts';

/** Milliseconds between two lines of progress, and before the first. */
const PAUSE = 5_000;

/**
 * Tells how far a build is, how fast, and when reading will be over.
 *
 * @param tell takes a line
 * @param now milliseconds, from any beginning
 */
export function tellProgress(
	tell: (line: string) => void,
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
		tell(`read ${done} of ${files} files, ${Math.round(rate)} a second, ${left} left`);
	};
}
