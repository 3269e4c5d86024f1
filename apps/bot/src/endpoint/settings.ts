import { UsageError } from '@pinakes/command-line/usage-error';

/** Settings of an OpenAI-compatible chat endpoint. */
export interface EndpointSettings {
	/** URL of the endpoint, such as `http://127.0.0.1:11434/v1/chat/completions`. */
	readonly url: URL;
	readonly model: string;
	/** Sent as a bearer token; never shown, logged or in an error. */
	readonly key: string | undefined;
}

/** Default of `OPENAI_MODEL`. */
export const DEFAULT_MODEL = 'gpt-4o-mini';

/** Matches visible ASCII. The error of `fetch` would quote any other header value. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/**
 * Reads `OPENAI_BASE_URL`, `OPENAI_MODEL` and `OPENAI_API_KEY`.
 *
 * @returns undefined without `OPENAI_BASE_URL`, so that a key for other programs is not used
 * @throws UsageError for an invalid address or key; the message does not contain the key
 */
export function endpointSettings(
	environment: Readonly<Record<string, string | undefined>>,
): EndpointSettings | undefined {
	const base = environment.OPENAI_BASE_URL?.trim();
	if (!base) return undefined;
	const key = environment.OPENAI_API_KEY?.trim() || undefined;
	if (key !== undefined && !HEADER_VALUE.test(key)) {
		throw new UsageError('OPENAI_API_KEY has characters that a header cannot carry: copy the key again.');
	}
	return { url: addressOf(base), model: environment.OPENAI_MODEL?.trim() || DEFAULT_MODEL, key };
}

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
