import type { GameSnapshot, MemoryStore, Trace } from '@pinakes/context';
import type { Index, Language } from '@pinakes/query';
import type { Complete } from './endpoint/complete.ts';
import type { Sessions } from './session.ts';

/** What a bot is made of. */
export interface BotParts {
	/** How it is called. */
	readonly name: string;
	readonly memories: MemoryStore;
	/** Asks the language model, where there is one. */
	readonly complete?: Complete | undefined;
	/** Where that one is, as players are told. */
	readonly host?: string | undefined;
	readonly index?: Index | undefined;
	/** Tokens of a prompt, where a player set nothing else. */
	readonly budget: number;
	/** The language of answers. Default: that of each message. */
	readonly lang?: Language | undefined;
	/** Called with every choice before a model is asked. */
	onTrace?(player: string, trace: Trace): void;
	/** Called for memories that could not be stored. */
	onProblem?(problem: string): void;
}

/** A bot, and the sessions of those who spoke to it. */
export interface Bot extends BotParts {
	readonly sessions: Sessions;
}

/** What the bot perceives while it answers. */
export interface World {
	readonly task?: string | undefined;
	/** What is seen of a game; whether details are wanted. */
	readonly snapshot?: ((isDetailed: boolean) => GameSnapshot) | undefined;
	/** Whether an answer has room for a few lines only. */
	readonly isNarrow?: boolean | undefined;
	/** Events, as XML elements, oldest first. */
	readonly events?: readonly string[] | undefined;
}

/** A message of a player to the bot. */
export interface Said {
	readonly player: string;
	readonly text: string;
	/** Whether nobody else hears it, nor the answer. */
	readonly isWhisper: boolean;
}
