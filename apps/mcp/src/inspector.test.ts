import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serve } from '@pinakes/mcp';
import { expect, it, onTestFinished } from 'vitest';
import { withFixtureIndex } from '../testing/fixture-index.ts';
import { PROGRAM } from '../testing/program.ts';

/** The MCP Inspector. It asks for Node 22; its command-line mode runs on 20 as well. */
const INSPECTOR = fileURLToPath(new URL('../node_modules/.bin/mcp-inspector', import.meta.url));

let index: string;

withFixtureIndex((built) => {
	index = built;
});

/** What the Inspector gets from a server. */
async function inspect(server: readonly string[], method: string, ...args: string[]) {
	const typed = ['--cli', ...server, '--connect-timeout', '60000', '--method', method, ...args];
	// A tool's error is one of the Inspector, too.
	const run = promisify(execFile)(INSPECTOR, typed, { maxBuffer: 2 ** 26 });
	const { stdout, stderr } = await run.catch((failed: { stdout: string; stderr: string }) => failed);
	expect([method, stdout === '' ? stderr : '']).toEqual([method, '']);
	return JSON.parse(stdout);
}

const stdio = () => [process.execPath, PROGRAM, '--index', index];

it('lists and calls tools over standard input and output', async () => {
	const { tools } = await inspect(stdio(), 'tools/list');
	expect(tools.map(({ name }: { name: string }) => name)).toContain('pinakes_match');
	const args = ['--tool-name', 'pinakes_search', '--tool-arg', 'query=how do I roll back a release?', 'detail=true'];
	const { structuredContent } = await inspect(stdio(), 'tools/call', ...args);
	expect(structuredContent.sources[0]).toMatch(/^\[handbook\/release\.md/);
	const wrong = await inspect(stdio(), 'tools/call', '--tool-name', 'pinakes_search', '--tool-arg', 'qury=x');
	expect(wrong).toMatchObject({ isError: true });
});

it('lists and reads resources over HTTP', async () => {
	const serving = await serve(
		{ index, http: { port: 0, token: undefined }, maxChars: 10_000, timeLimit: 1000, refreshAfter: 0 },
		() => {},
	);
	onTestFinished(serving.close);
	const server = [serving.url as string, '--transport', 'http'];
	const { resources } = await inspect(server, 'resources/list');
	const uri = resources.at(-1).uri as string;
	expect((await inspect(server, 'resources/read', '--uri', uri)).contents[0]).toMatchObject({ uri });
	expect((await inspect(server, 'resources/templates/list')).resourceTemplates).toHaveLength(1);
});
