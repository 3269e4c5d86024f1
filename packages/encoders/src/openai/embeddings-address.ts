import { PinakesError } from '@pinakes/query';
import { percentDecoded } from '@pinakes/query/internal';

/** The address of an embeddings server, with its secrets separated. */
export interface EmbeddingsAddress {
	/** The URL to fetch. It may have a key in its query, and is never shown. */
	readonly url: string;
	/** Host and port, for messages. */
	readonly host: string;
	/** The `Authorization` header, if any. */
	readonly authorization: string | undefined;
	/** Replaces the secrets of the address in a message of the server. */
	withoutSecrets(text: string): string;
}

/** The part of the web platform's `URL` that is used. */
interface Url {
	readonly protocol: string;
	readonly host: string;
	readonly search: string;
	readonly searchParams: { values(): Iterable<string> };
	username: string;
	password: string;
	pathname: string;
	hash: string;
	toString(): string;
}

/**
 * Reads the address of a server: `https://host/v1`, `http://host:11434`, or with `/embeddings` at its end. Missing
 * parts of `/v1/embeddings` are added. A user and password in it are sent as basic authorization, and take precedence
 * over an API key.
 *
 * @throws PinakesError `invalid_value` for an invalid address or API key, which the message does not repeat
 */
export function embeddingsAddress(text: string, apiKey: string | undefined): EmbeddingsAddress {
	const url = parsed(text);
	if (url === undefined) {
		throw new PinakesError(
			'invalid_value',
			'The address of the embeddings server is not a URL: give one such as http://localhost:11434/v1.',
		);
	}
	const user = percentDecoded(url.username);
	const password = percentDecoded(url.password);
	const key = apiKey?.trim() ?? '';
	if (!/^[!-~]*$/.test(key)) {
		throw new PinakesError(
			'invalid_value',
			'The API key has characters that no header can hold: look where it comes from.',
		);
	}
	const basic = user === '' && password === '' ? '' : base64Of(`${user}:${password}`);
	const secrets = [key, password, `${user}:${password}`, basic, url.search.slice(1), ...url.searchParams.values()];
	url.username = '';
	url.password = '';
	url.hash = '';
	const path = url.pathname.replace(/(?<!\/)\/+$/, '');
	if (!path.endsWith('/embeddings')) url.pathname = `${path === '' ? '/v1' : path}/embeddings`;
	return {
		url: url.toString(),
		host: url.host,
		authorization: basic !== '' ? `Basic ${basic}` : key !== '' ? `Bearer ${key}` : undefined,
		withoutSecrets: (said) =>
			secrets
				.flatMap((secret) => [secret, encodeURIComponent(secret.replace(/\p{Surrogate}/gu, ''))])
				.filter((secret) => secret !== '' && secret !== ':')
				.sort((a, b) => b.length - a.length)
				.reduce((kept, secret) => kept.replaceAll(secret, '…'), said),
	};
}

function parsed(text: string): Url | undefined {
	try {
		const { URL } = globalThis as unknown as { URL: new (text: string) => Url };
		const url = new URL(text.trim());
		return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined;
	} catch {
		return undefined;
	}
}

/** The part of the web platform that is used. */
interface WebPlatform {
	readonly TextEncoder: new () => { encode(text: string): Uint8Array };
	btoa(bytes: string): string;
}

function base64Of(text: string): string {
	const { TextEncoder, btoa } = globalThis as unknown as WebPlatform;
	return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
