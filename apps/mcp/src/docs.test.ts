import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MCP_OPTIONS } from './options.ts';

// `scripts/check-pages.js` types the page's walk-through.
const PAGE = readFileSync(new URL('../../../docs/guides/mcp.md', import.meta.url), 'utf8');

it('the page has every flag, and every tool with its arguments', async () => {
	for (const flag of Object.keys(MCP_OPTIONS)) expect(PAGE).toContain(`\`--${flag}`);
	const { TOOLS } = await import('./server.ts');
	for (const { name, config } of TOOLS) {
		const [row] = PAGE.match(new RegExp(`^\\| \`${name}\` .*$`, 'm')) ?? [''];
		const { properties = {} } = config.inputSchema.toJSONSchema({ io: 'input' });
		const missing = Object.keys(properties).filter(
			(argument) => !['offset', 'detail'].includes(argument) && !row.includes(`\`${argument}\``),
		);
		expect([name, missing]).toEqual([name, []]);
	}
});
