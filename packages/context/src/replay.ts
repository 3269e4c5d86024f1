import type { AssembledContext } from './assemble.ts';
import type { TokenCounter } from './tokens.ts';
import type { Trace } from './trace.ts';

/** A choice that was repeated. */
export interface Replay extends Omit<AssembledContext, 'messages'> {
	/** True where it came out as it was recorded. */
	readonly same: boolean;
}

/**
 * Checks what should be a trace.
 *
 * @throws PinakesError `format_version` for one of another version, `invalid_value` for what is none
 */
export declare function checkTrace(json: unknown): Trace;

/**
 * Makes a recorded choice again.
 *
 * @throws PinakesError `invalid_value` where the caller's own counter is needed and not given
 */
export declare function replayTrace(trace: Trace, counter?: TokenCounter): Replay;
