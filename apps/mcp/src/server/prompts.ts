import { completable, type McpServer, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import type { Index, UnitRecord } from '@pinakes/query';
import { nearestName, oneLine, readAllUnits, readUnitIds, visible } from '@pinakes/query/internal';
import * as z from 'zod';
import type { CurrentIndex } from '../index/current-index.ts';
import { readDocumentText, readUnit } from '../index/documents.ts';
import { cutOffset, shortened } from '../tools/bounds.ts';
import { item, joined, unitItems, unitLine } from '../tools/markdown.ts';

/** The values that a text may become: those that begin with it, then those that have it within. The SDK cuts and counts. */
function completions(values: readonly string[], text: string): string[] {
	const wanted = text.toLowerCase();
	const startOf = (value: string): number => value.toLowerCase().indexOf(wanted);
	return [...values.filter((value) => startOf(value) === 0), ...values.filter((value) => startOf(value) > 0)];
}

/** Characters of a skill for each that a tool's result may have: a user asks for a skill because they want all of it. */
const SKILL_SHARE = 10;

/** Returns what is to be known of a unit, and its document; what is too long is cut between characters, and says so. */
async function skillText(index: Index, unit: UnitRecord, characters: number): Promise<string> {
	const about = joined([unitLine(unit), item('id', unit.unit_id), unitItems(unit)]);
	const text = `${about}\n\n${await readDocumentText(index, unit.source)}`;
	const end = cutOffset(text, 0, characters * SKILL_SHARE);
	const rest = `\n\n(Cut: pinakes_outline lists the sections of ${oneLine(unit.source)}.)\n`;
	return visible(text.slice(0, end)) + (end < text.length ? rest : '');
}

/** Maximum number of ids that an error names, and characters of a name that it repeats. */
const MAX_NAMED = 5;
const MAX_NAME_LENGTH = 100;

/** Returns a name in one spelling: `Code Review` and `code_review` are `code-review`. */
function spelled(name: string): string {
	return name.trim().toLowerCase().replace(/[\s_]/g, '-');
}

/** Returns the unit that has an id or, alone, a name: its own, that of its folder, or the end of the id. */
async function skillNamed(index: Index, name: string): Promise<UnitRecord> {
	const known = await readUnit(index, name);
	if (known !== undefined) return known;
	const units = await index.run(readAllUnits);
	const wanted = spelled(name);
	const endOf = (id: string): string => id.slice(Math.max(id.lastIndexOf('/'), id.lastIndexOf('#')) + 1);
	const found = units.filter((unit) => [unit.name, endOf(unit.unit_id)].some((one) => spelled(one) === wanted));
	const [only, ...others] = found;
	if (only !== undefined && others.length === 0) return only;
	const nearest = nearestName(
		wanted,
		units.flatMap((unit) => [spelled(unit.name), unit.unit_id]),
	);
	const hint = nearest === undefined ? 'pinakes_match finds one for a task.' : `Did you mean ${nearest}?`;
	const said =
		only === undefined
			? `There is no skill ${shortened(oneLine(name), MAX_NAME_LENGTH)}. ${hint}`
			: `Several skills are called ${shortened(oneLine(name), MAX_NAME_LENGTH)}: ${found
					.slice(0, MAX_NAMED)
					.map(({ unit_id }) => oneLine(unit_id))
					.join(', ')}. Give an id.`;
	throw new ProtocolError(ProtocolErrorCode.InvalidParams, said);
}

/**
 * Makes a server offer the prompt by which a user has a skill used, and completes its name.
 *
 * @param characters that a tool's result may have; the skill may have more
 */
export function registerPrompts(server: McpServer, current: CurrentIndex, characters: number): void {
	const argsSchema = z.object({
		skill: completable(z.string().describe('The name or id of the skill'), (value) =>
			current.use(async (index) => completions(await index.run(readUnitIds), value)),
		),
		task: z.string().optional().describe('What to do with it'),
	});
	const about = { title: 'Use a skill', description: 'Gives the instructions of a skill for a task.', argsSchema };
	server.registerPrompt('use_skill', about, ({ skill, task }) =>
		current.use(async (index) => {
			const text = await skillText(index, await skillNamed(index, skill), characters);
			const asked = task === undefined ? 'what I ask next' : `this task: ${task}`;
			const messages = [`Follow the skill below for ${asked}`, text].map((said) => ({
				role: 'user' as const,
				content: { type: 'text' as const, text: said },
			}));
			return { messages };
		}),
	);
}
