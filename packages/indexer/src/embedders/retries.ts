import { EmbeddingsServerError } from '@pinakes/query/encoders';

/** Waits, in milliseconds. */
export type Sleep = (milliseconds: number) => Promise<void>;

/** The first wait; each further one is twice as long. */
const FIRST_WAIT = 250;

/** A server that wants a longer wait than this is asked again by another build. */
export const LONGEST_WAIT = 120_000;

/**
 * Asks until there is an answer, as often as the errors say that it may help: after a quarter of a second, half a
 * second and so on, or as long as the server asks for.
 *
 * @param isOver tells that nobody waits for the answer any more
 * @throws the last error
 */
export async function withRetries<T>(ask: () => Promise<T>, sleep: Sleep, isOver: () => boolean): Promise<T> {
	for (let tries = 0; ; tries++) {
		try {
			return await ask();
		} catch (cause) {
			if (!(cause instanceof EmbeddingsServerError) || tries >= cause.retries || isOver()) throw cause;
			const wait = Math.max(FIRST_WAIT * 2 ** tries, cause.retryAfter ?? 0);
			if (wait > LONGEST_WAIT) throw cause;
			await sleep(wait);
		}
	}
}
