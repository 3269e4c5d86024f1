import { type Output, printable } from '../output.ts';

/** The look-ups that a golden query may ask, by the names of their commands. */
export const LOOK_UPS = ['match', 'contexts', 'search', 'get'] as const;
export type LookUp = (typeof LOOK_UPS)[number];

/** A query whose answer is watched, and what is known of the answer that is right. */
export interface GoldenQuery {
	readonly file: string;
	/** From 1. */
	readonly line: number;
	readonly id: unknown;
	readonly lookUp: LookUp;
	/** What is asked, by the names of the fields that the command's `--queries` has. */
	readonly fields: Readonly<Record<string, unknown>>;
	/** Any of them is right; none at all is a refusal. Left out where nobody said. */
	readonly expected?: readonly string[] | undefined;
	/** None of them may be found. */
	readonly forbidden: readonly string[];
	/** The whole line, with fields that no look-up has, such as a category to group by. */
	readonly json: Readonly<Record<string, unknown>>;
}

/** What is wrong with a golden file, and where. */
export interface GoldenProblem {
	readonly file: string;
	readonly line: number;
	readonly message: string;
}

/** What a golden file holds: queries, and what is wrong with other lines. */
export interface GoldenFile {
	readonly queries: readonly GoldenQuery[];
	readonly problems: readonly GoldenProblem[];
}

/** What a query asks, in one line. */
export function wordsOf({ fields }: GoldenQuery): string {
	const { goal, query, target_entry, ...others } = fields;
	const text = [goal, query, target_entry].find((value) => typeof value === 'string' && value !== '');
	return typeof text === 'string' ? text : Object.values(others).flat().map(String).join(', ');
}

/** Ids that are shown of a list. */
const MAX_IDS = 3;

/** The first ids of a list, and how many more there are. */
export function idsText(ids: readonly string[]): string {
	const shown = ids.slice(0, MAX_IDS).join(', ');
	return ids.length > MAX_IDS ? `${shown} and ${ids.length - MAX_IDS} more` : shown;
}

/** Notes golden lines that could not be asked. */
export function noteProblems(problems: readonly GoldenProblem[], output: Output): void {
	for (const { file, line, message } of problems) output.note(printable(`${file}:${line}: ${message}`));
}
