import { type Fragment, fragmentTable, type Memory, type Trace } from '@pinakes/context';
import { oneLine, shorten } from '@pinakes/query/internal';
import type { Messages } from './messages.ts';
import { assemblePrompt, sayFor, slicesFor } from './prompt.ts';
import { askedToRemember, audienceOf, memoriesNamedBy, ownMemories, remember, type Statement } from './remember.ts';
import type { Bot, PlayerMessage, Session, World } from './session.ts';
import { plainLine } from './text.ts';

const MAX_BUDGET = 1_000_000;

export interface CommandContext {
	readonly bot: Bot;
	readonly session: Session;
	readonly message: PlayerMessage;
	readonly world: World;
	/** The messages in the language of the answer. */
	readonly say: Messages;
}

/** A command of the chat, which gets what follows its name. */
type Command = (context: CommandContext, rest: string) => string | Promise<string>;

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
	Object.entries({
		help: ({ say }) => say.help.join('\n'),
		ctx: showTrace,
		context: setSlice,
		snapshot: setSnapshot,
		budget: setBudget,
		memory: tellMemories,
		remember: ({ bot, message, say }, text) =>
			text === ''
				? say.rememberUsage
				: storeStatement(bot, message, askedToRemember(text.replace(/^that\s+/iu, ''))).text,
	} satisfies Record<string, Command>),
);

/** A parsed message: a command with what follows its name, or words for the bot. */
type ParsedMessage = { readonly run: Command; readonly rest: string } | { readonly words: string };

/** Parses a message. It is a command if its first word after `ai` is one. */
export function readMessage(message: string): ParsedMessage {
	const line = plainLine(message);
	const addressed = /^ai(?:$|[\s,.:，。：]+)(.*)$/isu.exec(line);
	if (line !== '' && addressed === null) return { words: line };
	const words = addressed?.[1]?.trim() || 'help';
	const [first = ''] = words.split(/\s+/, 1);
	const run = COMMANDS.get(first.toLowerCase());
	return run === undefined ? { words } : { run, rest: words.slice(first.length).trim() };
}

/** Returns the last trace, or, for a text, the trace of the prompt that it would have, without answering it. */
async function showTrace({ bot, session, message, world, say }: CommandContext, text: string) {
	const trace =
		text === '' ? session.lastTrace : (await assemblePrompt(bot, session, { ...message, text }, world)).trace;
	if (trace === undefined) return say.noChoice;
	return world.isNarrow ? traceLines(trace, say) : fragmentTable(trace);
}

function setSlice({ bot, session, message, world, say }: CommandContext, rest: string): string {
	const slices = slicesFor(bot, session, message, world).map(({ name }) => name);
	const names = slices.join(', ');
	if (rest === '')
		return say.slices(slices.map((name) => `${name} ${session.include.get(name) === false ? 'off' : 'on'}`).join(', '));
	const [, slice = '', on = ''] = /^(\S+)\s+(on|off)$/.exec(rest.toLowerCase()) ?? [];
	if (on === '') return say.contextUsage(names);
	if (!slices.includes(slice)) return say.unknownSlice(oneLine(slice), names);
	session.include.set(slice, on === 'on');
	return say.sliceSet(slice, on === 'on');
}

function setSnapshot({ session, say }: CommandContext, rest: string): string {
	const level = rest.toLowerCase();
	if (level === '') return say.snapshotLevel(session.detail ? 'detail' : 'lite');
	if (level !== 'lite' && level !== 'detail') return say.snapshotUsage;
	session.detail = level === 'detail';
	return say.snapshotLevel(level);
}

function setBudget({ bot, session, say }: CommandContext, value: string): string {
	if (value === '') return say.budget(session.budget ?? bot.budget);
	const tokens = Number(value);
	if (!/^\d+$/.test(value) || tokens > MAX_BUDGET) return say.budgetUsage(oneLine(value));
	session.budget = tokens;
	return say.budget(tokens);
}

function tellMemories(context: CommandContext, rest: string): string {
	const forgotten = /^forget\s+(.+)$/isu.exec(rest)?.[1];
	if (forgotten !== undefined) return forgetMemories(context, oneLine(forgotten));
	return rest === '' || rest.toLowerCase() === 'list' ? listMemories(context) : context.say.memoryUsage;
}

/** Maximum number of listed memories, the newest ones, and maximum characters of each. */
const MAX_LISTED = 20;
const MAX_SHOWN_LENGTH = 120;

