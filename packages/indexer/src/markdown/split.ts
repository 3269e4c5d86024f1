/** Maximum characters of front matter. */
export const MAX_FRONT_MATTER_LENGTH = 64 * 1024;

export interface Split {
	/** Undefined if there is no front matter, or it is invalid. */
	readonly fields: ReadonlyMap<string, unknown> | undefined;
	/** The markdown after the front matter. */
	readonly body: string;
	/** Lines of the file before the body. */
	readonly bodyOffset: number;
	/** Line of each field's key, from 1. */
	readonly lines: ReadonlyMap<string, number>;
	/** Whether there is any front matter, read or not. */
	readonly present: boolean;
	readonly problems: readonly FrontMatterProblem[];
}

/** A problem of front matter; `lost` if its fields could not be read. */
export interface FrontMatterProblem {
	readonly rule: 'front-matter' | 'yaml' | 'yaml-lenient' | 'executable';
	readonly lost: boolean;
	readonly line: number;
	readonly message: string;
	readonly fix: string;
}

/** The fields of front matter, with their lines and problems. */
export type ReadFields = Pick<Split, 'fields' | 'lines' | 'problems'>;

/** Front matter whose fields are unknown. */
export const NO_FIELDS = { fields: undefined, lines: new Map<string, number>() } as const;

/** Returns a problem for which the fields cannot be read. */
export function lost(rule: FrontMatterProblem['rule'], line: number, message: string, fix: string): FrontMatterProblem {
	return { rule, lost: true, line, message, fix };
}

export function tooLong({ length }: string): FrontMatterProblem {
	const message = `the front matter has ${length} characters; at most ${MAX_FRONT_MATTER_LENGTH} are read`;
	return lost('front-matter', 1, message, 'move the text below the front matter');
}
