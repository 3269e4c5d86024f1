import { fragmentTable } from '@pinakes/context';
import { assemblePrompt, languageFor, slicesFor } from './assemble-prompt.ts';
import { forgetMemories, listMemories } from './memory-commands.ts';
import { MESSAGES, type Messages } from './messages.ts';
import type { Bot, PlayerMessage, World } from './parts.ts';
import type { Command } from './read-message.ts';
import { askedToRemember } from './remember.ts';
import type { Session } from './session.ts';
import { storeStatement } from './store-statement.ts';
import { safeLine } from './text.ts';
import { traceLines } from './trace-lines.ts';

/** Maximum budget in tokens that a player may set. */
const MAX_BUDGET = 1_000_000;

interface CommandContext {
	readonly bot: Bot;
	readonly session: Session;
	readonly message: PlayerMessage;
	readonly world: World;
}

/** Runs a command, and returns its output. */
export async function runCommand(context: CommandContext, command: Command): Promise<string> {
	const { bot, message } = context;
	const say = MESSAGES[languageFor(bot, message)];
	switch (command.name) {
		case 'help':
			return say.help.join('\n');
		case 'ctx':
			return showTrace(context, command.message, say);
		case 'context':
			return setSlice(context, command, say);
		case 'snapshot':
			return setSnapshot(context.session, command.level, say);
		case 'budget':
			return setBudget(context, command.value, say);
		case 'memory':
			if (command.isWrong === true) return say.memoryUsage;
			return command.forget === undefined
				? listMemories(bot, message, say)
				: forgetMemories(bot, message, safeLine(command.forget), say);
		case 'remember':
			return command.text === '' ? say.rememberUsage : storeStatement(bot, message, askedToRemember(command.text)).text;
	}
}

/** Returns the last trace, or, for a text, the trace of the prompt that it would have, without answering it. */
async function showTrace({ bot, session, message, world }: CommandContext, text: string, say: Messages) {
	const trace =
		text === '' ? session.lastTrace : (await assemblePrompt(bot, session, { ...message, text }, world)).trace;
	if (trace === undefined) return say.noChoice;
	return world.isNarrow ? traceLines(trace, say) : fragmentTable(trace);
}

function setSlice(context: CommandContext, command: Extract<Command, { name: 'context' }>, say: Messages): string {
	const { bot, session, message, world } = context;
	const slices = slicesFor(bot, session, message, world).map(({ name }) => name);
	const names = slices.join(', ');
	if (command.isWrong === true) return say.contextUsage(names);
	if (command.slice === undefined || command.on === undefined) {
		return say.slices(slices.map((name) => `${name} ${session.include.get(name) === false ? 'off' : 'on'}`).join(', '));
	}
	if (!slices.includes(command.slice)) return say.unknownSlice(safeLine(command.slice), names);
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
	if (!/^\d+$/.test(value) || tokens > MAX_BUDGET) return say.budgetUsage(safeLine(value));
	session.budget = tokens;
	return say.budget(tokens);
}
