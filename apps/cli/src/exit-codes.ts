/** What a command's exit code says; scripts branch on these. */
export const EXIT = {
	/** There is an answer, or the work is done. */
	answered: 0,
	/** The answer is no: a refusal, lint errors, a strict build with errors, what `diff --fail-on` names. */
	refused: 1,
	/** Wrong usage, or input that cannot be read. */
	unusable: 2,
} as const;

/** Wrong usage; the message says what to type instead. */
export class UsageError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'UsageError';
	}
}
