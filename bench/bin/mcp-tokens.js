/**
 * Tokens that the MCP server costs an agent: `node bench/bin/mcp-tokens.js [FOLDER]`, counted by the o200k tokenizer. A
 * folder is built first; without one the skills of ../shared/data are, where they are there.
 */
import { basename, join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { scratchFolder, typedFolder } from '../src/command.js';
import { PINAKES_MCP, pinakes } from '../src/programs.js';
import { SHARED } from '../src/shared-data.js';
import { table } from '../src/table.js';

/**
 * Calls as agents make them: with what a tool needs, and nothing else.
 *
 * @type {readonly [tool: string, args: object][]}
 */
const CALLS = [
	['pinakes_match', { goal: 'write unit tests for a vue component' }],
	['pinakes_match', { goal: 'review a pull request for security problems' }],
	['pinakes_match', { goal: 'book a table at a restaurant' }],
	['pinakes_search', { query: 'how do I write a conventional commit message?' }],
	['pinakes_search', { query: 'mock a store in a component test' }],
	['pinakes_search', { query: 'what is the boiling point of mercury?' }],
	['pinakes_outline', {}],
	['pinakes_contexts', { keywords: ['testing', 'vue'] }],
	['pinakes_pack', { message: 'write unit tests for a vue component' }],
];

const folder = typedFolder(process.argv[2], join(SHARED, 'skills/awesome-copilot'), 'skills or markdown');
const index = join(scratchFolder('tokens'), 'index');
pinakes(['build', folder, '--out', index]);

const client = new Client({ name: 'bench', version: '1' });
const args = [PINAKES_MCP, '--index', index];
await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));

/** @param {unknown} value */
const tokensOf = (value) => countTokens(JSON.stringify(value));

const { tools } = await client.listTools();
/** @type {[string, string, string, string][]} */
const rows = [['tools/list', `${tools.length} tools`, String(tokensOf(tools)), '']];
for (const tool of tools) rows.push([`  ${tool.name}`, '', String(tokensOf(tool)), '']);
for (const [name, input] of CALLS) {
	const { content, structuredContent } = await client.callTool({ name, arguments: { ...input } });
	const data = structuredContent === undefined ? '' : String(tokensOf(structuredContent));
	rows.push([name, JSON.stringify(input), String(tokensOf(content)), data]);
}
await client.close();

console.log(`${basename(folder)}\n`);
console.log(table(['what', 'with', 'tokens', 'of structured content'], rows));
