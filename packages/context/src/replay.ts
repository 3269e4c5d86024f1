import { PinakesError } from '@pinakes/query';
import { check, isRecord } from '@pinakes/query/internal';
import { cleanLine } from './pack/candidate.ts';
import { packContext } from './pack/pack.ts';
import { ANY, BUDGET, checkRule, FLAG, LANGUAGE, NUMBER, RESOLVED_SLICE, type Rule, rule, TEXT } from './rules.ts';
import type { Budget } from './slice.ts';
import type { TokenCounter } from './tokens.ts';
import { type AssembledContext, type Fragment, TRACE_VERSION, type Trace } from './trace.ts';

/** A recorded selection that was made again. */
export interface Replay extends AssembledContext {
	/** Whether text, fragments and warnings are the same as recorded. */
	readonly same: boolean;
}

const OBJECT = rule('an object', isRecord);
const TRACE: Rule = {
	fields: {
		...{ version: ANY, tokens: NUMBER, characters: NUMBER, text: TEXT, fragments: [OBJECT], warnings: [OBJECT] },
		request: {
			fields: {
				...{ slices: [RESOLVED_SLICE], message: TEXT, budget: BUDGET, lang: LANGUAGE },
				...{ hasOwnCounter: FLAG, warnings: [OBJECT] },
			},
			needed: ['slices', 'message', 'budget', 'lang', 'hasOwnCounter', 'warnings'],
		},
	},
	needed: ['version', 'request', 'text', 'fragments', 'warnings'],
};

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
	checkTrace(trace);
	if (trace.request.hasOwnCounter && counter === undefined) {
		const message = 'The trace was recorded with its own counter of tokens: give the same one to replay it.';
		throw new PinakesError('invalid_value', message);
	}
	const again = packContext(trace.request, trace.request.hasOwnCounter ? counter : undefined);
	const whatMatters = ({ text, fragments, warnings }: Trace): string => JSON.stringify([text, fragments, warnings]);
	return { ...again, same: whatMatters(again.trace) === whatMatters(trace) };
}

function budgetText(budget: Budget | null): string {
	if (budget === null) return '-';
	const { tokens, characters } = budget;
	const limits = [tokens === undefined ? '' : `${tokens}t`, characters === undefined ? '' : `${characters}c`];
	return limits.filter(Boolean).join('/') || '-';
}

function scoreText(score: number | null): string {
	return score === null ? '-' : score.toFixed(3);
}

function resultText({ kept, cut }: Fragment): string {
	if (!kept) return 'dropped';
	return cut ? 'cut' : 'kept';
}

const COLUMNS = ['slice', 'id', 'chars', 'tokens', 'budget', 'score', 'result', 'reason'];

/** Returns the fragments as a table for a terminal, with totals below. */
export function fragmentTable({ fragments, tokens, characters, request }: Trace): string {
	const rows = fragments.map((fragment) => {
		const { slice, id, keptCharacters, keptTokens, budget, score, reason } = fragment;
		const chars = amountText(keptCharacters, fragment.characters);
		const counted = amountText(keptTokens, fragment.tokens);
		const why = fragment.replaces === undefined ? reason : `${reason}, replaces ${fragment.replaces.join(', ')}`;
		return [slice, id, chars, counted, budgetText(budget), scoreText(score), resultText(fragment), why].map(shown);
	});
	const table = [COLUMNS, ...rows];
	const widths = COLUMNS.map((_, i) => Math.max(...table.map((row) => widthOf(row[i] ?? ''))));
	const lines = table.map((row) =>
		row
			.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - widthOf(cell)))
			.join('  ')
			.trimEnd(),
	);
	return [...lines, `${characters} characters, ${tokens} tokens of ${budgetText(request.budget)}`].join('\n');
}

/** Returns the kept amount, with the whole amount if it is greater. */
function amountText(kept: number, whole: number): string {
	return kept === whole ? String(whole) : `${kept}/${whole}`;
}

const MAX_CELL_LENGTH = 40;

function shown(cell: string): string {
	const line = cleanLine(cell);
	return line.length > MAX_CELL_LENGTH ? `${line.slice(0, MAX_CELL_LENGTH - 1)}…` : line;
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Returns the columns that a text occupies in a terminal. */
function widthOf(text: string): number {
	return text.length + (text.match(WIDE)?.length ?? 0);
}

/** A fragment that differs between two traces. */
export interface FragmentChange {
	readonly slice: string;
	readonly id: string;
	readonly before: Fragment | null;
	readonly after: Fragment | null;
}

/** Returns the fragments that differ between two traces, matched by slice and id, in the order of the traces. */
export function diffTraces(before: Trace, after: Trace): readonly FragmentChange[] {
	const [old, recent] = [byKey(before), byKey(after)];
	return [...new Set([...old.keys(), ...recent.keys()])].flatMap((key) => {
		const [a = null, b = null] = [old.get(key), recent.get(key)];
		const { slice, id } = (a ?? b) as Fragment;
		return JSON.stringify(a) === JSON.stringify(b) ? [] : [{ slice, id, before: a, after: b }];
	});
}

function byKey({ fragments }: Trace): Map<string, Fragment> {
	return new Map(fragments.map((fragment) => [`${fragment.slice}\0${fragment.id}`, fragment]));
}
