import { PinakesError } from '@pinakes/query';

/** What may help after a failure. */
export interface Remedy {
	/** How often asking again may help; not at all unless given. */
	readonly retries?: number;
	/** How long the server asks to wait before, in milliseconds. */
	readonly retryAfter?: number | undefined;
}

/** An embeddings server that gave no vectors. The message names its host, and nothing else of its address. */
export class EmbeddingsServerError extends PinakesError {
	declare readonly retries: number;
	declare readonly retryAfter: number | undefined;

	constructor(host: string, what: string, fix: string, { retries = 0, retryAfter }: Remedy = {}) {
		super('embeddings_server', `The embeddings server at ${host} ${what}. ${fix}`);
		Object.assign(this, { name: 'EmbeddingsServerError', retries, retryAfter });
	}
}
