import { PinakesError } from '@pinakes/query';
import { isRecord } from '@pinakes/query/format/json';
import { type Language, MESSAGE_LANGUAGES } from '@pinakes/query/format/kinds/messages/schema';
import type { AssembledContext } from './assembled-context.ts';
import { packContext } from './pack/pack.ts';
import { checkBudget } from './settings.ts';
import type { TokenCounter } from './tokens.ts';
import type { Trace } from './trace.ts';

/** A choice that was made again. */
export interface Replay extends AssembledContext {
	/** True where it came out as it was recorded: the same text, fragments and warnings. */
	readonly same: boolean;
}

/** The only version of traces so far. */
const VERSION = 1;

/**
 * Checks what should be a trace, such as a file's JSON.
 *
 * @throws PinakesError `format_version` for one of another version, `invalid_value` for other JSON
 */
export function checkTrace(json: unknown): Trace {
	if (!isRecord(json) || !Object.hasOwn(json, 'version')) throw invalid('no version');
	if (json.version !== VERSION) {
		const fix = 'record it again, or use the version of @pinakes/context that wrote it';
		throw new PinakesError(
			'format_version',
			`The trace is of version ${String(json.version)}, this reads ${VERSION}: ${fix}.`,
		);
	}
	const { request, fragments, text, warnings } = json;
	if (typeof text !== 'string' || !isList(fragments) || !isList(warnings))
		throw invalid('no text, fragments or warnings');
	if (!isRecord(request)) throw invalid('no request');
	const { slices, message, budget, lang, grams } = request;
	if (!isList(slices) || !slices.every(isSlice)) throw invalid('invalid slices');
	if (
		typeof message !== 'string' ||
		!MESSAGE_LANGUAGES.includes(lang as Language) ||
		![1, 2, 3].includes(grams as number)
	) {
		throw invalid('an invalid message, language or size of n-grams');
	}
	if (!isList(request.warnings)) throw invalid('no warnings of the request');
	checkBudget(budget, 'The budget of the trace');
	return json as unknown as Trace;
}

function invalid(what: string): PinakesError {
	return new PinakesError('invalid_value', `This is no trace: it has ${what}. Record it again.`);
}

function isList(value: unknown): value is Record<string, unknown>[] {
	return Array.isArray(value) && value.every(isRecord);
}

function isOptional(value: unknown, type: 'string' | 'number' | 'boolean'): boolean {
	return value === undefined || typeof value === type;
}

function isSlice(slice: Record<string, unknown>): boolean {
	const { name, blocks, label, budget, priority, minScore, limit, form } = slice;
	if (budget !== undefined) checkBudget(budget, 'The budget of a slice of the trace');
	return (
		typeof name === 'string' &&
		isList(blocks) &&
		blocks.every(isBlock) &&
		isOptional(label, 'string') &&
		[priority, minScore, limit].every((value) => isOptional(value, 'number')) &&
		[undefined, 'text', 'xml', 'json'].includes(form as undefined)
	);
}

function isBlock({ id, text, label, keywords, speaker, score, role }: Record<string, unknown>): boolean {
	return (
		typeof id === 'string' &&
		typeof text === 'string' &&
		[label, keywords, speaker].every((value) => isOptional(value, 'string')) &&
		isOptional(score, 'number') &&
		[undefined, 'user', 'assistant'].includes(role as undefined)
	);
}

/**
 * Makes a recorded choice again.
 *
 * @throws PinakesError `invalid_value` where the caller's own counter is needed and not given
 */
export function replayTrace(trace: Trace, counter?: TokenCounter): Replay {
	if (trace.request.hasOwnCounter && counter === undefined) {
		const message = 'The trace was recorded with its own counter of tokens: give the same one to replay it.';
		throw new PinakesError('invalid_value', message);
	}
	const again = packContext(trace.request, trace.request.hasOwnCounter ? counter : undefined);
	const whatMatters = ({ text, fragments, warnings }: Trace): string => JSON.stringify([text, fragments, warnings]);
	return { ...again, same: whatMatters(again.trace) === whatMatters(trace) };
}
