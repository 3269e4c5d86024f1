/** Wrong usage of a program; the message says what to type instead. */
export class UsageError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'UsageError';
	}
}
