import type { Bilingual, Language } from '@pinakes/query';

/** Maximum size of a text in tokens, characters (UTF-16 code units) or both, from 0. What is left out is unlimited. */
export interface Budget {
	readonly tokens?: number;
	readonly characters?: number;
}

/** Something said in the conversation. */
export interface Utterance {
	/** The speaker's name, as it is printed. */
	readonly speaker: string;
	readonly text: string;
	/** Its role in the messages of a chat API. Default: `user`. */
	readonly role?: 'user' | 'assistant';
}

/** A part of a slice that is kept or left out separately: an event, a memory, an utterance, a section. */
export interface Block extends Partial<Pick<Utterance, 'speaker' | 'role'>> {
	readonly text: string;
	/** Its id in the trace. Default: the name of the slice and a number. */
	readonly id?: string;
	/** A heading within the slice, printed once above consecutive blocks that have it. */
	readonly label?: string | Bilingual<string>;
	/** Additional words that count for relevance and are not printed. */
	readonly keywords?: string;
	/** Relevance, 0 to 1. Default: computed from its text and keywords. */
	readonly score?: number;
	/** Whether it is kept regardless of relevance, as far as the budgets allow; later blocks come first. */
	readonly pinned?: boolean;
	/** Whether it is kept whole or not at all. Default: it may be cut. */
	readonly isWhole?: boolean;
	/** Ids of what it replaces, for the trace. */
	readonly replaces?: readonly string[];
}

/** Content of a slice: a text, or blocks in printing order. */
export type SliceContent = string | readonly (string | Block)[];

/** The argument of the function of a slice. */
export interface SliceRequest {
	/** The player's latest message. */
	readonly message: string;
	/** The utterances before it, oldest first. */
	readonly recentDialogue: readonly Utterance[];
	readonly player: string | undefined;
	/** The `state` of the call. */
	readonly state: unknown;
	readonly lang: Language;
	/** Whether details are wanted, such as the whole of a snapshot. */
	readonly detail: boolean;
	/** The current time in milliseconds since 1970, if the caller gave it. */
	readonly now: number | undefined;
	/** Minutes by which the time zone is ahead of UTC. */
	readonly utcOffset: number;
}

/** A named source of context. */
export interface Slice {
	/** Unique name, used in settings and traces. */
	readonly name: string;
	/** The content, or a function that returns it, called only if the slice is included, and waited for without a limit of time. */
	readonly content: SliceContent | ((request: SliceRequest) => SliceContent | Promise<SliceContent>);
	/** Limit of the slice, including its headings. Default: none. */
	readonly budget?: Budget | ((request: SliceRequest) => Budget);
	/** Whether the slice is always kept, even beyond the whole budget; only its own budget can cut it. Default: false. */
	readonly always?: boolean;
	/** Minimum relevance of a block, 0 to 1. Default: `MIN_RELEVANCE`. */
	readonly minScore?: number;
	/** Maximum number of blocks that are kept by relevance. Default: no limit. */
	readonly limit?: number;
	/** The heading above it. Default: none. */
	readonly label?: string | Bilingual<string>;
	/** Whether each line or XML element becomes a separate block. Default: false. */
	readonly split?: boolean;
	/** Whether the content is trusted, and printed unchanged. Other content is quoted where it looks like a heading. Default: false. */
	readonly trusted?: boolean;
}

/** Settings of a slice for one call, in `state.ai.context`. */
export interface SliceOverride {
	/** Whether the slice is there at all. Default: true. */
	readonly include?: boolean;
	readonly budgetTokens?: number;
	readonly maxChars?: number;
}
