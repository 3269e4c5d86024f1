import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { localhostHostValidation, localhostOriginValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServerFactory } from '@modelcontextprotocol/server';
import { HOST, listen } from '@pinakes/command-line/system';

const ROUTE = '/mcp';

/** Bytes of a request: a query has 20,000 characters at most. */
const MAX_BODY_BYTES = 1024 * 1024;

/** Streams of changes that clients may hold open; connections altogether. */
const MAX_SUBSCRIPTIONS = 64;
const MAX_CONNECTIONS = 1024;

/** Milliseconds for the head of a request, by default, and for all of it. */
const DEFAULT_HEAD_TIME = 10_000;
const REQUEST_TIME = 30_000;

/** Milliseconds between looks at connections that are over these; Node's own interval is half a minute. */
const CHECK_TIME = 1000;

/** Where a server listens, and who may ask it. */
export interface HttpSettings {
	readonly port: number;
	/** What clients must send as a bearer token; undefined where they need none. */
	readonly token: string | undefined;
	/** Milliseconds for the head of a request. */
	readonly headTime?: number;
}

/**
 * Serves over Streamable HTTP. Before anything else a request's host is compared with the names of this machine, so that no
 * page of a browser reaches the index, whichever name it gave itself.
 *
 * @returns where clients reach the server, and what ends it
 * @throws UsageError where the port is in use or may not be used
 */
export async function serveHttp(
	factory: McpServerFactory,
	{ port, token, headTime = DEFAULT_HEAD_TIME }: HttpSettings,
	report: (message: string) => void,
) {
	const handler = createMcpHandler(factory, {
		maxSubscriptions: MAX_SUBSCRIPTIONS,
		maxRequestBodySize: MAX_BODY_BYTES,
	});
	const answer = toNodeHandler(handler, {
		maxRequestBodySize: MAX_BODY_BYTES,
		onerror: ({ message }) => report(message),
	});
	const isLocalHost = localhostHostValidation();
	const isLocalOrigin = localhostOriginValidation();
	const isKnown = tokenCheck(token);
	function receive(request: IncomingMessage, response: ServerResponse): void {
		if (!hasOneHost(request)) {
			refuse(response, 403, 'Invalid Host: send one, a name or an address with its port.');
			return;
		}
		if (!isLocalHost(request, response) || !isLocalOrigin(request, response)) return;
		if (!isKnown(request)) {
			refuse(response, 401, 'The token is missing or wrong: send Authorization: Bearer TOKEN.', {
				'www-authenticate': 'Bearer',
			});
		} else if (request.url?.split('?', 1)[0] !== ROUTE) {
			refuse(response, 404, `There is nothing here: send MCP to ${ROUTE}.`);
		} else {
			answer(request as Parameters<typeof answer>[0], response).catch((cause: unknown) => report(String(cause)));
		}
	}
	const times = { headersTimeout: headTime, requestTimeout: REQUEST_TIME, connectionsCheckingInterval: CHECK_TIME };
	const server = createServer(times, receive);
	// Node would answer a request that expects something itself, whoever sent it.
	server.on('checkExpectation', receive);
	server.maxConnections = MAX_CONNECTIONS;
	const given = await listen(server, port);
	return {
		url: `http://${HOST}:${given}${ROUTE}`,
		async close(): Promise<void> {
			await handler.close();
			const closed = new Promise((resolve) => server.close(resolve));
			server.closeAllConnections();
			await closed;
		},
	};
}

/** Whether a request names one host, and nothing beside a name and a port, which readers take differently. */
function hasOneHost({ url = '', headersDistinct: { host = [] } }: IncomingMessage): boolean {
	return host.length === 1 && !/[@/?#\\]/.test(host[0] as string) && !/^[a-z][a-z\d+.-]*:/i.test(url);
}

/** Whether a request sends the token. What is compared has one length, so that the time tells nothing. */
function tokenCheck(token: string | undefined): (request: IncomingMessage) => boolean {
	if (token === undefined) return () => true;
	const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
	const wanted = digest(token);
	return ({ headers }) => {
		const [, sent = ''] = /^Bearer +([^ ]+) *$/i.exec(headers.authorization ?? '') ?? [];
		return timingSafeEqual(digest(sent), wanted);
	};
}

/** Answers with an error as the protocol words one. What the client still sends is not waited for. */
function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
	response.writeHead(status, { 'content-type': 'application/json', ...headers });
	response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
