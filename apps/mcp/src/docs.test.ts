import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { connectHere } from '../testing/client.ts';
import { MCP_OPTIONS } from './options.ts';

const PAGE = readFileSync(new URL('../../../docs/guides/mcp.md', import.meta.url), 'utf8');
const REFERENCE = readFileSync(new URL('../../../docs/reference/cli.md', import.meta.url), 'utf8');

it('the reference has every flag', () => {
	const section = REFERENCE.split('### pinakes mcp')[1]?.split('\n### ')[0];
	for (const flag of Object.keys(MCP_OPTIONS)) expect(section).toContain(`\`--${flag}`);
});

it('the page has every tool with its arguments', async () => {
	const { client } = await connectHere('/no/such/index');
	const { tools } = await client.listTools();
	for (const { name, inputSchema } of tools) {
		const [row] = PAGE.match(new RegExp(`^\\| \`${name}\` .*$`, 'm')) ?? [''];
		const missing = Object.keys(inputSchema.properties ?? {}).filter(
			(argument) => !['offset', 'detail'].includes(argument) && !row.includes(`\`${argument}\``),
		);
		expect([name, missing]).toEqual([name, []]);
	}
});
