import type { Memory } from '@pinakes/context';
import type { Messages } from './messages.ts';
import type { Bot, Said } from './parts.ts';
import { ownMemories } from './remember.ts';
import { foldLine, sliceWhole } from './text.ts';
import { withoutWhispers } from './whispers.ts';

/** Memories that are listed, the newest, and the characters shown of each. */
const MAX_LISTED = 20;
const SHOWN_OF_MEMORY = 120;

/** The player's own memories that may be told here, in the order of their numbers. */
function tellable({ memories }: Bot, said: Said): readonly Memory[] {
	return ownMemories(said.isWhisper ? memories : withoutWhispers(memories), said.player);
}

/** What the bot remembers of a player, by number. */
export function listMemories(bot: Bot, said: Said, say: Messages): string {
	const memories = tellable(bot, said);
	if (memories.length === 0) return say.noMemories;
	const lines = memories.map(({ kind, text }, at) => {
		const shown = foldLine(text);
		const most = sliceWhole(shown, SHOWN_OF_MEMORY);
		return `${at + 1}. (${say.kind(kind)}) ${most}${most === shown ? '' : '…'}`;
	});
	const earlier = lines.length - MAX_LISTED;
	return [say.memories(memories.length), ...(earlier > 0 ? [say.more(earlier)] : []), ...lines.slice(-MAX_LISTED)].join(
		'\n',
	);
}

/** Drops memories of a player: one by its number or by words that no other has, or all. */
export function forgetMemories(bot: Bot, said: Said, given: string, say: Messages): string {
	const memories = tellable(bot, said);
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

/** Memories by the number that the list shows, by `all`, or by words that they have. */
function memoriesNamed(memories: readonly Memory[], given: string): readonly Memory[] {
	if (given.toLowerCase() === 'all') return memories;
	const numbered = /^\d+$/.test(given) ? memories[Number(given) - 1] : undefined;
	if (numbered !== undefined) return [numbered];
	const words = given.toLowerCase();
	return memories.filter(({ text }) => text.toLowerCase().includes(words));
}
