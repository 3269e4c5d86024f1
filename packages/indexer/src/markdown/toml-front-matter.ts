import { parse, TomlDate, TomlError } from 'smol-toml';
import { lost, MAX_FRONT_MATTER_LENGTH, NO_FIELDS, type ReadFields, type Split, tooLong } from './split.ts';

const OPENING = /^\+\+\+[ \t]*\r?\n/;
const CLOSING = /^\+\+\+[ \t]*\r?$\n?/m;

/** Matches the key of a field above the first table. */
const KEY = /^[ \t]*(["']?)([\w-]+)\1[ \t]*=/;
const TABLE = /^[ \t]*\[/;

/**
 * Splits a markdown file at front matter in TOML, as Hugo and Zola write it: between lines of `+++`. It never throws.
 *
 * @returns undefined if the file has none
 */
export function splitToml(text: string): Split | undefined {
	const opening = OPENING.exec(text)?.[0];
	if (opening === undefined) return undefined;
	const rest = text.slice(opening.length);
	const closing = CLOSING.exec(rest);
	if (closing === null) return undefined;
	const inner = rest.slice(0, closing.index);
	const body = rest.slice(closing.index + closing[0].length);
	const bodyOffset = 1 + inner.split('\n').length;
	return { ...readToml(inner), body, bodyOffset, present: true };
}

function readToml(inner: string): ReadFields {
	if (inner.length > MAX_FRONT_MATTER_LENGTH) return { ...NO_FIELDS, problems: [tooLong(inner)] };
	try {
		const fields = plainValue(parse(inner)) as Map<string, unknown>;
		return { fields, lines: linesOf(inner), problems: [] };
	} catch (cause) {
		if (!(cause instanceof TomlError)) throw cause;
		const message = `the TOML is broken: ${cause.message.replace('Invalid TOML document: ', '').split('\n')[0]}`;
		return { ...NO_FIELDS, problems: [lost('front-matter', 1 + cause.line, message, 'correct that line')] };
	}
}

/** Returns tables as maps and times as texts, as YAML is read. */
function plainValue(value: unknown): unknown {
	if (value instanceof TomlDate) return value.toISOString();
	if (Array.isArray(value)) return value.map(plainValue);
	if (typeof value !== 'object' || value === null) return value;
	return new Map(Object.entries(value).map(([key, inner]) => [key, plainValue(inner)]));
}

/** Returns the line of each field above the first table, from 1. */
function linesOf(inner: string): Map<string, number> {
	const lines = inner.split('\n');
	const table = lines.findIndex((line) => TABLE.test(line));
	const keys = lines.slice(0, table < 0 ? lines.length : table).map((line) => KEY.exec(line)?.[2]);
	// The first line is that of the opening marks.
	return new Map(keys.flatMap((key, i) => (key === undefined ? [] : [[key, i + 2] as const])));
}
