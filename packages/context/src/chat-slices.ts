import type { Memory, MemoryStore } from './memory/memory.ts';
import type { Slice, Utterance } from './slice.ts';
import type { GameSnapshot } from './snapshot.ts';

/** What a chat bot in a game knows; everything but the rules may be left out. */
export interface ChatState {
	/** The rules of the bot: always kept. */
	readonly rules: string;
	/** What the bot is doing: always kept. */
	readonly task?: string;
	/** Events of the context bus: XML, or one to an item. */
	readonly events?: string | readonly string[];
	readonly snapshot?: GameSnapshot | (() => GameSnapshot | Promise<GameSnapshot>);
	readonly dialogue?: readonly Utterance[];
	readonly memories?: MemoryStore | readonly Memory[];
	/** What the bot can do. */
	readonly affordances?: string | readonly string[];
	/** Per slice: whether it is included, and its own limit. */
	readonly ai?: {
		readonly context?: Readonly<
			Record<string, { readonly include?: boolean; readonly budgetTokens?: number; readonly maxChars?: number }>
		>;
	};
}

/**
 * The usual slices of a chat bot with their default settings: `rules`, `task`, `affordances`, `events`, `snapshot`,
 * `memory`, `dialogue`.
 */
export declare function chatSlices(state: ChatState): readonly Slice[];
