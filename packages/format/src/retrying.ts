/** Milliseconds before each further attempt. */
const PAUSES = [100, 400];

/**
 * Makes an attempt again, at most twice, if it throws an error that may pass: a lost connection or a busy server. Values
 * that are no errors are final, as are answers that took too long or were too large.
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

/** Whether a server with this status may answer if it is asked again. */
export const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** The part of the platform that is used here; a runtime without it does not wait. */
const web = globalThis as { setTimeout?: (callback: (value: unknown) => void, milliseconds: number) => unknown };
