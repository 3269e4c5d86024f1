import { type Fragment, fragmentTable, type Memory, type Trace } from '@pinakes/context';
import { shorten } from '@pinakes/query/internal';
import { MESSAGES, type Messages } from './messages.ts';
import { assemblePrompt, dialogueOf, languageFor, slicesFor } from './prompt.ts';
import { askedToRemember, memoriesNamedBy, ownMemories, remember, type Statement } from './remember.ts';
import type { Bot, PlayerMessage, Session, World } from './session.ts';
import { plainLine, safeLine } from './text.ts';

/** Maximum budget in tokens that a player may set. */
const MAX_BUDGET = 1_000_000;

export interface CommandContext {
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
				: forgetMemories(context, safeLine(command.forget), say);
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

/** A parsed command of the chat. */
export type Command =
	| { readonly name: 'help' }
	| { readonly name: 'ctx'; readonly message: string }
	| { readonly name: 'context'; readonly slice?: string; readonly on?: boolean; readonly isWrong?: boolean }
	| { readonly name: 'snapshot'; readonly level: string }
	| { readonly name: 'budget'; readonly value: string }
	| { readonly name: 'memory'; readonly forget?: string; readonly isWrong?: boolean }
	| { readonly name: 'remember'; readonly text: string };

/** A parsed message: a command, or words for the bot. */
type ParsedMessage = { readonly command: Command } | { readonly words: string };

/** Parses a message. It is a command if its first word after `ai` is one. */
export function readMessage(message: string): ParsedMessage {
	const line = plainLine(message);
	if (line === '') return { command: { name: 'help' } };
	const addressed = /^ai(?:$|[\s,.:，。：]+)(.*)$/isu.exec(line);
	if (addressed === null) return { words: line };
	const words = addressed[1]?.trim() ?? '';
	const command = words === '' ? ({ name: 'help' } as const) : commandIn(words);
	return command === undefined ? { words } : { command };
}

function commandIn(words: string): Command | undefined {
	const [first = ''] = words.split(/\s+/, 1);
	const rest = words.slice(first.length).trim();
	switch (first.toLowerCase()) {
		case 'help':
			return { name: 'help' };
		case 'ctx':
			return { name: 'ctx', message: rest };
		case 'context':
			return contextCommand(rest);
		case 'snapshot':
			return { name: 'snapshot', level: rest.toLowerCase() };
		case 'budget':
			return { name: 'budget', value: rest };
		case 'memory':
			return memoryCommand(rest);
		case 'remember':
			return { name: 'remember', text: rest };
		default:
			return undefined;
	}
}

function contextCommand(rest: string): Command {
	if (rest === '') return { name: 'context' };
	const setting = /^(\S+)\s+(on|off)$/i.exec(rest);
	if (setting?.[1] === undefined) return { name: 'context', isWrong: true };
	return { name: 'context', slice: setting[1].toLowerCase(), on: setting[2]?.toLowerCase() === 'on' };
}

function memoryCommand(rest: string): Command {
	if (rest === '' || rest.toLowerCase() === 'list') return { name: 'memory' };
	const forget = /^forget\s+(.+)$/isu.exec(rest)?.[1];
	return forget === undefined ? { name: 'memory', isWrong: true } : { name: 'memory', forget };
}

/** Maximum number of listed memories, the newest ones, and maximum characters of each. */
const MAX_LISTED = 20;
const MAX_SHOWN_LENGTH = 120;

/** Returns a memory as a line, by its number. */
function memoryLine({ kind, text }: Memory, at: number, say: Messages): string {
	return `${at + 1}. (${say.kind(kind)}) ${shorten(safeLine(text), MAX_SHOWN_LENGTH)}`;
}

export function listMemories(bot: Bot, message: PlayerMessage, say: Messages): string {
	const memories = ownMemories(bot, message);
	if (memories.length === 0) return say.noMemories;
	const lines = memories.map((memory, at) => memoryLine(memory, at, say));
	const earlier = lines.length - MAX_LISTED;
	return [say.memories(memories.length), ...(earlier > 0 ? [say.more(earlier)] : []), ...lines.slice(-MAX_LISTED)].join(
		'\n',
	);
}

/** Removes memories of a player: one by its number or by words that name it, or all. Asks which if several are meant. */
export function forgetMemories({ bot, session, message }: CommandContext, given: string, say: Messages): string {
	const memories = ownMemories(bot, message);
	const isAll = given.toLowerCase() === 'all';
	const numbered = /^\d+$/.test(given) ? memories[Number(given) - 1] : undefined;
	const chosen = isAll ? memories : numbered === undefined ? memoriesNamedBy(given, memories) : [numbered];
	if (chosen.length === 0) return say.noSuchMemory(given);
	if (chosen.length > 1 && !isAll) {
		const lines = chosen.slice(-MAX_LISTED).map((memory) => memoryLine(memory, memories.indexOf(memory), say));
		return [say.whichMemory(chosen.length), ...lines].join('\n');
	}
	try {
		for (const { id, text } of chosen) {
			bot.memories.remove(id);
			const dialogue = dialogueOf(session, message);
			const others = dialogue.filter((said) => !said.text.includes(text));
			dialogue.splice(0, dialogue.length, ...others);
		}
		const [first] = chosen;
		return chosen.length === 1 && first !== undefined
			? say.forgotThis(shorten(safeLine(first.text), MAX_SHOWN_LENGTH))
			: say.forgot(chosen.length);
	} catch (cause) {
		const problem = cause instanceof Error ? cause.message : String(cause);
		bot.onProblem?.(problem);
		return say.notForgotten;
	}
}

/** Decimals of a score. */
const DIGITS = 2;

/**
 * Returns a trace in three lines, for a chat without room for a table: kept fragments, dropped fragments, and totals.
 */
export function traceLines({ fragments, characters, tokens, request }: Trace, say: Messages): string {
	const kept = grouped(fragments.filter((fragment) => fragment.kept));
	const dropped = grouped(fragments.filter((fragment) => !fragment.kept));
	return [say.kept(kept), say.dropped(dropped), say.total(characters, tokens, request.budget.tokens)].join('\n');
}

/** Groups fragments of the same slice with the same reason: `memory x2 76/400c 0.71 relevant`. */
function grouped(fragments: readonly Fragment[]): string {
	const groups = new Map<string, Fragment[]>();
	for (const fragment of fragments) {
		const key = `${fragment.slice} ${fragment.reason}`;
		groups.set(key, [...(groups.get(key) ?? []), fragment]);
	}
	return [...groups.values()].map(described).join('; ') || '-';
}

function described(fragments: readonly Fragment[]): string {
	const [first] = fragments;
	if (first === undefined) return '';
	const scores = fragments.flatMap(({ score }) => score ?? []);
	return [
		first.slice,
		...(fragments.length > 1 ? [`x${fragments.length}`] : []),
		...(first.kept ? [amountOf(fragments, first.budget)] : []),
		...(scores.length > 0 ? [Math.max(...scores).toFixed(DIGITS)] : []),
		first.reason,
	].join(' ');
}

/** Returns the size of fragments relative to the budget of their slice, in tokens or characters. */
function amountOf(fragments: readonly Fragment[], budget: Fragment['budget']): string {
	const sum = (of: 'keptTokens' | 'keptCharacters') => fragments.reduce((total, fragment) => total + fragment[of], 0);
	if (budget?.tokens !== undefined) return `${sum('keptTokens')}/${budget.tokens}t`;
	return `${sum('keptCharacters')}${budget?.characters === undefined ? '' : `/${budget.characters}`}c`;
}

/** The result of storing a statement, with a message for the player. */
export interface Stored {
	readonly text: string;
	/** Whether it could not be stored; the player is then told in any case. */
	readonly isLost: boolean;
}

/** Stores a statement of a player, and returns a message about it. */
export function storeStatement(bot: Bot, message: PlayerMessage, statement: Statement): Stored {
	const say = MESSAGES[languageFor(bot, message)];
	try {
		remember(bot, message, statement, Date.now());
		const text = statement.isAsked ? say.remembered(statement.text) : say.noted;
		return { text, isLost: false };
	} catch (cause) {
		const problem = cause instanceof Error ? cause.message : String(cause);
		bot.onProblem?.(problem);
		return { text: say.notRemembered, isLost: true };
	}
}
