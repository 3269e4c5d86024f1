import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { FIXTURE_INDEX } from './testing/fixture-index.ts';
import { PROGRAM, startHttp } from './testing/program.ts';

/** The MCP Inspector. It asks for Node 22; its command-line mode runs on 20 as well. */
const INSPECTOR = fileURLToPath(new URL('../node_modules/.bin/mcp-inspector', import.meta.url));

let index: string;

beforeAll(async () => {
	index = await FIXTURE_INDEX;
});

/** What the Inspector gets from a server. */
function inspect(server: readonly string[], method: string, ...args: string[]) {
	const { stdout, stderr } = spawnSync(
		INSPECTOR,
		['--cli', ...server, '--connect-timeout', '60000', '--method', method, ...args],
		{
			encoding: 'utf8',
		},
	);
	expect([method, stdout === '' ? stderr : '']).toEqual([method, '']);
	return JSON.parse(stdout);
}

const stdio = () => [process.execPath, PROGRAM, '--index', index];

it('lists and calls tools over standard input and output', () => {
	const { tools } = inspect(stdio(), 'tools/list');
	expect(tools.map(({ name }: { name: string }) => name)).toContain('pinakes_match');
	const args = ['--tool-name', 'pinakes_search', '--tool-arg', 'query=how do I roll back a release?', 'detail=true'];
	const { structuredContent } = inspect(stdio(), 'tools/call', ...args);
	expect(structuredContent.sources[0]).toMatch(/^\[handbook\/release\.md/);
	const wrong = inspect(stdio(), 'tools/call', '--tool-name', 'pinakes_search', '--tool-arg', 'qury=x');
	expect(wrong).toMatchObject({ isError: true });
});

it('lists and reads resources over HTTP', async () => {
	const { url } = await startHttp(index);
	const server = [url, '--transport', 'http'];
	const { resources } = inspect(server, 'resources/list');
	const uri = resources.at(-1).uri as string;
	expect(inspect(server, 'resources/read', '--uri', uri).contents[0]).toMatchObject({ uri });
	expect(inspect(server, 'resources/templates/list').resourceTemplates).toHaveLength(3);
});
