import type { Language } from '@pinakes/query';
import { measureWith } from './pack/measure.ts';
import { packContext } from './pack/pack.ts';
import { resolveSlices } from './resolve.ts';
import { checkInput } from './settings.ts';
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

/**
 * Decides what goes into the prompt for one message: asks the slices that are included, scores their blocks,
 * cuts and packs them into the budget. The choice is a pure function of what the slices gave and of the rest
 * of the input.
 *
 * @throws PinakesError `invalid_value` for a budget or another setting that is none, and for two slices of one name
 */
export async function assembleContext(input: AssembleInput): Promise<AssembledContext> {
	const settings = checkInput(input);
	const resolved = await resolveSlices(settings);
	const { message, budget, lang, grams } = settings;
	const { counter, previous } = input;
	const request = {
		slices: resolved.map(({ slice }) => slice),
		...{ message, budget, lang, grams },
		hasOwnCounter: counter !== undefined,
		warnings: resolved.flatMap(({ warnings }) => warnings),
	};
	const packed = packContext(request, counter);
	if (previous === undefined) return packed;
	const before = typeof previous === 'string' ? previous : previous.text;
	const shared = packed.text.slice(0, sharedLength(before, packed.text));
	return { ...packed, trace: { ...packed.trace, sharedPrefix: measureWith(counter)(shared) } };
}

/** How many characters two texts have in common at their beginnings, whole surrogate pairs only. */
function sharedLength(a: string, b: string): number {
	let length = 0;
	while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length++;
	const isHalf = length > 0 && /[\ud800-\udbff]/.test(a.charAt(length - 1));
	return isHalf ? length - 1 : length;
}
