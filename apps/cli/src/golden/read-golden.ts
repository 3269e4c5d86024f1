import { parseTree } from 'jsonc-parser';
import { noQueries } from '../query-lines.ts';
import { readText } from '../read-text.ts';
import { parseGoldenLine, unknownId } from './golden-line.ts';
import type { GoldenFile, GoldenProblem, GoldenQuery } from './golden-query.ts';
import type { KnownIds } from './known-ids.ts';
import { parseTriggerItem, skillOfLocation } from './trigger-evaluation.ts';

/** A value with its line, or a problem. */
interface Entry {
	readonly line: number;
	readonly json?: unknown;
	readonly error?: string;
}

/**
 * Reads a golden file: JSON Lines with a query each, or the JSON array of an Agent Skills trigger evaluation.
 *
 * @param known ids of the indexes; unknown ids are problems
 * @param skill default skill of a trigger evaluation, if neither it nor its location names one
 * @throws UsageError if the file cannot be read, or has no queries
 */
export function readGolden(file: string, known: KnownIds, skill?: string): GoldenFile {
	const { queries, problems } = readGoldenQueries(file, known, skill);
	const unknown = queries.flatMap((query): GoldenProblem[] => {
		const message = unknownIdOf(query, known);
		return message === undefined ? [] : [{ file, line: query.line, message }];
	});
	const lines = new Set(unknown.map(({ line }) => line));
	return {
		queries: queries.filter(({ line }) => !lines.has(line)),
		problems: [...problems, ...unknown].sort((a, b) => a.line - b.line),
	};
}

/** Reads a golden file without checking ids. */
export function readGoldenQueries(file: string, known: KnownIds, skill?: string): GoldenFile {
	const text = readText(file, 'a JSON Lines file of golden queries, or a trigger evaluation,');
	const isArray = text.trimStart().startsWith('[');
	const ofLocation = isArray ? (skill ?? skillOfLocation(file, known)) : skill;
	const queries: GoldenQuery[] = [];
	const problems: GoldenProblem[] = [];
	for (const { line, json, error } of isArray ? itemsOf(text) : linesOf(text)) {
		const read = error ?? readEntry(json, known, ofLocation);
		if (typeof read === 'string') problems.push({ file, line, message: read });
		else queries.push({ file, line, ...read });
	}
	if (queries.length + problems.length === 0) throw noQueries(file);
	return { queries, problems };
}

function readEntry(
	json: unknown,
	known: KnownIds,
	skill: string | undefined,
): Omit<GoldenQuery, 'file' | 'line'> | string {
	if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'a query must be a JSON object';
	const fields = json as Readonly<Record<string, unknown>>;
	return 'should_trigger' in fields ? parseTriggerItem(fields, known, skill) : parseGoldenLine(fields);
}

function unknownIdOf({ lookUp, expected, forbidden }: GoldenQuery, known: KnownIds): string | undefined {
	for (const [field, ids] of Object.entries({ expected, forbidden })) {
		const unknown = ids?.find((id) => !known.isKnown(lookUp, id));
		if (unknown !== undefined) return unknownId(field, unknown, known.nearest(lookUp, unknown));
	}
	return undefined;
}

function linesOf(text: string): Entry[] {
	return text.split(/\r?\n/).flatMap((line, i): Entry[] => {
		if (line.trim() === '') return [];
		try {
			return [{ line: i + 1, json: JSON.parse(line) as unknown }];
		} catch (cause) {
			return [{ line: i + 1, error: `the line is not JSON: ${(cause as Error).message}` }];
		}
	});
}

/** Returns the items of an array with the lines in which they begin. */
function itemsOf(text: string): Entry[] {
	let items: readonly unknown[];
	let nodes: readonly { readonly offset: number }[];
	try {
		items = JSON.parse(text) as readonly unknown[];
		// Unlike JSON.parse, fails for extremely deep nesting, which no query has.
		nodes = parseTree(text)?.children ?? [];
	} catch (cause) {
		return [{ line: 1, error: `the file is not JSON: ${(cause as Error).message}` }];
	}
	let line = 1;
	let at = 0;
	return items.map((json, i) => {
		const offset = nodes[i]?.offset ?? at;
		line += text.slice(at, offset).split('\n').length - 1;
		at = offset;
		return { line, json };
	});
}
