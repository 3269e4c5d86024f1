import { PinakesError } from '@pinakes/query';
import { check, isRecord, shorten } from '@pinakes/query/internal';
import { cleanLine } from './pack/candidate.ts';
import { packContext } from './pack/pack.ts';
import { checkRule, TRACE } from './rules.ts';
import type { Budget } from './slice.ts';
import type { TokenCounter } from './tokens.ts';
import { type AssembledContext, TRACE_VERSION, type Trace } from './trace.ts';

/** A recorded selection that was made again. */
export interface Replay extends AssembledContext {
	/** Whether text, fragments and warnings are the same as recorded. */
	readonly same: boolean;
}

/**
 * Validates a trace that was read from JSON, and returns it.
 *
 * @throws PinakesError `format_version` for a trace of another version, `invalid_value` for other JSON
 */
export function checkTrace(json: unknown): Trace {
	const version = isRecord(json) ? json.version : undefined;
	check(version !== undefined, 'This is not a trace: it has no version. Record it again.');
	if (version !== TRACE_VERSION) {
		const fix = 'record it again, or use the version of @pinakes/context that wrote it';
		const message = `The trace is of version ${String(version)}, this reads ${TRACE_VERSION}: ${fix}.`;
		throw new PinakesError('format_version', message);
	}
	checkRule('trace', json, TRACE);
	return json as Trace;
}

/**
 * Makes the selection of a trace again, to compare the results.
 *
 * @throws PinakesError what `checkTrace` throws, and `invalid_value` if the trace was recorded with a custom counter and
 * none is given
 */
export function replayTrace(trace: Trace, counter?: TokenCounter): Replay {
	const { hasOwnCounter } = checkTrace(trace).request;
	const message = 'The trace was recorded with its own counter of tokens: give the same one to replay it.';
	check(!hasOwnCounter || counter !== undefined, message);
	const again = packContext(trace.request, hasOwnCounter ? counter : undefined);
	const whatMatters = ({ text, fragments, warnings }: Trace): string => JSON.stringify([text, fragments, warnings]);
	return { ...again, same: whatMatters(again.trace) === whatMatters(trace) };
}

const COLUMNS = ['slice', 'id', 'chars', 'tokens', 'budget', 'score', 'result', 'reason'];

/** Maximum characters of a cell. */
const MAX_CELL_LENGTH = 40;

/** Returns the fragments as a table for a terminal, with totals below. */
export function fragmentTable({ fragments, tokens, characters, request }: Trace): string {
	const limitText = ({ tokens, characters }: Budget): string =>
		[tokens === undefined ? '' : `${tokens}t`, characters === undefined ? '' : `${characters}c`]
			.filter(Boolean)
			.join('/') || '-';
	const amountText = (kept: number, whole: number): string => (kept === whole ? `${whole}` : `${kept}/${whole}`);
	const rows = fragments.map(({ slice, id, budget, score, kept, cut, reason, replaces, ...sizes }) => [
		...[slice, id, amountText(sizes.keptCharacters, sizes.characters), amountText(sizes.keptTokens, sizes.tokens)],
		...[limitText(budget ?? {}), score === null ? '-' : score.toFixed(3), kept ? (cut ? 'cut' : 'kept') : 'dropped'],
		replaces === undefined ? reason : `${reason}, replaces ${replaces.join(', ')}`,
	]);
	const table = [COLUMNS, ...rows].map((row) => row.map((cell) => shorten(cleanLine(cell), MAX_CELL_LENGTH)));
	const widths = COLUMNS.map((_, i) => Math.max(...table.map((row) => widthOf(row[i] ?? ''))));
	const lines = table.map((row) =>
		row.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - widthOf(cell))).join('  '),
	);
	const total = `${characters} characters, ${tokens} tokens of ${limitText(request.budget)}`;
	return [...lines.map((line) => line.trimEnd()), total].join('\n');
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Returns the columns that a text occupies in a terminal. */
function widthOf(text: string): number {
	return text.length + (text.match(WIDE)?.length ?? 0);
}
