import type { Trace, Utterance } from '@pinakes/context';

/** Maximum number of utterances of a dialogue. */
const MAX_UTTERANCES = 20;

/** Maximum number of sessions. The least recently used one is removed. */
const MAX_SESSIONS = 500;

/** The settings and the dialogue of a player while the bot runs. */
export interface Session {
	/** Slices that the player switched on or off. */
	readonly include: Map<string, boolean>;
	/** Budget of a prompt in tokens, if the player set it. */
	budget: number | undefined;
	/** Whether prompts have the whole snapshot. */
	detail: boolean;
	/** Public and whispered dialogue, oldest first. */
	readonly open: Utterance[];
	readonly whispered: Utterance[];
	lastTrace: Trace | undefined;
	/** Number of messages that wait for an answer; `last` resolves after the last one. */
	waiting: number;
	last: Promise<unknown>;
}

/** Sessions by player. */
export type Sessions = Map<string, Session>;

/** Returns the session of a player, created if necessary. */
export function sessionOf(sessions: Sessions, player: string): Session {
	const session = sessions.get(player) ?? newSession();
	sessions.delete(player);
	sessions.set(player, session);
	const oldest = sessions.keys().next().value;
	if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
	return session;
}

function newSession(): Session {
	return {
		include: new Map(),
		budget: undefined,
		detail: false,
		open: [],
		whispered: [],
		lastTrace: undefined,
		waiting: 0,
		last: Promise.resolve(),
	};
}

/** Adds utterances to a dialogue. */
export function record(dialogue: Utterance[], ...utterances: readonly Utterance[]): void {
	dialogue.push(...utterances);
	dialogue.splice(0, Math.max(0, dialogue.length - MAX_UTTERANCES));
}
