import type { MemoryStore, Trace, Utterance } from '@pinakes/context';
import type { Index, Language } from '@pinakes/query';
import type { Complete } from './endpoint.ts';
import type { GameSnapshot } from './minecraft/snapshot.ts';

export interface BotParts {
	readonly name: string;
	readonly memories: MemoryStore;
	readonly complete?: Complete | undefined;
	/** Host of the language model, for messages to players. */
	readonly host?: string | undefined;
	readonly index?: Index | undefined;
	/** Default budget of a prompt, in tokens. */
	readonly budget: number;
	/** The channel whose members share what is told in it. Default: what a player tells is told to that player alone. */
	readonly shared?: string | undefined;
	/** The language of answers. Default: that of each message. */
	readonly lang?: Language | undefined;
	/** Called with each trace before the model is asked. */
	onTrace?(player: string, trace: Trace): void;
	/** Called when memories cannot be stored. */
	onProblem?(problem: string): void;
}

export interface Bot extends BotParts {
	/** By player. */
	readonly sessions: Map<string, Session>;
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

export interface PlayerMessage {
	readonly player: string;
	readonly text: string;
	/** Whether the message and its answer are private. */
	readonly isWhisper: boolean;
}

const MAX_UTTERANCES = 20;
const MAX_SESSIONS = 500;

/** The settings and the dialogue of a player while the bot runs. */
export interface Session {
	/** Slices that the player switched on or off. */
	readonly include: Map<string, boolean>;
	/** Budget of a prompt in tokens, if the player set it. */
	budget?: number;
	/** Whether prompts have the whole snapshot. */
	detail: boolean;
	/** Public and whispered dialogue, oldest first. */
	readonly open: Utterance[];
	readonly whispered: Utterance[];
	lastTrace?: Trace;
	/** Number of messages that wait for an answer; `last` resolves after the last one. */
	waiting: number;
	last: Promise<unknown>;
}

export function sessionOf({ sessions }: Bot, player: string): Session {
	const fresh = { include: new Map(), detail: false, open: [], whispered: [], waiting: 0, last: Promise.resolve() };
	const session: Session = sessions.get(player) ?? fresh;
	sessions.delete(player);
	sessions.set(player, session);
	const oldest = sessions.keys().next().value;
	if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
	return session;
}

export function record(dialogue: Utterance[], utterance: Utterance): void {
	dialogue.push(utterance);
	dialogue.splice(0, Math.max(0, dialogue.length - MAX_UTTERANCES));
}
