import type { Language } from '@pinakes/query';
import type { Vocabulary } from './relevance/vocabulary.ts';
import type { Budget, Slice, Utterance } from './slice.ts';
import type { TokenCounter } from './tokens.ts';
import type { Trace } from './trace.ts';

/** The input of `assembleContext`. */
export interface AssembleInput {
	/** In the order in which they are printed; their names must be unique. */
	readonly slices: readonly Slice[];
	/** The player's latest message. */
	readonly message: string;
	/** The utterances before it, oldest first. Default: none. */
	readonly recentDialogue?: readonly Utterance[];
	/** The author of the message; memories that belong to other players are left out. */
	readonly player?: string;
	/** Limit of the whole text; a number is a number of tokens. Default: `BUDGET_TOKENS`. */
	readonly budget?: number | Budget;
	/**
	 * Passed to the functions of slices. `include`, `budgetTokens` and `maxChars` in its `ai.context.<slice>` override
	 * the settings of that slice.
	 */
	readonly state?: unknown;
	/** Language of headings and warnings. Default: `zh` if the message has Han characters, else `en`. */
	readonly lang?: Language;
	/** Whether slices should give details, such as the whole of a snapshot. Default: false. */
	readonly detail?: boolean;
	/**
	 * The current time for the recency of memories, in milliseconds since 1970. Default: the time of the newest memory.
	 */
	readonly now?: number;
	/** Size of the character n-grams for text without spaces, 1 to 3. Default: `GRAMS`. */
	readonly grams?: number;
	/** The words of the bot's domain. Default: general ones. */
	readonly vocabulary?: Vocabulary;
	/** Counts tokens. Default: `estimateTokens`. */
	readonly counter?: TokenCounter;
	/** Text or trace of the previous call. With it, the trace reports the length of the shared prefix. */
	readonly previous?: string | Pick<Trace, 'text'>;
}

/** A message of a chat API. */
export interface ChatMessage {
	readonly role: 'system' | 'user' | 'assistant';
	readonly content: string;
}

/** A prompt, with the trace that explains it. */
export interface AssembledContext {
	/** The context as one text. The message itself is not part of it and does not count toward the budget. */
	readonly text: string;
	/**
	 * The context as messages of a chat API: the system message, the dialogue by role, and finally the message itself.
	 */
	readonly messages: readonly ChatMessage[];
	readonly trace: Trace;
}
