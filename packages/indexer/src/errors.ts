/** A build that cannot go on; the message names the place and the mend. */
export class BuildError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'BuildError';
	}
}
