/**
 * Tokens that the MCP server costs an agent: `node bench/bin/mcp-tokens.js [FOLDER]`, counted by the o200k tokenizer. A
 * folder is built first; without one the skills of ../shared/data are, where they are there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { scratchFolder, typedPath } from '../src/command.js';
import { table } from '../src/table.js';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const SKILLS = join(REPOSITORY, '../shared/data/skills/awesome-copilot');

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

const [typed] = process.argv.slice(2);
const folder = typed === undefined ? SKILLS : typedPath(typed);
if (!existsSync(folder)) {
	console.log(`mcp-tokens: there is no ${folder}; name a folder of skills or markdown.`);
	process.exit();
}

const work = scratchFolder('tokens');
const index = join(work, 'index');
const program = join(REPOSITORY, 'apps/cli/bin/pinakes.js');
const { status, stderr } = spawnSync(process.execPath, [program, 'build', folder, '--out', index], {
	encoding: 'utf8',
});
if (status !== 0) throw new Error(stderr);

const client = new Client({ name: 'bench', version: '1' });
const args = [join(REPOSITORY, 'apps/mcp/bin/pinakes-mcp.js'), '--index', index];
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
