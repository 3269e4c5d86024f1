import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ServerAnswer {
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body: string;
}

/** A request with its number, from 1. */
export interface EmbeddingsRequest {
	readonly number: number;
	readonly path: string;
	readonly headers: IncomingMessage['headers'];
	readonly model: unknown;
	readonly input: readonly string[];
}

/** A local embeddings server for a test. */
export interface EmbeddingsServer {
	/** Its address, up to `/v1`. */
	readonly url: string;
	readonly host: string;
	readonly requests: readonly EmbeddingsRequest[];
	/** Returns the texts of all requests. */
	texts(): string[];
}

/** Returns a vector for a text: the counts of eight letters. */
export function lettersOf(text: string): number[] {
	return [...'aeiorstn'].map((letter) => text.toLowerCase().split(letter).length - 1 + 0.25);
}

export function vectorsFor({ input }: EmbeddingsRequest): ServerAnswer {
	return {
		body: JSON.stringify({ data: input.map((text, index) => ({ index, embedding: lettersOf(text) })), usage: {} }),
	};
}

/** Starts a server. An undefined answer leaves the request waiting. */
export async function embeddingsServer(
	answer: (request: EmbeddingsRequest) => ServerAnswer | undefined = vectorsFor,
): Promise<EmbeddingsServer> {
	const requests: EmbeddingsRequest[] = [];
	const server = createServer(async (request, response) => {
		let text = '';
		for await (const chunk of request.setEncoding('utf8')) text += chunk;
		const { model, input } = JSON.parse(text) as { model: unknown; input: string[] };
		const { url: path = '', headers } = request;
		const received = { number: requests.length + 1, path, headers, model, input };
		requests.push(received);
		const answered = answer(received);
		if (answered === undefined) return;
		response.writeHead(answered.status ?? 200, { 'content-type': 'application/json', ...answered.headers });
		response.end(answered.body);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	return { url: `http://${host}/v1`, host, requests, texts: () => requests.flatMap(({ input }) => [...input]) };
}
