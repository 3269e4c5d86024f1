import type { SearchBackend } from './backend.ts';
import { foundIn } from './endpoint-backend.ts';

/** Name of the tool of `@pinakes/mcp`. */
const TOOL = 'pinakes_search';

/** Maximum number of documents that the tool returns. */
const MAX_DOCUMENTS = 100;

/**
 * Creates a backend for a stateless MCP server over HTTP, such as `pinakes mcp --http`. It calls the tool
 * `pinakes_search`, which returns one section per document.
 */
export function mcpBackend(address: string): SearchBackend {
	return {
		async find(query, _facets, limit) {
			const url = new URL(address, document.baseURI);
			const response = await fetch(url, {
				method: 'POST',
				headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
				body: JSON.stringify({
					jsonrpc: '2.0',
					id: 1,
					method: 'tools/call',
					params: { name: TOOL, arguments: { query, limit: Math.min(limit, MAX_DOCUMENTS), detail: true } },
				}),
			});
			if (!response.ok) throw new Error(`${url.origin}${url.pathname} answered ${response.status}`);
			return foundIn(toolResult(await response.text()));
		},
	};
}

/**
 * Returns the structured content of the tool's result, sent as JSON or as a stream of events.
 *
 * @throws Error for an error of the protocol or the tool
 */
export function toolResult(text: string): unknown {
	const messages = text.trimStart().startsWith('{')
		? [text]
		: [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data = '']) => data);
	for (const message of messages) {
		const { result } = objectIn(message);
		if (result?.isError === true || result?.structuredContent === undefined) continue;
		return result.structuredContent;
	}
	throw new Error(`${TOOL} has no result`);
}

interface Message {
	readonly result?: { readonly isError?: unknown; readonly structuredContent?: unknown } | null;
}

function objectIn(json: string): Message {
	try {
		return (JSON.parse(json) ?? {}) as Message;
	} catch {
		return {};
	}
}