const shown = ({ text }: Memory): string => shorten(oneLine(text), MAX_SHOWN_LENGTH);
const isReplacedIn = (some: readonly Memory[], { id }: Memory): boolean =>
	some.some(({ corrects }) => corrects?.includes(id));

/** Returns lines for some of the memories of a player, with their numbers among all. */
function memoryLines(some: readonly Memory[], all: readonly Memory[], say: Messages): string[] {
	const lineOf = (memory: Memory): string =>
		`${all.indexOf(memory) + 1}. (${say.kind(memory.kind, isReplacedIn(all, memory))}) ${shown(memory)}`;
	return some.slice(-MAX_LISTED).map(lineOf);
}

function listMemories({ bot, message, say }: CommandContext): string {
	const memories = ownMemories(bot, message);
	if (memories.length === 0) return say.noMemories;
	const earlier = memories.length - MAX_LISTED;
	const more = earlier > 0 ? [say.more(earlier)] : [];
	return [say.memories(memories.length), ...more, ...memoryLines(memories, memories, say)].join('\n');
}

/**
 * Removes memories of a player: the one of a number, those that have some words, if it is one with what it replaces, or
 * all. Otherwise it lists what may be meant. The recent dialogue, which may repeat what is removed, is forgotten too.
 */
export function forgetMemories({ bot, session, message, say }: CommandContext, given: string): string {
	const isAll = given.toLowerCase() === 'all';
	const memories = ownMemories(bot, isAll ? { ...message, isWhisper: true } : message);
	const number = /^\d+$/.test(given) ? Number(given) : undefined;
	const named =
		number === undefined ? memoriesNamedBy(given, memories) : memories.slice(Math.max(0, number - 1), number);
	if (!isAll && named.filter((memory) => !isReplacedIn(named, memory)).length !== 1) {
		const near = bot.memories.search({ ...audienceOf(bot, message), message: given });
		const meant = named.length > 0 ? named : memories.filter(({ id }) => near.some(({ memory }) => memory.id === id));
		if (meant.length === 0) return say.noSuchMemory(given);
		return [say.whichMemory(meant.length), ...memoryLines(meant, memories, say)].join('\n');
	}
	const chosen = isAll ? memories : named;
	const isShared = chosen.some(({ owner }) => owner === undefined);
	for (const { open, whispered } of isShared ? bot.sessions.values() : [session]) open.length = whispered.length = 0;
	try {
		for (const { id } of chosen) bot.memories.remove(id);
	} catch (cause) {
		bot.onProblem?.((cause as Error).message);
		return say.notForgotten;
	}
	if (isAll) return chosen.length === 0 ? say.noMemories : say.forgot(chosen.length);
	const left = new Set(ownMemories(bot, message).map(({ id }) => id));
	// With a memory goes what it replaced.
	return say.forgotThis(memories.filter(({ id }) => !left.has(id)).map(shown));
}

/** Returns a trace in three lines, for a chat without room for a table: kept fragments, others, and totals. */
function traceLines({ fragments, characters, tokens, request }: Trace, say: Messages): string {
	const listed = (isKept: boolean): string =>
		fragments.flatMap((fragment) => (fragment.kept === isKept ? described(fragment) : [])).join('; ') || '-';
	return [
		say.kept(listed(true)),
		say.dropped(listed(false)),
		say.total(characters, tokens, request.budget.tokens),
	].join('\n');
}

/** Returns a fragment with its share of the slice's budget, in tokens or characters: `memory 38/500c 0.71 relevant`. */
function described({ slice, kept, reason, score, budget, keptTokens, keptCharacters }: Fragment): string {
	const limit = budget?.tokens ?? budget?.characters;
	const amount = budget?.tokens === undefined ? keptCharacters : keptTokens;
	const size = `${amount}${limit === undefined ? '' : `/${limit}`}${budget?.tokens === undefined ? 'c' : 't'}`;
	return [slice, kept ? size : '', score === null ? '' : score.toFixed(2), reason].filter(Boolean).join(' ');
}

export type Stored = ReturnType<typeof storeStatement>;

/** Stores a statement of a player, and returns a message about it. If it is lost, the player is told in any case. */
export function storeStatement(bot: Bot, message: PlayerMessage, statement: Statement) {
	const say = sayFor(bot, message);
	try {
		remember(bot, message, statement, Date.now());
		const text = statement.isAsked ? say.remembered(statement.text) : say.noted;
		return { text, isLost: false };
	} catch (cause) {
		bot.onProblem?.((cause as Error).message);
		return { text: say.notRemembered, isLost: true };
	}
}
