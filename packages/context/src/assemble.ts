import type { Language } from '@pinakes/query';
import type { Budget, Slice, Utterance } from './slice.ts';
import type { TokenCounter } from './tokens.ts';
import type { PackRequest, Trace } from './trace.ts';

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
	/** The limit of the whole text, in tokens where it is a number: see `BUDGET_TOKENS`. */
	readonly budget?: number | Budget;
	/**
	 * Handed to the functions of slices. Of it `ai.context.<slice>` is read: `include`, `budgetTokens` and
	 * `maxChars` there come before what the slice says.
	 */
	readonly state?: unknown;
	/** The language of headings and warnings: `zh` where the message has Han characters, or else `en`, unless given. */
	readonly lang?: Language;
	/** Asks for details, such as the whole snapshot: false unless given. */
	readonly detail?: boolean;
	/** Milliseconds since 1970, for the recency of memories: the newest memory's time unless given. */
	readonly now?: number;
	/** Characters in the n-grams by which text without spaces is compared, 1 to 3: 2 unless given. */
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
	/** The whole context as one text; the message itself is not in it. */
	readonly text: string;
	/** The same for chat APIs: system messages, dialogue by role, and last the message itself. */
	readonly messages: readonly ChatMessage[];
	readonly trace: Trace;
}

/**
 * Decides what goes into the prompt for one message: asks the slices that are included, scores their blocks,
 * cuts and packs them into the budget. The choice is a pure function of what the slices gave and of the rest
 * of the input.
 *
 * @throws PinakesError `invalid_value` for a budget or another setting that is none, and for two slices of one name
 */
export declare function assembleContext(input: AssembleInput): Promise<AssembledContext>;

/** The choice itself, of slices that were asked already: synchronous and pure. */
export declare function packContext(request: PackRequest, counter?: TokenCounter): Omit<AssembledContext, 'messages'>;
