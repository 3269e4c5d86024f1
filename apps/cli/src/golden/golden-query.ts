import { type Output, printable } from '../output.ts';

/** Look-ups of golden queries, by command name. */
export const LOOK_UPS = ['match', 'contexts', 'search', 'get'] as const;
export type LookUp = (typeof LOOK_UPS)[number];

/** A query with its expected answer. */
export interface GoldenQuery {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly id: unknown;
	readonly lookUp: LookUp;
	/** Fields of the query, as in `--queries` of the command. */
	readonly fields: Readonly<Record<string, unknown>>;
	/** Right answers; an empty list expects a refusal. Undefined if unknown. */
	readonly expected?: readonly string[] | undefined;
	/** Wrong answers. */
	readonly forbidden: readonly string[];
	/** The whole line, which may have other fields, such as a category to group by. */
	readonly json: Readonly<Record<string, unknown>>;
}

export interface GoldenProblem {
	readonly file: string;
	readonly line: number;
	readonly message: string;
}

export interface GoldenFile {
	readonly queries: readonly GoldenQuery[];
	readonly problems: readonly GoldenProblem[];
}

/** Returns the text of a query, on one line. */
export function queryText({ fields }: GoldenQuery): string {
	const { goal, query, target_entry, ...others } = fields;
	const text = [goal, query, target_entry].find((value) => typeof value === 'string' && value !== '');
	return typeof text === 'string' ? text : Object.values(others).flat().map(String).join(', ');
}

/** Maximum number of ids that are shown. */
const MAX_IDS = 3;

/** Returns the first ids of a list, and the number of others. */
export function idsText(ids: readonly string[], most = MAX_IDS): string {
	const shown = ids.slice(0, most).join(', ');
	return ids.length > most ? `${shown} and ${ids.length - most} more` : shown;
}

/** Prints problems of golden files. */
export function noteProblems(problems: readonly GoldenProblem[], output: Output): void {
	for (const { file, line, message } of problems) output.note(printable(`${file}:${line}: ${message}`));
}
