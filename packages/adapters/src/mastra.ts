import { createTool } from '@mastra/core/tools';
import type { Index } from '@pinakes/query';
import { lookUpTools } from './index.ts';

/** Returns the look-ups of an index as tools of Mastra, for `new Agent({ tools })`. */
export function pinakesTools(index: Index): Record<string, ReturnType<typeof createTool>> {
	return Object.fromEntries(
		lookUpTools(index).map(({ name, description, parameters, execute }) => [
			name,
			createTool({ id: name, description, inputSchema: parameters, execute: (input) => execute(input) }),
		]),
	);
}
