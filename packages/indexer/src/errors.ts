/** Thrown if a build fails. The message says where the problem is and how to fix it. */
export class BuildError extends Error {
	constructor(message: string) {
		super(message);
		this.name = 'BuildError';
	}
}
