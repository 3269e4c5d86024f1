import { PinakesError } from '@pinakes/query';
import { type Body, bytesOf } from '@pinakes/query/format/body';
import { isRecord, parseJson } from '@pinakes/query/format/json';
import { textOf } from '@pinakes/query/format/utf8';
import type { Encoder } from '@pinakes/query/search';
import { type EmbeddingsAddress, embeddingsAddress } from './embeddings-address.ts';
import { EmbeddingsServerError } from './embeddings-error.ts';
import { vectorsOfReply } from './embeddings-reply.ts';

/** Which server is asked for which model's vectors. */
export interface OpenaiOptions {
	/** The server, such as `http://localhost:11434/v1`; never stored, and only its host is ever shown. */
	readonly url: string;
	/** The model, as the server calls it, such as `bge-m3`. */
	readonly model: string;
	/** Sent as a bearer token; never stored or shown. */
	readonly apiKey?: string | undefined;
	/** Numbers that a vector is asked to have, where the model can shorten its own. */
	readonly dimensions?: number | undefined;
	/** What models such as E5 want in front of a text; nothing unless given. */
	readonly prefixes?: { readonly query?: string; readonly section?: string } | undefined;
	/** How long an answer may take, in milliseconds; 60,000 unless given. */
	readonly timeout?: number | undefined;
	/** The `fetch` to use; the runtime's own unless given. */
	readonly fetch?: EmbeddingsFetch | undefined;
}

/** The part of the standard `fetch` that this uses. */
export type EmbeddingsFetch = (
	url: string,
	init: {
		readonly method: 'POST';
		readonly headers: Readonly<Record<string, string>>;
		readonly body: string;
		readonly redirect: 'manual';
		readonly signal: never;
	},
) => Promise<EmbeddingsResponse>;

/** What is used of a response. */
export interface EmbeddingsResponse extends Body {
	readonly ok: boolean;
	readonly status: number;
	readonly headers: { get(name: string): string | null };
}

const TIMEOUT = 60_000;

/** Asking again after failures that pass, and after an answer that took too long. */
const RETRIES = 5;
const RETRIES_OF_SLOW = 1;

/** The longest answer that is read: so much, and so much for each text; a vector of 4,096 numbers takes 100 kB. */
const REPLY_BYTES = 2 ** 20;
const REPLY_BYTES_OF_TEXT = 2 ** 18;

const SAID_CHARACTERS = 200;

/**
 * An encoder that asks an OpenAI-compatible server, `/v1/embeddings`: OpenAI's, Ollama, vLLM, text-embeddings-inference
 * and others. The texts of a call are one request; whoever encodes many sends them in batches.
 *
 * @throws PinakesError `invalid_value` for what is no address or no key. Encoding throws EmbeddingsServerError (code
 * `embeddings_server`) where there is no answer, or none with finite vectors of one length for all texts; it tells
 * whether asking again may help. No error has the address, but its host, nor the API key.
 */
export function openaiEncoder(options: OpenaiOptions): Encoder {
	const { url, model, apiKey, dimensions, prefixes = {} } = options;
	const address = embeddingsAddress(url, apiKey);
	if (model === '') throw new PinakesError('invalid_value', 'The embeddings server needs the name of a model.');
	const shortened = dimensions === undefined ? '' : `@${dimensions}`;
	const prefix = prefixes.section === undefined ? '' : ` ${JSON.stringify(prefixes.section)}`;
	return {
		name: `openai:${model}`,
		fingerprint: `${model}${shortened}${prefix}`,
		async encode(texts, kind) {
			if (texts.length === 0) return [];
			const input = texts.map((text) => (prefixes[kind] ?? '') + text);
			const request = dimensions === undefined ? { model, input } : { model, input, dimensions };
			const body = await answerTo(JSON.stringify(request), texts.length, address, options);
			const vectors = vectorsOfReply(textOf(body), texts.length, dimensions);
			if (!('fault' in vectors)) return vectors;
			const fix =
				'Check that its URL is that of an OpenAI-compatible /v1/embeddings, and that the model is an embedding model.';
			throw new EmbeddingsServerError(address.host, vectors.fault, fix);
		},
	};
}

