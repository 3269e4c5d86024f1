/** A build that cannot go on; the message names where the problem is and how to fix it. */
export class BuildError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'BuildError';
	}
}
