import pRetry from 'p-retry';
import { EmbeddingsServerError } from '../openai/embeddings-error.ts';

/** More than any error says that asking again may help. */
const MAX_RETRIES = 10;

/** The first wait in milliseconds; each further one is twice as long. */
const FIRST_WAIT = 250;
const FACTOR = 2;

/** A server that wants a longer wait than this, in milliseconds, is asked again by another build. */
const MAX_WAIT = 120_000;

/**
 * Asks until there is an answer, as often as the errors say that it may help. Waits a quarter of a second, half a
 * second and so on, or as long as the server asks for.
 *
 * @param isOver true once nobody waits for the answer any more
 * @throws the last error
 */
export function withRetries<T>(ask: () => Promise<T>, isOver: () => boolean): Promise<T> {
	return pRetry(ask, {
		retries: MAX_RETRIES,
		minTimeout: FIRST_WAIT,
		factor: FACTOR,
		async shouldRetry({ error, retriesConsumed }) {
			if (!(error instanceof EmbeddingsServerError) || retriesConsumed >= error.retries || isOver()) return false;
			const { retryAfter = 0 } = error;
			if (retryAfter > MAX_WAIT) return false;
			await sleep(retryAfter - FIRST_WAIT * FACTOR ** retriesConsumed);
			return true;
		},
	});
}

/** Waits the part of Retry-After, in milliseconds, that p-retry does not wait itself. */
function sleep(milliseconds: number): Promise<void> {
	return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
