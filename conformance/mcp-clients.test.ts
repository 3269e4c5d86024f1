import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createMCPClient } from '@ai-sdk/mcp';
import { Experimental_StdioMCPTransport as StdioTransport } from '@ai-sdk/mcp/mcp-stdio';
import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { installed } from '@pinakes/conformance/process';
import { buildIndex } from '@pinakes/indexer';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../apps/mcp/bin/pinakes-mcp.js', import.meta.url));
const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
const QUERY = 'how do I roll back a release?';
const ANSWER = 'Keep the previous build on the hosts until the end of step 5.';

let folder: string;
let args: string[];

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pinakes-clients-'));
	await buildIndex({ folders: [FIXTURES], out: join(folder, 'index') });
	args = [PROGRAM, '--index', join(folder, 'index')];
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the first generation of the TypeScript SDK calls tools and reads files of skills', async () => {
	const client = new Client({ name: 'test', version: '1' });
	await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
	try {
		expect((await client.listTools()).tools.map(({ name }) => name)).toContain('pinakes_search');
		const { content } = await client.callTool({ name: 'pinakes_search', arguments: { query: QUERY } });
		expect(JSON.stringify(content)).toContain(ANSWER);
		const { contents } = await client.readResource({ uri: 'skill://skills/release-notes/SKILL.md' });
		expect(contents[0]).toMatchObject({ mimeType: 'text/markdown', text: expect.stringMatching(/^---\nname: /) });
	} finally {
		await client.close();
	}
});

test('mcporter calls a tool in a shell', async () => {
	const server = [process.execPath, ...args].join(' ');
	const mcporter = [installed('mcporter/dist/cli.js'), 'call', '--stdio', server, 'pinakes_search', `query=${QUERY}`];
	const env = { PATH: process.env.PATH, HOME: tempFolder() };
	const { stdout } = await promisify(execFile)(installed('node24/bin/node'), mcporter, { cwd: folder, env });
	expect(stdout).toContain(ANSWER);
});

test('the MCP client of the AI SDK has the tools, and calls one', async () => {
	const client = await createMCPClient({ transport: new StdioTransport({ command: process.execPath, args }) });
	try {
		const { pinakes_search } = await client.tools();
		const result = await pinakes_search?.execute?.({ query: QUERY }, { toolCallId: '1', messages: [] } as never);
		expect(JSON.stringify(result)).toContain(ANSWER);
	} finally {
		await client.close();
	}
});

test('the MCP adapters of LangChain have the tools, and call one', async () => {
	const server = { transport: 'stdio', command: process.execPath, args } as const;
	const client = new MultiServerMCPClient({ mcpServers: { pinakes: server } });
	try {
		const search = (await client.getTools()).find(({ name }) => name === 'pinakes_search');
		expect(JSON.stringify(await search?.invoke({ query: QUERY }))).toContain(ANSWER);
	} finally {
		await client.close();
	}
});
