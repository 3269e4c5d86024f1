import { completable, type McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { CurrentIndex } from './index/current-index.ts';
import { completeUnitId } from './resources/completions.ts';
import { readSkill } from './resources/skills.ts';
import { skillUri } from './resources/uris.ts';

/**
 * Makes a server offer the prompt by which a user has a skill used, and completes its name.
 *
 * @param characters that a tool's result may have; the skill may have more
 */
export function registerPrompts(server: McpServer, current: CurrentIndex, characters: number): void {
	const argsSchema = z.object({
		skill: completable(z.string().describe('The id of the skill'), (value) => completeUnitId(current, value)),
		task: z.string().optional().describe('What to do with it'),
	});
	const about = { title: 'Use a skill', description: 'Gives the instructions of a skill for a task.', argsSchema };
	server.registerPrompt('use_skill', about, ({ skill, task }) =>
		current.use(async (index) => {
			const { contents } = await readSkill(index, skillUri(skill), skill, characters);
			const asked = task === undefined ? 'what I ask next' : `this task: ${task}`;
			const text = `Follow the skill below for ${asked}`;
			return {
				messages: [
					{ role: 'user' as const, content: { type: 'text' as const, text } },
					...contents.map((resource) => ({ role: 'user' as const, content: { type: 'resource' as const, resource } })),
				],
			};
		}),
	);
}
