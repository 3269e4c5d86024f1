/** Thrown for wrong arguments of a program. The message says how to correct them. */
export class UsageError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'UsageError';
	}
}
