import type { ListToolsResult, McpServer } from '@modelcontextprotocol/server';
import { isRecord } from '@pinakes/query/format/json';
import * as z from 'zod';
import { MAX_SIZE } from './arguments.ts';
import type { CurrentIndex } from './index/current-index.ts';
import type { Tool, ToolSettings } from './tool.ts';

/**
 * Makes a server answer calls of tools, and list those that can find something in the index. Tools that were chosen are
 * listed in any case, and no others can be called.
 *
 * @param all in the order in which they are listed
 */
export function registerTools(
	server: McpServer,
	all: readonly Tool[],
	current: CurrentIndex,
	settings: ToolSettings,
): void {
	const { chosen } = settings;
	const tools = chosen === undefined ? all : all.filter(({ name }) => chosen.includes(name));
	for (const { name, config, call } of tools) {
		server.registerTool(name, config, (args) => call(current, args, settings));
	}
	server.server.setRequestHandler('tools/list', async () => {
		const served = chosen === undefined ? await servedTools(tools, current) : tools;
		return { tools: served.map(listed) };
	});
}

/** The tools that an index can serve; all of them for an index that cannot be opened, as calls say why. */
async function servedTools(tools: readonly Tool[], current: CurrentIndex): Promise<readonly Tool[]> {
	try {
		const isServed = await current.use((index) => Promise.all(tools.map((tool) => tool.isServed(index))));
		return tools.filter((_, i) => isServed[i]);
	} catch {
		return tools;
	}
}

function listed({
	name,
	config: { title, description, inputSchema, annotations },
}: Tool): ListToolsResult['tools'][number] {
	const { $schema: _, ...schema } = portable(z.toJSONSchema(inputSchema, { io: 'input' })) as Record<string, unknown>;
	return { name, title, description, inputSchema: { ...schema, type: 'object' }, annotations };
}

/** A schema without bounds that tell a model nothing. */
function portable(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(portable);
	if (!isRecord(schema)) return schema;
	const kept = Object.entries(schema).filter(([name, value]) => !(name === 'maximum' && value === MAX_SIZE));
	return Object.fromEntries(kept.map(([name, value]) => [name, portable(value)]));
}
