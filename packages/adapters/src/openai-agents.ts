import { type Tool, tool } from '@openai/agents-core';
import type { Index } from '@pinakes/query';
import { lookUpTools } from './index.ts';

/** Returns the look-ups of an index as tools of the OpenAI Agents SDK, for `new Agent({ tools })`. */
export function pinakesTools(index: Index): Tool[] {
	return lookUpTools(index).map(({ name, description, parameters, execute }) =>
		tool({
			name,
			description,
			// Strict schemas do not allow optional arguments.
			strict: false,
			parameters: { ...parameters, additionalProperties: true },
			execute: (input) => execute(input),
			// The default tells a model nothing, so that it cannot correct its arguments.
			errorFunction: (_context, error) => (error instanceof Error ? error.message : String(error)),
		}),
	);
}
