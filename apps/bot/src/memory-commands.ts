import type { Memory } from '@pinakes/context';
import { shorten } from '@pinakes/query/format/shorten';
import type { Messages } from './messages.ts';
import type { Bot, PlayerMessage } from './parts.ts';
import { ownMemories } from './remember.ts';
import { safeLine } from './text.ts';
import { withoutWhispers } from './whispers.ts';

/** Maximum number of listed memories, the newest ones, and maximum characters of each. */
const MAX_LISTED = 20;
const MAX_SHOWN_LENGTH = 120;

/** Returns the player's memories that may be shown where the message was sent, in the order of their numbers. */
function visibleMemories({ memories }: Bot, message: PlayerMessage): readonly Memory[] {
	return ownMemories(message.isWhisper ? memories : withoutWhispers(memories), message.player);
}

export function listMemories(bot: Bot, message: PlayerMessage, say: Messages): string {
	const memories = visibleMemories(bot, message);
	if (memories.length === 0) return say.noMemories;
	const lines = memories.map(
		({ kind, text }, at) => `${at + 1}. (${say.kind(kind)}) ${shorten(safeLine(text), MAX_SHOWN_LENGTH)}`,
	);
	const earlier = lines.length - MAX_LISTED;
	return [say.memories(memories.length), ...(earlier > 0 ? [say.more(earlier)] : []), ...lines.slice(-MAX_LISTED)].join(
		'\n',
	);
}

/** Removes memories of a player: one by its number or by words that only it has, or all. */
export function forgetMemories(bot: Bot, message: PlayerMessage, given: string, say: Messages): string {
	const memories = visibleMemories(bot, message);
	const chosen = memoriesNamed(memories, given);
	if (chosen.length === 0) return say.noSuchMemory(given);
	if (chosen.length > 1 && given.toLowerCase() !== 'all') return say.whichMemory(chosen.length);
	try {
		return say.forgot(chosen.filter(({ id }) => bot.memories.remove(id)).length);
	} catch (cause) {
		const problem = cause instanceof Error ? cause.message : String(cause);
		bot.onProblem?.(problem);
		return say.notForgotten;
	}
}

/** Returns the memories with a number, with some words, or `all`. */
function memoriesNamed(memories: readonly Memory[], given: string): readonly Memory[] {
	if (given.toLowerCase() === 'all') return memories;
	const numbered = /^\d+$/.test(given) ? memories[Number(given) - 1] : undefined;
	if (numbered !== undefined) return [numbered];
	const words = given.toLowerCase();
	return memories.filter(({ text }) => text.toLowerCase().includes(words));
}
