import { nearestName } from '@pinakes/query';
import type { z } from 'zod';

const TYPES: ReadonlyMap<string, string> = new Map([
	['array', 'a list'],
	['object', 'an object'],
	['record', 'an object'],
	['string', 'a text'],
	['number', 'a number'],
]);

/** Returns a message for users, where the schema has none of its own; undefined for that of zod. */
export function messageFor(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code === 'invalid_type') {
		const type = TYPES.get(issue.expected);
		return type && `write ${type}`;
	}
	if (issue.code === 'invalid_value') {
		const values = issue.values.map(String);
		return `write one of ${values.join(', ')}${didYouMean(String(issue.input), values)}`;
	}
	if (issue.code === 'too_small' && issue.origin === 'array') return `write a list of at least ${issue.minimum}`;
	if (issue.code !== 'unrecognized_keys') return undefined;
	// The names of an object are in its shape, those of a record in the enumeration of its keys.
	const { shape, keyType } = (issue.inst?._zod.def ?? {}) as {
		shape?: object;
		keyType?: { _zod: { def: { entries?: object } } };
	};
	const known = Object.keys(shape ?? keyType?._zod.def.entries ?? {});
	return issue.keys.map((key) => `there is no field ${JSON.stringify(key)}${didYouMean(key, known)}`).join(', ');
}

/** Returns a question about the known name that was probably meant, if there is one. */
function didYouMean(name: string, known: readonly string[]): string {
	const nearest = nearestName(name, known);
	return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}

/** Formats the issues of a validation error, with their paths, if any. */
export function issuesOf({ issues }: z.ZodError): string {
	const mistyped = issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.'));
	return issues
		.filter(({ code, path }) => code === 'invalid_type' || !mistyped.includes(path.join('.')))
		.map((issue) => [...(issue.path[0] === undefined ? [] : [issue.path.join('.')]), messageOf(issue)].join(': '))
		.join('; ');
}

/** Returns what is wrong with a name instead of that it is wrong. */
function messageOf(issue: z.core.$ZodIssue): string {
	return issue.code === 'invalid_key' ? issue.issues.map(({ message }) => message).join(', ') : issue.message;
}
