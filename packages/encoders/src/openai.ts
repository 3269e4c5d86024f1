import { PinakesError } from '@pinakes/query';
import { bytesOf, check, type FetchResponse, isRecord, parseJson, textOf } from '@pinakes/query/internal';
import type { Encoder } from '@pinakes/query/search';

/** The part of the standard `fetch` that is used here, so that these types need none of a runtime. */
export type PostFetch = {
	// As a method, so that the `fetch` of any runtime is one.
	post(url: string, options?: PostOptions): Promise<FetchResponse>;
}['post'];

type PostOptions = Readonly<Partial<Record<'method' | 'headers' | 'body' | 'redirect' | 'signal', unknown>>>;

/** A server that encodes, and how it is asked. */
export interface OpenaiOptions {
	/** Address of the server, such as `http://localhost:11434/v1`. It is never stored, and only its host is shown. */
	readonly url: string;
	/** The server's name of the model, such as `bge-m3`. */
	readonly model: string;
	/** Sent as a bearer token; never stored or shown. */
	readonly apiKey?: string | undefined;
	/** Timeout in milliseconds. Default: 60,000. */
	readonly timeout?: number | undefined;
	/** The `fetch` to use. Default: that of the runtime. */
	readonly fetch?: PostFetch | undefined;
}

const TIMEOUT = 60_000;

/** Maximum retries after temporary failures; `FEW_RETRIES` after a timeout, or where no server listens. */
const RETRIES = 5;
const FEW_RETRIES = 1;

/** Codes of Node where no server listens, or no host has the name. */
const NOT_THERE: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND']);

/** Maximum bytes of an answer, plus `REPLY_BYTES_OF_TEXT` for each text. A vector of 4,096 numbers takes 100 kB. */
const REPLY_BYTES = 2 ** 20;
const REPLY_BYTES_OF_TEXT = 2 ** 18;

const MAX_MESSAGE_LENGTH = 200;

/**
 * Creates an encoder that asks an OpenAI-compatible server, `/v1/embeddings`: OpenAI, Ollama, vLLM,
 * text-embeddings-inference and others. The texts of a call are one request, so callers should send many texts in
 * batches.
 *
 * @throws PinakesError `invalid_value` for an invalid address or API key. Encoding throws EmbeddingsServerError (code
 * `embeddings_server`) if the answer has no finite vectors of equal length for all texts; its `retries` says whether to
 * try again. Errors never contain the API key or the address beyond its host.
 */
export function openaiEncoder(options: OpenaiOptions): Encoder {
	check(isRecord(options), 'openaiEncoder takes { url, model }.');
	const { url, model, apiKey, timeout: _, fetch: __, ...unknown } = options;
	const [name] = Object.keys(unknown);
	check(!name, `There is no ${name}, but url, model, apiKey, timeout, fetch.`);
	const address = embeddingsAddress(url, apiKey);
	check(model && typeof model === 'string', 'The embeddings server needs the name of a model.');
	return {
		name: `openai:${model}`,
		fingerprint: model,
		async encode(texts) {
			if (texts.length === 0) return [];
			const body = await answerTo(JSON.stringify({ model, input: texts }), texts.length, address, options);
			const vectors = vectorsOfReply(textOf(body), texts.length);
			if (typeof vectors !== 'string') return vectors;
			const fix =
				'Check that its URL is that of an OpenAI-compatible /v1/embeddings, and that the model is an embedding model.';
			throw new EmbeddingsServerError(address.host, vectors, fix);
		},
	};
}

