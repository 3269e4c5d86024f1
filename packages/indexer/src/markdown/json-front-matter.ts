import { MAX_FRONT_MATTER_LENGTH, type Split } from './split.ts';

const OPENING = /^\{[ \t]*\r?\n/;
const CLOSING = /^\}[ \t]*\r?$\n?/m;

/** Maximum levels of objects and lists. */
const MAX_LEVELS = 50;

/**
 * Splits a markdown file at front matter in JSON, as Hugo reads it: an object from a first line `{` to a line `}`. It
 * never throws.
 *
 * @returns undefined if the file has none, or its object is invalid
 */
export function splitJson(text: string): Split | undefined {
	if (!OPENING.test(text)) return undefined;
	const closing = CLOSING.exec(text);
	if (closing === null || closing.index > MAX_FRONT_MATTER_LENGTH) return undefined;
	const inner = text.slice(0, closing.index + 1);
	try {
		const fields = plainValue(JSON.parse(inner), 0) as Map<string, unknown>;
		const body = text.slice(closing.index + closing[0].length);
		return { fields, body, bodyOffset: inner.split('\n').length, lines: linesOf(inner), present: true, problems: [] };
	} catch {
		return undefined;
	}
}

/** Returns objects as maps, as YAML is read. */
function plainValue(value: unknown, level: number): unknown {
	if (level > MAX_LEVELS) throw new RangeError('too many levels');
	if (Array.isArray(value)) return value.map((each) => plainValue(each, level + 1));
	if (typeof value !== 'object' || value === null) return value;
	return new Map(Object.entries(value).map(([key, inner]) => [key, plainValue(inner, level + 1)]));
}

/** Returns the line of each field that begins one, from 1. */
function linesOf(inner: string): Map<string, number> {
	const keys = inner.split('\n').map((line) => /^(?:\t| {1,4})"([\w-]+)"\s*:/.exec(line)?.[1]);
	return new Map(keys.flatMap((key, i) => (key === undefined ? [] : [[key, i + 1] as const])));
}
