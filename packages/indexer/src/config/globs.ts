import { z } from 'zod';

/** Schema of one text or a list of texts, none of them empty. */
export const names = z
	.union([z.string(), z.array(z.string())], 'write a text or a list of texts')
	.transform((value) => (typeof value === 'string' ? [value] : value))
	.refine((list) => list.every((name) => /\S/.test(name)), 'a text must not be empty');

/** Limits of a glob, as matching may take exponential time. */
const MAX_GLOB_LENGTH = 1000;
const MAX_STARS = 3;
const MAX_DOUBLE_STARS = 4;
const MAX_BRACES = 3;

function isBounded(glob: string): boolean {
	const parts = glob.split('/');
	const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
	return (
		glob.length <= MAX_GLOB_LENGTH &&
		parts.every((name) => name === '**' || count(name, /\*+/g) <= MAX_STARS) &&
		count(glob, /\*\*+/g) <= MAX_DOUBLE_STARS &&
		count(glob, /\{/g) <= MAX_BRACES &&
		!/[+*@?!]\(|\{[^{}]*\.\./.test(glob)
	);
}

/** A glob that matches nothing, as paths have neither of these. */
const UNMATCHED = /^\s|^(?:\.?\/)?\.\.\/|^\/|\/$|\s$|\\\w/;

export const globs = names
	.refine(
		(list) => !list.some((glob) => UNMATCHED.test(glob)),
		'a glob is a path below the folder that is built, with forward slashes: drafts or drafts/**, not drafts/ and not /drafts',
	)
	.refine(
		(list) => list.every(isBounded),
		`a glob may have at most ${MAX_GLOB_LENGTH} characters, ${MAX_STARS} * in a name, ${MAX_DOUBLE_STARS} ** and ${MAX_BRACES} lists in braces; no ranges and no +(…)`,
	);
