/** Milliseconds before each further attempt. */
const PAUSES = [100, 400];

/**
 * Retries an attempt at most twice if it throws a temporary error: a lost connection or a busy server. Thrown values
 * that are not errors are final, and so are timeouts and responses that are too large.
 */
export async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
	for (const pause of PAUSES) {
		try {
			return await attempt();
		} catch (cause) {
			if (!(cause instanceof Error) || /^(?:Abort|Range|Timeout)/.test(cause.name)) throw cause;
		}
		await new Promise((resolve) => (web.setTimeout ?? resolve)(resolve, pause));
	}
	return attempt();
}

/** Whether a status of a server may be temporary. */
export const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** The part of the platform that is used here. A runtime without it does not wait between attempts. */
const web = globalThis as { setTimeout?: (callback: (value: unknown) => void, milliseconds: number) => unknown };
