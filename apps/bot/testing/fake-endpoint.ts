import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the endpoint. */
interface Asked {
	readonly url: string | undefined;
	readonly authorization: string | undefined;
	readonly body: { readonly model?: string; readonly messages?: readonly { role: string; content: string }[] };
}

/** A local chat endpoint whose answers a test determines. */
export interface FakeEndpoint extends AsyncDisposable {
	readonly base: string;
	readonly asked: readonly Asked[];
	/** Answers the next requests. */
	respond: (asked: Asked, response: ServerResponse) => void;
}

/** Sends a reply in the format of chat endpoints. */
export function reply(response: ServerResponse, content: unknown): void {
	response.setHeader('content-type', 'application/json');
	response.end(JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));
}

/** Starts a chat endpoint. By default it answers with the number of messages. */
export async function fakeEndpoint(): Promise<FakeEndpoint> {
	const asked: Asked[] = [];
	const endpoint = {
		respond: ({ body }: Asked, response: ServerResponse) => reply(response, `got ${body.messages?.length}`),
	};
	const server = createServer(async (request, response) => {
		const one = { url: request.url, authorization: request.headers.authorization, body: await jsonOf(request) };
		asked.push(one);
		endpoint.respond(one, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	return Object.assign(endpoint, {
		base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		asked,
		async [Symbol.asyncDispose]() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	});
}

async function jsonOf(request: IncomingMessage): Promise<Asked['body']> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'];
}