async function answerTo(
	body: string,
	count: number,
	address: EmbeddingsAddress,
	{ timeout = TIMEOUT, fetch: ask = fetch as PostFetch }: OpenaiOptions,
): Promise<Uint8Array> {
	const headers = { 'content-type': 'application/json', accept: 'application/json', ...address.authorization };
	const maxBytes = REPLY_BYTES + count * REPLY_BYTES_OF_TEXT;
	try {
		const signal = AbortSignal.timeout(timeout);
		const response = await ask(address.url, { method: 'POST', headers, body, redirect: 'manual', signal });
		const bytes = await bytesOf(response, maxBytes).catch((cause) => {
			if (cause instanceof RangeError) return undefined;
			throw cause;
		});
		if (response.ok && bytes !== undefined) return bytes;
		if (response.ok)
			throw new EmbeddingsServerError(address.host, `answered with more than ${maxBytes} bytes`, 'Check its URL.');
		throw refusal(response, bytes, address);
	} catch (cause) {
		throw cause instanceof EmbeddingsServerError ? cause : failure(cause, timeout, address);
	}
}

/** Returns the error for an answer with an error status. Messages about API keys are not repeated. */
function refusal({ status, headers }: FetchResponse, body: Uint8Array | undefined, address: EmbeddingsAddress) {
	const isKey = status === 401 || status === 403;
	const isTemporary = status === 429 || status === 408 || status >= 500;
	const said = isKey ? '' : messageIn(body, address);
	let fix = 'Check its URL, and that it has the model.';
	if (isKey) fix = 'Give it an API key that it knows.';
	if (isTemporary) fix = 'Try again later.';
	if (status >= 300 && status < 400) fix = 'It lies elsewhere: give the URL that it redirects to.';
	const hint = isTemporary ? { retries: RETRIES, retryAfter: waitOf(headers?.get('retry-after')) } : {};
	return new EmbeddingsServerError(address.host, `answered ${status}${said && ` (${said})`}`, fix, hint);
}

/** Returns the message in the JSON of an error, on one line. */
function messageIn(body: Uint8Array | undefined, address: EmbeddingsAddress): string {
	const json = parseJson(body === undefined ? undefined : textOf(body));
	const error = isRecord(json) ? (json.error ?? json.message ?? json.detail) : undefined;
	const said = isRecord(error) ? error.message : error;
	if (typeof said !== 'string') return '';
	const line = address.withoutSecrets(said).replace(/\s+/g, ' ').trim();
	return line.length > MAX_MESSAGE_LENGTH ? `${line.slice(0, MAX_MESSAGE_LENGTH)}…` : line;
}