async function answerTo(
	body: string,
	count: number,
	address: EmbeddingsAddress,
	{ timeout = TIMEOUT, fetch }: OpenaiOptions,
): Promise<Uint8Array> {
	const platform = globalThis as unknown as {
		fetch: EmbeddingsFetch;
		AbortSignal: { timeout(milliseconds: number): never };
	};
	const ask = fetch ?? platform.fetch;
	const headers = {
		'content-type': 'application/json',
		accept: 'application/json',
		...(address.authorization === undefined ? {} : { authorization: address.authorization }),
	};
	const most = REPLY_BYTES + count * REPLY_BYTES_OF_TEXT;
	try {
		const signal = platform.AbortSignal.timeout(timeout);
		const response = await ask(address.url, { method: 'POST', headers, body, redirect: 'manual', signal });
		const bytes = await bytesOf(response, most).catch((cause) => {
			if (cause instanceof RangeError) return undefined;
			throw cause;
		});
		if (response.ok && bytes !== undefined) return bytes;
		if (response.ok) throw new EmbeddingsServerError(address.host, `answered with more than ${most} bytes`, CHECK_URL);
		throw refusal(response, bytes, address);
	} catch (cause) {
		throw cause instanceof EmbeddingsServerError ? cause : failure(cause, timeout, address);
	}
}

const CHECK_URL = 'Check its URL.';

/** The error for an answer that says why there is none. What a server says of keys is not repeated. */
function refusal({ status, headers }: EmbeddingsResponse, body: Uint8Array | undefined, address: EmbeddingsAddress) {
	const isKey = status === 401 || status === 403;
	const said = isKey ? '' : saidIn(body, address);
	const what = `answered ${status}${said === '' ? '' : ` (${said})`}`;
	if (isKey) return new EmbeddingsServerError(address.host, what, 'Give it an API key that it knows.');
	if (status === 429 || status === 408 || status >= 500) {
		const retryAfter = waitOf(headers.get('retry-after'));
		return new EmbeddingsServerError(address.host, what, 'Try again later.', { retries: RETRIES, retryAfter });
	}
	if (status >= 300 && status < 400) {
		return new EmbeddingsServerError(address.host, what, 'It lies elsewhere: give the URL that it redirects to.');
	}
	return new EmbeddingsServerError(address.host, what, 'Check its URL, and that it has the model.');
}

/** What an error's JSON says, in one line. */
function saidIn(body: Uint8Array | undefined, address: EmbeddingsAddress): string {
	const json = parseJson(body === undefined ? undefined : textOf(body));
	const error = isRecord(json) ? (json.error ?? json.message ?? json.detail) : undefined;
	const said = isRecord(error) ? error.message : error;
	if (typeof said !== 'string') return '';
	const line = address.withoutSecrets(said).replace(/\s+/g, ' ').trim();
	return line.length > SAID_CHARACTERS ? `${line.slice(0, SAID_CHARACTERS)}…` : line;
}

/** `Retry-After` in milliseconds: seconds, or a date. */
function waitOf(header: string | null): number | undefined {
	if (header === null || header.trim() === '') return undefined;
	const seconds = Number(header);
	const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
	return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** The error for no answer at all. Messages of causes may hold the address, so that only their codes are shown. */
function failure(cause: unknown, timeout: number, { host }: EmbeddingsAddress): EmbeddingsServerError {
	const { name, code, cause: inner } = cause as { name?: string; code?: unknown; cause?: { code?: unknown } };
	if (name === 'TimeoutError' || name === 'AbortError') {
		const what = `did not answer within ${timeout / 1000} s`;
		return new EmbeddingsServerError(host, what, 'Give it more time, or try again later.', {
			retries: RETRIES_OF_SLOW,
		});
	}
	const why = [inner?.code, code, name].find((reason) => typeof reason === 'string' && /^\w+$/.test(reason));
	return new EmbeddingsServerError(
		host,
		`cannot be reached (${String(why ?? 'no reason given')})`,
		'Check that it runs, and its URL.',
		{
			retries: RETRIES,
		},
	);
}
