import { UsageError } from '@pinakes/command-line/definition';
import type { ChatMessage } from '@pinakes/context';
import { bytesOf, isRecord, parseJson } from '@pinakes/query/internal';
import type { Messages } from './messages.ts';

/** Settings of an OpenAI-compatible chat endpoint. */
type EndpointSettings = NonNullable<ReturnType<typeof endpointSettings>>;

/** Default of `OPENAI_MODEL`. */
export const DEFAULT_MODEL = 'gpt-4o-mini';

/** Matches visible ASCII. The error of `fetch` would quote any other header value. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/**
 * Reads `OPENAI_BASE_URL`, `OPENAI_MODEL` and `OPENAI_API_KEY`, a bearer token that is never shown, logged or in an error.
 *
 * @returns undefined without `OPENAI_BASE_URL`, so that a key for other programs is not used
 * @throws UsageError for an invalid address or key; the message does not contain the key
 */
export function endpointSettings(environment: Readonly<Record<string, string | undefined>>) {
	const base = environment.OPENAI_BASE_URL?.trim();
	if (!base) return undefined;
	const key = environment.OPENAI_API_KEY?.trim() || undefined;
	if (key !== undefined && !HEADER_VALUE.test(key)) {
		throw new UsageError('OPENAI_API_KEY has characters that a header cannot carry: copy the key again.');
	}
	return { url: addressOf(base), model: environment.OPENAI_MODEL?.trim() || DEFAULT_MODEL, key };
}

/** Returns the URL of the endpoint, such as `http://127.0.0.1:11434/v1/chat/completions`. */
function addressOf(base: string): URL {
	const url = URL.canParse(base) ? new URL(base) : undefined;
	if (url === undefined || !/^https?:$/.test(url.protocol)) {
		throw new UsageError('OPENAI_BASE_URL is not a web address: give one such as http://127.0.0.1:11434/v1.');
	}
	if (url.username !== '' || url.password !== '') {
		throw new UsageError('OPENAI_BASE_URL has a user name or a password: give the key in OPENAI_API_KEY.');
	}
	const path = url.pathname.replace(/(?<!\/)\/+$/, '');
	url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
	return url;
}

/** Why an endpoint returned no reply. */
type EndpointFailure = keyof ReturnType<Messages['failed']>;

/** A reply, or the reason for its absence. */
export type Completion =
	| { readonly reply: string }
	| {
			readonly failure: EndpointFailure;
			/** Seconds to wait, if the endpoint sent them. */
			readonly retryAfter?: number;
	  };

/** Requests a reply to messages. Never throws. */
export type Complete = (messages: readonly ChatMessage[]) => Promise<Completion>;

/** Maximum bytes of a response. */
const MAX_RESPONSE_LENGTH = 1_000_000;

/** Maximum seconds of a `Retry-After` header. */
const MAX_WAIT = 300;

const FAILURES: ReadonlyMap<number, EndpointFailure> = new Map([
	[401, 'refused_key'],
	[403, 'refused_key'],
	[404, 'not_found'],
	[429, 'rate_limited'],
]);

/**
 * Creates a client of an OpenAI-compatible chat endpoint. Its error messages are not passed on, as they may quote the
 * API key; redirects are not followed, as they could send the key elsewhere.
 *
 * @param timeout milliseconds for the whole response
 */
export function completeBy({ url, model, key }: EndpointSettings, timeout: number): Complete {
	let silentUntil = 0;
	return async (messages) => {
		const wait = Math.ceil((silentUntil - Date.now()) / 1000);
		if (wait > 0) return { failure: 'rate_limited', retryAfter: wait };
		const completion = await ask(url, key, JSON.stringify({ model, messages, stream: false }), timeout);
		if ('failure' in completion && completion.retryAfter !== undefined) {
			silentUntil = Date.now() + completion.retryAfter * 1000;
		}
		return completion;
	};
}

async function ask(url: URL, key: string | undefined, body: string, timeout: number): Promise<Completion> {
	const signal = AbortSignal.timeout(timeout);
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				accept: 'application/json',
				...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
			},
			body,
			redirect: 'error',
			signal,
		});
		if (!response.ok) {
			await response.body?.cancel();
			return failureOf(response);
		}
		return replyIn(new TextDecoder().decode(await bytesOf(response, MAX_RESPONSE_LENGTH)));
	} catch (cause) {
		if (cause instanceof RangeError) return { failure: 'too_long' };
		return { failure: signal.aborted ? 'timeout' : 'unreachable' };
	}
}

function failureOf({ status, headers }: Response): Completion {
	const failure = FAILURES.get(status) ?? 'http_error';
	const seconds = Number(headers.get('retry-after') ?? Number.NaN);
	if (failure !== 'rate_limited' || !(seconds > 0)) return { failure };
	return { failure, retryAfter: Math.min(Math.ceil(seconds), MAX_WAIT) };
}

function replyIn(body: string): Completion {
	const json = parseJson(body) as { choices?: { message?: { content?: unknown } }[] } | null | undefined;
	if (json === undefined) return { failure: 'not_json' };
	const content = json?.choices?.[0]?.message?.content;
	const textOf = (part: unknown) => (isRecord(part) && typeof part.text === 'string' ? part.text : '');
	const reply = Array.isArray(content) ? content.map(textOf).join('') : content;
	return typeof reply === 'string' && reply.trim() !== '' ? { reply: reply.trim() } : { failure: 'empty' };
}