/** Returns the wait of a `Retry-After` header, which has seconds or a date, in milliseconds. */
function waitOf(header: string | null | undefined): number | undefined {
	if (header == null || header.trim() === '') return undefined;
	const seconds = Number(header);
	const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
	return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Returns the error for a request without an answer. Messages of causes may have the address, so only codes are shown. */
function failure(cause: unknown, timeout: number, { host }: EmbeddingsAddress): EmbeddingsServerError {
	const { name, code, cause: inner } = cause as { name?: string; code?: unknown; cause?: { code?: unknown } };
	if (name === 'TimeoutError' || name === 'AbortError') {
		const what = `did not answer within ${timeout / 1000} s`;
		const fix = 'Give it more time, or try again later.';
		return new EmbeddingsServerError(host, what, fix, { retries: FEW_RETRIES });
	}
	const why = [inner?.code, code, name].find((reason) => typeof reason === 'string' && /^\w+$/.test(reason));
	const what = `cannot be reached (${String(why ?? 'no reason given')})`;
	const retries = NOT_THERE.has(why) ? FEW_RETRIES : RETRIES;
	return new EmbeddingsServerError(host, what, 'Check that it runs, and its URL.', { retries });
}

/** The address of an embeddings server, with its secrets separated. */
type EmbeddingsAddress = ReturnType<typeof embeddingsAddress>;

/**
 * Reads the address of a server: `https://host/v1`, `http://host:11434`, or with `/embeddings` at its end. Missing
 * parts of `/v1/embeddings` are added.
 *
 * @throws PinakesError `invalid_value` for an invalid address or API key, which the message does not repeat
 */
function embeddingsAddress(text: string, apiKey: string | undefined) {
	const url = URL.canParse(text) ? new URL(text) : undefined;
	check(
		url && /^https?:$/.test(url.protocol),
		'The address of the embeddings server is not a URL: give one such as http://localhost:11434/v1.',
	);
	check(
		url.username + url.password === '',
		'The address of the embeddings server has a user or a password: give an API key.',
	);
	const key = apiKey?.trim() ?? '';
	check(/^[!-~]*$/.test(key), 'The API key has characters that no header can hold: look where it comes from.');
	const secrets = [key, url.search.slice(1), ...url.searchParams.values()];
	url.hash = '';
	const path = url.pathname.replace(/(?<!\/)\/+$/, '');
	if (!path.endsWith('/embeddings')) url.pathname = `${path === '' ? '/v1' : path}/embeddings`;
	return {
		/** The URL to fetch. It may have a key in its query, and is never shown. */
		url: url.toString(),
		/** Host and port, for messages. */
		host: url.host,
		authorization: key === '' ? {} : { authorization: `Bearer ${key}` },
		/** Replaces the secrets of the address in a message of the server. */
		withoutSecrets: (said: string): string =>
			secrets
				.flatMap((secret) => [secret, encodeURIComponent(secret.replace(/\p{Surrogate}/gu, ''))])
				.filter((secret) => secret !== '')
				.sort((a, b) => b.length - a.length)
				.reduce((kept, secret) => kept.replaceAll(secret, '…'), said),
	};
}

/** Thrown if an embeddings server returns no vectors. The message has its host, and nothing else of its address. */
export class EmbeddingsServerError extends PinakesError {
	declare readonly retries: number;
	/** The wait that the server asks for, in milliseconds. */
	declare readonly retryAfter: number | undefined;

	constructor(
		host: string,
		what: string,
		fix: string,
		hint: { retries?: number; retryAfter?: number | undefined } = {},
	) {
		super('embeddings_server', `The embeddings server at ${host} ${what}. ${fix}`);
		Object.assign(this, { retries: 0, ...hint });
	}
}

/**
 * Returns the vectors in an answer, in the order of the texts, or why it is invalid as the predicate of a sentence.
 *
 * @param text body of the answer
 * @param count number of texts that were sent
 */
function vectorsOfReply(text: string | undefined, count: number): readonly Float32Array[] | string {
	const json = parseJson(text);
	if (json === undefined) return describeBody(text ?? '');
	const data = isRecord(json) ? json.data : undefined;
	if (!Array.isArray(data)) return 'answered with JSON that has no list data';
	if (data.length !== count) return `gave ${data.length} vectors for ${count} texts`;
	const vectors: Float32Array[] = [];
	let expected: number | undefined;
	for (const [i, entry] of data.entries()) {
		const numbers: unknown = isRecord(entry) ? entry.embedding : undefined;
		const index: unknown = isRecord(entry) ? (entry.index ?? i) : i;
		if (!Array.isArray(numbers) || numbers.length === 0) return `gave no vector for the text ${i + 1}`;
		if (!numbers.every((number) => Number.isFinite(Math.fround(number as number)) && typeof number === 'number')) {
			return `gave a vector that has something else than finite numbers, such as NaN, for the text ${i + 1}`;
		}
		expected ??= numbers.length;
		if (numbers.length !== expected) return `gave a vector of ${numbers.length} dimensions, not ${expected}`;
		if (!Number.isInteger(index) || !((index as number) >= 0 && (index as number) < count)) {
			return `gave a vector for the text ${String(index)} of ${count}`;
		}
		vectors[index as number] = Float32Array.from(numbers as number[]);
	}
	return Object.values(vectors).length === count ? vectors : 'gave two vectors for one text';
}

function describeBody(text: string): string {
	if (/^\s*</.test(text)) return 'answered with HTML instead of JSON';
	if (/[[,]\s*-?(?:NaN|Infinity)\s*[\],]/.test(text)) return 'gave a vector that has NaN or Infinity';
	return 'answered with something that is not JSON';
}
