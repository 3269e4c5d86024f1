import { PinakesError } from '@pinakes/query';

/** Whether and when a request may be repeated. */
interface RetryHint {
	/** Maximum number of retries. Default: 0. */
	readonly retries?: number;
	/** The wait that the server asks for, in milliseconds. */
	readonly retryAfter?: number | undefined;
}

/** Thrown if an embeddings server returns no vectors. The message has its host, and nothing else of its address. */
export class EmbeddingsServerError extends PinakesError {
	declare readonly retries: number;
	declare readonly retryAfter: number | undefined;

	constructor(host: string, what: string, fix: string, { retries = 0, retryAfter }: RetryHint = {}) {
		super('embeddings_server', `The embeddings server at ${host} ${what}. ${fix}`);
		Object.assign(this, { name: 'EmbeddingsServerError', retries, retryAfter });
	}
}
