import type { MemoryStore, Trace } from '@pinakes/context';
import type { Index, Language } from '@pinakes/query';
import type { Complete } from './endpoint/complete.ts';
import type { GameSnapshot } from './minecraft/snapshot.ts';
import type { Sessions } from './session.ts';

/** Settings and dependencies of a bot. */
export interface BotParts {
	readonly name: string;
	readonly memories: MemoryStore;
	/** Requests a reply of the language model, if there is one. */
	readonly complete?: Complete | undefined;
	/** Host of the language model, for messages to players. */
	readonly host?: string | undefined;
	readonly index?: Index | undefined;
	/** Default budget of a prompt, in tokens. */
	readonly budget: number;
	/** The language of answers. Default: that of each message. */
	readonly lang?: Language | undefined;
	/** Called with each trace before the model is asked. */
	onTrace?(player: string, trace: Trace): void;
	/** Called when memories cannot be stored. */
	onProblem?(problem: string): void;
}

/** A bot with the sessions of its players. */
export interface Bot extends BotParts {
	readonly sessions: Sessions;
}

/** What the bot perceives of its environment. */
export interface World {
	readonly task?: string | undefined;
	/** Returns a snapshot of the game, with or without details. */
	readonly snapshot?: ((isDetailed: boolean) => GameSnapshot) | undefined;
	/** Whether there is only room for a few lines. */
	readonly isNarrow?: boolean | undefined;
	/** Events as XML elements, oldest first. */
	readonly events?: readonly string[] | undefined;
}

/** A message from a player to the bot. */
export interface PlayerMessage {
	readonly player: string;
	readonly text: string;
	/** Whether the message and its answer are private. */
	readonly isWhisper: boolean;
}
