import type { Trace, Utterance } from '@pinakes/context';

/** Utterances of a conversation that are kept. */
const MAX_UTTERANCES = 20;

/** Sessions that are kept; the one that was silent longest goes first. */
const MAX_SESSIONS = 500;

/** What a player set, and what was said with them, for as long as the bot runs. */
export interface Session {
	/** Slices that the player took in or out. */
	readonly include: Map<string, boolean>;
	/** Tokens of a prompt, where the player set them. */
	budget: number | undefined;
	/** Whether prompts have the whole snapshot. */
	detail: boolean;
	/** Oldest first; what was whispered is apart, as others do not hear it. */
	readonly open: Utterance[];
	readonly whispered: Utterance[];
	lastTrace: Trace | undefined;
	/** Messages that wait for an answer, and the end of the last one's. */
	waiting: number;
	last: Promise<unknown>;
}

/** The sessions of all players. */
export type Sessions = Map<string, Session>;

/** The session of a player, a new one where there is none. */
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

/** Adds what was said to a dialogue. */
export function record(dialogue: Utterance[], ...utterances: readonly Utterance[]): void {
	dialogue.push(...utterances);
	dialogue.splice(0, Math.max(0, dialogue.length - MAX_UTTERANCES));
}
