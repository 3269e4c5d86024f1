import type { Bilingual, Language } from '@pinakes/query';

/** Blocks of a slice that are looked at and scored. */
export const MAX_BLOCKS = 500;

/** How much a text may take: tokens, characters (UTF-16 code units) or both. What is left out has no limit. */
export interface Budget {
	/** From 0; Infinity is no limit. */
	readonly tokens?: number;
	/** From 0; Infinity is no limit. */
	readonly characters?: number;
}

/** Something that was said. */
export interface Utterance {
	/** Who said it, as it is printed. */
	readonly speaker: string;
	readonly text: string;
	/** What it is in the messages of a chat API: `user` unless given. */
	readonly role?: 'user' | 'assistant';
}

/** One piece of a slice that is kept or left out by itself: an event, a memory, an utterance, a section. */
export interface Block {
	readonly text: string;
	/** What the trace calls it: the slice's name and a number unless given. */
	readonly id?: string;
	/** A heading within the slice; printed once above the blocks that follow one another with it. */
	readonly label?: string | Bilingual<string>;
	/** Words by which it is found and that are never printed. */
	readonly keywords?: string;
	/** How relevant it is, 0 to 1, where the caller knows; the text engine tells otherwise. */
	readonly score?: number;
	/**
	 * Comes before all that is chosen by relevance, whatever its score; of several the later first. Only the budgets
	 * keep it out.
	 */
	readonly pinned?: boolean;
	/** Who says it, printed before it. */
	readonly speaker?: string;
	/** What it is in the messages of a chat API: part of the system message unless given. */
	readonly role?: 'user' | 'assistant';
}

/** What a slice has to say: a text, or blocks in the order of reading. */
export type SliceContent = string | readonly (string | Block)[];

/** What the function of a slice is told. */
export interface SliceRequest {
	/** What the player just said. */
	readonly message: string;
	/** What was said before it, oldest first. */
	readonly recentDialogue: readonly Utterance[];
	readonly player: string | undefined;
	/** The `state` of the call, as it was given. */
	readonly state: unknown;
	readonly lang: Language;
	/** True where details were asked for, such as the whole snapshot. */
	readonly detail: boolean;
	/** Milliseconds since 1970, where the caller gave them. */
	readonly now: number | undefined;
}

/** A named source of context. */
export interface Slice {
	/** Tells slices apart in settings and traces. */
	readonly name: string;
	/** The content, or a function that gives it and is called only where the slice is included. */
	readonly content: SliceContent | ((request: SliceRequest) => SliceContent | Promise<SliceContent>);
	/** False takes the slice out entirely: true unless given. */
	readonly include?: boolean;
	/** Its own limit, its headings included; what is beyond is cut at a boundary: none unless given. */
	readonly budget?: Budget | ((request: SliceRequest) => Budget);
	/** Never dropped, however small the whole budget; only its own budget cuts it: false unless given. */
	readonly always?: boolean;
	/**
	 * A fixed priority instead of relevance: such slices are served first, the greatest first, and cut where the
	 * whole budget ends. Without it, blocks are chosen by relevance.
	 */
	readonly priority?: number;
	/** The relevance, 0 to 1, below which a block is left out: `MIN_RELEVANCE` unless given. */
	readonly minScore?: number;
	/**
	 * Where a block reaches `minScore`, what is left of the limit and of the budgets goes to blocks of at least half of it:
	 * false unless given.
	 */
	readonly nearMisses?: boolean;
	/** Blocks that are kept by relevance at most: no limit unless given. */
	readonly limit?: number;
	/** The heading above it: none unless given. */
	readonly label?: string | Bilingual<string>;
	/** Where a text is cut: between lines and sentences, XML elements or JSON items. Found out unless given. */
	readonly form?: 'text' | 'xml' | 'json';
	/** Takes a text apart there, each line, element or item a separate block: false unless given. */
	readonly split?: boolean;
	/** Hardly ever changes from call to call; such slices stand first, so that a prompt cache can keep them. */
	readonly stable?: boolean;
	/** Written by the owner of the bot: printed as it is. Anything else cannot forge a heading. */
	readonly trusted?: boolean;
	/** Milliseconds that an asynchronous function may take: `TIME_LIMIT` unless given. */
	readonly timeLimit?: number;
}
