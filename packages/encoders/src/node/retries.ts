import pRetry from 'p-retry';
import { EmbeddingsServerError } from '../openai/embeddings-error.ts';

/** Upper bound of the retries that errors allow. */
const MAX_RETRIES = 10;

/** First wait in milliseconds, doubled with each retry. */
const FIRST_WAIT = 250;
const FACTOR = 2;

/** Maximum wait in milliseconds. If a server asks for more, the build fails. */
const MAX_WAIT = 120_000;

/**
 * Repeats a request with exponential backoff, or after the wait that the server asks for, as often as its errors allow.
 *
 * @param isOver returns true once the answer is no longer needed
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

/** Waits for some milliseconds; not at all if they are negative. */
function sleep(milliseconds: number): Promise<void> {
	return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
}
