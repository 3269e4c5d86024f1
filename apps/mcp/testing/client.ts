import { Client } from '@modelcontextprotocol/client';
import { type CallToolResult, InMemoryTransport } from '@modelcontextprotocol/server';
import { onTestFinished } from 'vitest';
import { currentIndex } from '../src/index/current-index.ts';
import { locateIndex } from '../src/index/locate-index.ts';
import { createServer } from '../src/server/server.ts';

/** What a tool answered. */
export interface Answer {
	readonly isError: boolean;
	/** Its text, which is all that some hosts show. */
	readonly text: string;
	/** Its structured content, which is all that others show. */
	// biome-ignore lint/suspicious/noExplicitAny: each tool has another shape, which the client has checked
	readonly data: any;
}

/** An agent's side of a server. */
interface TestClient {
	readonly client: Client;
	call(tool: string, args: object): Promise<Answer>;
}

/** What a tool's result says, as text and as data. */
function answerOf({ isError, content, structuredContent }: CallToolResult): Answer {
	const [first] = content;
	return { isError: isError === true, text: first?.type === 'text' ? first.text : '', data: structuredContent };
}

/** The calls of a client, with all details unless arguments say otherwise. */
export function testClient(client: Client): TestClient {
	onTestFinished(() => client.close());
	return {
		client,
		async call(name, args) {
			const isWhole = name === 'hybrid_search' ? {} : { detail: true };
			const result = (await client.callTool({ name, arguments: { ...isWhole, ...args } })) as CallToolResult;
			return answerOf(result);
		},
	};
}

/** A client of a server in this process. */
export async function connectHere(index: string, maxChars = 10_000, chosen?: readonly string[]): Promise<TestClient> {
	const location = locateIndex(index, { timeLimit: 1000, refreshAfter: 0 });
	const reported: string[] = [];
	const server = createServer(
		currentIndex(location, (message) => reported.push(message)),
		{ maxChars, chosen, report: (message) => reported.push(message) },
	);
	const [here, there] = InMemoryTransport.createLinkedPair();
	await server.connect(there);
	const client = new Client({ name: 'test', version: '1' });
	await client.connect(here);
	return testClient(client);
}
