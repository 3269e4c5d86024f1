import type { Index } from '@pinakes/query';
import { jsonSchema, type Tool, tool } from 'ai';
import { lookUpTools } from './index.ts';

/** Returns the look-ups of an index as tools of the Vercel AI SDK, for `generateText({ tools })`. */
export function pinakesTools(index: Index): Record<string, Tool> {
	return Object.fromEntries(
		lookUpTools(index).map(({ name, description, parameters, execute }) => [
			name,
			tool({ description, inputSchema: jsonSchema<unknown>(parameters as never), execute: (input) => execute(input) }),
		]),
	);
}
