import { fragmentTable } from '@pinakes/context';
import { choiceLines } from './choice-lines.ts';
import { choose, languageFor, slicesFor } from './choose.ts';
import { forgetMemories, listMemories } from './memory-commands.ts';
import { MESSAGES, type Messages } from './messages.ts';
import type { Bot, Said, World } from './parts.ts';
import type { Command } from './read-message.ts';
import { askedToRemember } from './remember.ts';
import type { Session } from './session.ts';
import { storeTelling } from './store-telling.ts';
import { foldLine } from './text.ts';

/** The largest budget that a player may set. */
const MAX_BUDGET = 1_000_000;

/** What a command acts on. */
export interface CommandContext {
	readonly bot: Bot;
	readonly session: Session;
	readonly said: Said;
	readonly world: World;
}

/** Carries out a command, and says what came of it. */
export async function runCommand(context: CommandContext, command: Command): Promise<string> {
	const { bot, said } = context;
	const say = MESSAGES[languageFor(bot, said)];
	switch (command.name) {
		case 'help':
			return say.help.join('\n');
		case 'ctx':
			return showChoice(context, command.message, say);
		case 'context':
			return setSlice(context, command, say);
		case 'snapshot':
			return setSnapshot(context.session, command.level, say);
		case 'budget':
			return setBudget(context, command.value, say);
		case 'memory':
			if (command.isWrong === true) return say.memoryUsage;
			return command.forget === undefined
				? listMemories(bot, said, say)
				: forgetMemories(bot, said, foldLine(command.forget), say);
		case 'remember':
			return command.text === '' ? say.rememberUsage : storeTelling(bot, said, askedToRemember(command.text)).text;
	}
}

/** The last choice, or the one that would be made for a message, which is not answered and changes nothing. */
async function showChoice({ bot, session, said, world }: CommandContext, message: string, say: Messages) {
	const trace =
		message === '' ? session.lastTrace : (await choose(bot, session, { ...said, text: message }, world)).trace;
	if (trace === undefined) return say.noChoice;
	return world.isNarrow ? choiceLines(trace, say) : fragmentTable(trace);
}

function setSlice(context: CommandContext, command: Extract<Command, { name: 'context' }>, say: Messages): string {
	const { bot, session, said, world } = context;
	const slices = slicesFor(bot, session, said, world).map(({ name }) => name);
	const names = slices.join(', ');
	if (command.isWrong === true) return say.contextUsage(names);
	if (command.slice === undefined || command.on === undefined) {
		return say.slices(slices.map((name) => `${name} ${session.include.get(name) === false ? 'off' : 'on'}`).join(', '));
	}
	if (!slices.includes(command.slice)) return say.unknownSlice(foldLine(command.slice), names);
	session.include.set(command.slice, command.on);
	return say.sliceSet(command.slice, command.on);
}

function setSnapshot(session: Session, level: string, say: Messages): string {
	if (level === '') return say.snapshotLevel(session.detail ? 'detail' : 'lite');
	if (level !== 'lite' && level !== 'detail') return say.snapshotUsage;
	session.detail = level === 'detail';
	return say.snapshotLevel(level);
}

function setBudget({ bot, session }: CommandContext, value: string, say: Messages): string {
	if (value === '') return say.budget(session.budget ?? bot.budget);
	const tokens = Number(value);
	if (!/^\d+$/.test(value) || tokens > MAX_BUDGET) return say.budgetUsage(foldLine(value));
	session.budget = tokens;
	return say.budget(tokens);
}
