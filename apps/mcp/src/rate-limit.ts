const MINUTE = 60_000;

/**
 * Holds requests to a number a minute. All of them count together: whoever may connect is on this machine.
 *
 * @returns a function that counts a request, and gives 0, or the seconds to wait where it is one too many
 */
export function rateLimit(perMinute: number, now: () => number = () => performance.now()): () => number {
	let left = perMinute;
	let last = now();
	return () => {
		const time = now();
		left = Math.min(perMinute, left + ((time - last) * perMinute) / MINUTE);
		last = time;
		if (left < 1) return Math.ceil(((1 - left) * MINUTE) / perMinute / 1000);
		left -= 1;
		return 0;
	};
}
