import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { serve, VERSION } from '@pinakes/mcp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectHere, testClient } from '../testing/client.ts';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { buildInto, indexOf } from '../testing/index-folder.ts';
import { PROGRAM, run, start } from '../testing/program.ts';

let index: string;

withFixtureIndex((built) => {
	index = built;
});

/** A client of the program as a host starts it. */
async function connectProgram(args: readonly string[], mode: 'legacy' | 'auto' = 'legacy') {
	const transport = new StdioClientTransport({ command: process.execPath, args: [PROGRAM, ...args], stderr: 'ignore' });
	const connected = testClient(new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } }));
	await connected.client.connect(transport);
	return connected;
}

describe.each([
	['2025-11-25', 'legacy'],
	['2026-07-28', 'auto'],
] as const)('over standard input and output, in the protocol of %s', (version, mode) => {
	it('lists and calls tools, and reads resources', async () => {
		const { client, call } = await connectProgram(['--index', index], mode);
		expect(client.getNegotiatedProtocolVersion()).toBe(version);
		expect((await client.listTools()).tools.map(({ name }) => name)).toContain('hybrid_search');
		const { data, text } = await call('pinakes_get', { target_entry: 'Step 5: Close' });
		expect(data.entry_content).toBe('## Step 5: Close\n\nDelete the release branch and thank everybody.\n\n');
		expect(JSON.parse(text)).toEqual(data);
		const { resources } = await client.listResources();
		expect(resources.map(({ uri }) => uri)).toContain('skill://skills/release-notes/SKILL.md');
	});
});

describe('the program', () => {
	it('picks a rebuilt index up without a restart', async () => {
		const folder = await indexOf({ 'a.md': '# Anchors\n\nOld.\n' });
		const { call } = await connectHere(folder);
		expect((await call('pinakes_get', { target_entry: 'Anchors' })).data.entry_content).toContain('Old.');
		await buildInto(folder, { 'a.md': '# Anchors\n\nNew.\n' });
		expect((await call('pinakes_get', { target_entry: 'Anchors' })).data.entry_content).toContain('New.');
	});

	it('serves before the index exists, and answers when it does', async () => {
		const folder = `${await indexOf({ 'a.md': '# Anchors\n' })}-later`;
		const { call } = await connectHere(folder);
		expect(await call('pinakes_outline', {})).toMatchObject({
			isError: true,
			text: `${folder}: manifest.json is missing. Build the index again or name its folder.`,
		});
		await buildInto(folder, { 'a.md': '# Anchors\n' });
		expect((await call('pinakes_outline', {})).data.total).toBe(1);
	});

	it('shows invisible characters of names as codes', async () => {
		expect((await run(['--index', 'a\u202eb'])).stderr).toContain('serving a\\u202eb on standard input and output\n');
	});

	it('ends when its client goes', async () => {
		const { code, stdout, stderr } = await run(['--index', index]);
		expect([code, stdout]).toEqual([0, '']);
		expect(stderr).toBe(`pinakes-mcp: serving ${index} on standard input and output\n`);
	});

	it('ends where there is no client, and by a signal', async () => {
		const alone = spawn(process.execPath, [PROGRAM, '--index', index], { stdio: 'ignore' });
		expect((await once(alone, 'exit'))[0]).toBe(0);
		const serving = spawn(process.execPath, [PROGRAM, '--index', index], { stdio: ['pipe', 'ignore', 'pipe'] });
		await once(serving.stderr, 'data');
		serving.kill('SIGTERM');
		expect((await once(serving, 'exit'))[0]).toBe(0);
	});

	it('asks for the token of the environment', async () => {
		const args = ['--http', '--port', '0', '--index', index];
		const serving = start(args, { env: { PINAKES_MCP_TOKEN: 'secret' } });
		const [url = ''] = /http:\/\/127\S+/.exec(await serving.until(/http:\/\/127\S+\n/)) ?? [];
		expect((await fetch(url, { method: 'POST' })).status).toBe(401);
		expect((await fetch(url, { method: 'POST', headers: { authorization: 'Bearer secret' } })).status).not.toBe(401);
		expect((await serving.end()).code).toBe(0);
	});

	it('says that a port is in use', async () => {
		const http = { port: 0, token: undefined };
		const serving = await serve({ index, http, maxChars: 1000, timeLimit: 1000, refreshAfter: 0 }, () => {});
		onTestFinished(serving.close);
		const port = new URL(serving.url as string).port;
		const { code, stderr } = await run(['--index', index, '--http', '--port', port]);
		expect([code, stderr]).toEqual([
			2,
			`pinakes-mcp: Port ${port} of 127.0.0.1 is in use: name another by --port, or 0 for any that is free.\n`,
		]);
	});

	it.each([
		[['--indx', 'x'], 'Unknown option --indx. Did you mean --index?'],
		[['x'], 'Unexpected argument x'],
		[
			['--index', 'ftp://me:secret@a.b/index'],
			'--index must be a folder, or an address of http, https or postgres, not of ftp.',
		],
		[['--index'], '--index needs a value: --index DIR|URL.'],
		[['--index', 'x', '--http=1'], '--http takes no value.'],
	])('refuses %j', async (args, message) => {
		const { code, stderr } = await run(args);
		expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
	});

	it('prints its version and its flags', async () => {
		expect((await run(['--version'])).stdout).toBe(`${VERSION}\n`);
		expect((await run(['--help'])).stdout).toContain('--max-chars N');
	});
});
