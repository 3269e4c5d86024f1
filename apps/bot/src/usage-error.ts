/** What was asked for cannot be done as it was written; the message names the mend. */
export class UsageError extends Error {
	override readonly name = 'UsageError';
}
