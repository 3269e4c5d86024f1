import type { ChatMessage } from '@pinakes/context';
import { readBody } from './read-body.ts';
import type { EndpointSettings } from './settings.ts';

/** Why an endpoint returned no reply. */
export type EndpointFailure =
	| 'unreachable'
	| 'timeout'
	| 'rate_limited'
	| 'refused_key'
	| 'not_found'
	| 'http_error'
	| 'not_json'
	| 'too_long'
	| 'empty';

/** A reply, or the reason for its absence. */
export type Completion =
	| { readonly reply: string }
	| {
			readonly failure: EndpointFailure;
			/** Status of the response, if there was one. */
			readonly status?: number;
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
		const text = await readBody(response, MAX_RESPONSE_LENGTH);
		return text === undefined ? { failure: 'too_long' } : replyIn(text);
	} catch {
		return { failure: signal.aborted ? 'timeout' : 'unreachable' };
	}
}

function failureOf({ status, headers }: Response): Completion {
	const failure = FAILURES.get(status) ?? 'http_error';
	const seconds = Number(headers.get('retry-after') ?? Number.NaN);
	if (failure !== 'rate_limited' || !(seconds > 0)) return { failure, status };
	return { failure, status, retryAfter: Math.min(Math.ceil(seconds), MAX_WAIT) };
}

function replyIn(body: string): Completion {
	let content: unknown;
	try {
		content = (JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] } | null)?.choices?.[0]?.message
			?.content;
	} catch {
		return { failure: 'not_json' };
	}
	const reply = (Array.isArray(content) ? content.map(partText).join('') : content) ?? '';
	return typeof reply === 'string' && reply.trim() !== '' ? { reply: reply.trim() } : { failure: 'empty' };
}

function partText(part: unknown): string {
	const text = (part as { text?: unknown } | null)?.text;
	return typeof text === 'string' ? text : '';
}
