/** How long is waited before connecting anew, in milliseconds. */
export interface BackOff {
	/** The longest wait before the second attempt; doubled from attempt to attempt. */
	readonly first: number;
	/** No wait is longer. */
	readonly longest: number;
}

/** One second at first, one minute at most. */
export const USUAL_BACK_OFF: BackOff = { first: 1000, longest: 60_000 };

/**
 * The wait before the next attempt: doubled with each failure up to the longest, then a random half to whole of it,
 * so that many bots do not all return at the same moment.
 *
 * @param failures attempts that failed since the last connection that held, from 1
 * @param random from 0 up to 1
 */
export function waitBefore(failures: number, { first, longest }: BackOff, random: number): number {
	const most = Math.min(longest, first * 2 ** Math.min(failures - 1, 30));
	return Math.round(most * (0.5 + random / 2));
}
