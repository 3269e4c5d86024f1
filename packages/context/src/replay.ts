import { PinakesError } from '@pinakes/query';
import { fits, isRecord, optional, type Shape } from '@pinakes/query/format/json';
import { MESSAGE_LANGUAGES } from '@pinakes/query/format/kinds/messages/schema';
import type { AssembledContext } from './assembled-context.ts';
import { packContext } from './pack/pack.ts';
import { checkBudget } from './settings.ts';
import type { TokenCounter } from './tokens.ts';
import type { ResolvedSlice, Trace } from './trace.ts';

/** A recorded selection that was made again. */
export interface Replay extends AssembledContext {
	/** Whether text, fragments and warnings are the same as recorded. */
	readonly same: boolean;
}

/** Version of the trace format. */
const VERSION = 2;

/**
 * Validates a trace that was read from JSON, and returns it.
 *
 * @throws PinakesError `format_version` for a trace of another version, `invalid_value` for other JSON
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
	if (!fits(json, RESULT)) throw invalid('no text, fragments or warnings');
	const { request } = json;
	if (!isRecord(request)) throw invalid('no request');
	const { slices, message, budget, lang } = request;
	if (!fits(slices, [SLICE])) throw invalid('invalid slices');
	if (!fits({ message, lang }, ASKED)) throw invalid('an invalid message or language');
	if (!fits(request.warnings, [isRecord])) throw invalid('no warnings of the request');
	for (const slice of slices as ResolvedSlice[]) {
		if (slice.budget !== undefined) checkBudget(slice.budget, 'The budget of a slice of the trace');
	}
	checkBudget(budget, 'The budget of the trace');
	return json as unknown as Trace;
}

function invalid(what: string): PinakesError {
	return new PinakesError('invalid_value', `This is not a trace: it has ${what}. Record it again.`);
}

const oneOf =
	(...values: readonly unknown[]): Shape =>
	(json) =>
		values.includes(json);
const NUMBER: Shape = (json) => typeof json === 'number';

const RESULT: Shape = { text: '', fragments: [isRecord], warnings: [isRecord] };
const ASKED: Shape = { message: '', lang: oneOf(...MESSAGE_LANGUAGES) };
const BLOCK: Shape = {
	...{ id: '', text: '', label: optional(''), keywords: optional(''), speaker: optional(''), score: optional(NUMBER) },
	role: oneOf(undefined, 'user', 'assistant'),
};
const SLICE: Shape = {
	...{ name: '', blocks: [BLOCK], label: optional(''), form: oneOf(undefined, 'text', 'xml', 'json') },
	...{ priority: optional(NUMBER), minScore: optional(NUMBER), limit: optional(NUMBER) },
};

/**
 * Makes the selection of a trace again, to compare the results.
 *
 * @throws PinakesError what `checkTrace` throws, and `invalid_value` if the trace was recorded with a custom counter and
 * none is given
 */
export function replayTrace(trace: Trace, counter?: TokenCounter): Replay {
	checkTrace(trace);
	if (trace.request.hasOwnCounter && counter === undefined) {
		const message = 'The trace was recorded with its own counter of tokens: give the same one to replay it.';
		throw new PinakesError('invalid_value', message);
	}
	const again = packContext(trace.request, trace.request.hasOwnCounter ? counter : undefined);
	const whatMatters = ({ text, fragments, warnings }: Trace): string => JSON.stringify([text, fragments, warnings]);
	return { ...again, same: whatMatters(again.trace) === whatMatters(trace) };
}
