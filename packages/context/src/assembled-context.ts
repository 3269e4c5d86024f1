import type { Language } from '@pinakes/query';
import type { Budget, Slice, Utterance } from './slice.ts';
import type { TokenCounter } from './tokens.ts';
import type { Trace } from './trace.ts';

/** What a prompt is assembled from. */
export interface AssembleInput {
	/** In the order of reading; names differ. */
	readonly slices: readonly Slice[];
	/** What the player just said. */
	readonly message: string;
	/** What was said before it, oldest first: nothing unless given. */
	readonly recentDialogue?: readonly Utterance[];
	/** Who said it; memories of others stay out. */
	readonly player?: string;
	/** The limit of the whole text, in tokens where it is a number: `BUDGET_TOKENS` unless given. */
	readonly budget?: number | Budget;
	/**
	 * Passed to the functions of slices. Of it `ai.context.<slice>` is read: `include`, `budgetTokens` and
	 * `maxChars` there come before what the slice says.
	 */
	readonly state?: unknown;
	/** The language of headings and warnings: `zh` where the message has Han characters, or else `en`, unless given. */
	readonly lang?: Language;
	/** Asks for details, such as the whole snapshot: false unless given. */
	readonly detail?: boolean;
	/** Milliseconds since 1970, for the recency of memories: the newest memory's time unless given. */
	readonly now?: number;
	/** Characters in the n-grams by which text without spaces is compared, 1 to 3: `GRAMS` unless given. */
	readonly grams?: number;
	/** An exact counter: `estimateTokens` unless given. */
	readonly counter?: TokenCounter;
	/** The previous call's text or trace; the trace then tells how long a prefix is the same. */
	readonly previous?: string | Pick<Trace, 'text'>;
}

/** A message of a chat API. */
export interface ChatMessage {
	readonly role: 'system' | 'user' | 'assistant';
	readonly content: string;
}

/** A prompt, and why it is so. */
export interface AssembledContext {
	/** The whole context as one text; the message itself is not in it, nor in the budget. */
	readonly text: string;
	/** The same for chat APIs: the system message, dialogue by role, and last the message itself. */
	readonly messages: readonly ChatMessage[];
	readonly trace: Trace;
}
