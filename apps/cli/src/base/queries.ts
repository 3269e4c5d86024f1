import { resolve } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { readNamed } from '@pinakes/indexer/internal/files';
import { decodeText } from '@pinakes/indexer/internal/read-file';
import {
	type ContextQuery,
	type ContextResult,
	type EntryRequest,
	type EntryResult,
	type Index,
	type MatchResult,
	PinakesError,
} from '@pinakes/query';
import { groupBy, isRecord, nearestName } from '@pinakes/query/internal';
import { extractKeywords } from '@pinakes/query/keywords';
import { type KnowledgeOptions, type SearchResult, search } from '@pinakes/query/search';
import { EXIT, jsonText, type Output, printable } from './output.ts';

/** Maximum bytes of a file, as a link in a repository may lead to an endless device. */
const MAX_BYTES = 2 ** 28;

/**
 * Returns the text of a file or a pipe, without a byte order mark, which tells UTF-16 too.
 *
 * @param kind what the option expects, for errors, such as `a text file`
 * @throws UsageError if it cannot be read, is too large or is no text
 */
export function readText(file: string, kind: string): string {
	const refuse = ({ message }: { readonly message: string }): never => {
		throw new UsageError(`${file}: ${message}: name ${kind} in UTF-8.`);
	};
	let bytes: Uint8Array;
	try {
		bytes = readNamed(file, MAX_BYTES);
	} catch (cause) {
		return refuse(cause as Error);
	}
	return decodeText(bytes, file, refuse) as string;
}

/** A value of a file of queries, or why it cannot be parsed. */
export interface Entry {
	/** Number of the line on which it begins, from 1. */
	readonly line: number;
	readonly json?: unknown;
	readonly error?: string;
}

export function parseLines(text: string): Entry[] {
	return text.split(/\r?\n/).flatMap((line, i): Entry[] => {
		if (line.trim() === '') return [];
		try {
			return [{ line: i + 1, json: JSON.parse(line) as unknown }];
		} catch (cause) {
			return [{ line: i + 1, error: (cause as Error).message }];
		}
	});
}

/**
 * Reads a JSON Lines file of queries.
 *
 * @throws UsageError if it cannot be read, or has no queries
 */
export function readQueries(file: string): Entry[] {
	const lines = parseLines(readText(file, 'a JSON Lines file'));
	if (lines.length === 0) throw noQueries(file);
	return lines;
}

const OBJECT =
	'a JSON object, such as {"goal": "…"} for match, {"query": "…"} for search, {"keywords": ["…"]} for contexts or {"target_entry": "…"} for get';

/** Returns the error for a file without queries, which would otherwise look like one whose answers are all right. */
export function noQueries(file: string): UsageError {
	return new UsageError(`${file} has no queries: write one to a line, each ${OBJECT}.`);
}

/** Fields of a query in a file, by command. `task_type` is the name of `task` in results, and golden files say `question`. */
export const FIELDS = {
	match: ['goal', 'tags', 'keywords', 'ide', 'env', 'constraints'],
	contexts: ['keywords', 'story', 'task', 'task_type', 'epic', 'types', 'limit'],
	search: ['query', 'question', 'scope', 'category', 'tag', 'tags', 'confidence', 'limit', 'today'],
	get: ['target_entry', 'file_paths', 'context_hint'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Answers each line in order with a line of JSON. An invalid line is answered with an error. Fields that are no part of a
 * query, such as what is expected, come back in the answer.
 *
 * @returns the exit code
 */
export async function answerQueries<R extends Result>(
	lookUp: keyof typeof FIELDS,
	file: string,
	lines: readonly Entry[],
	output: Output,
	answer: (fields: Fields) => Promise<R>,
): Promise<number> {
	const known: readonly string[] = FIELDS[lookUp];
	let code: number = EXIT.answered;
	for (const { line, json, error = '' } of lines) {
		const { id = null, ...fields } = isRecord(json) ? json : {};
		const [own, further] = [true, false].map((isOwn) =>
			Object.fromEntries(Object.entries(fields).filter(([name]) => known.includes(name) === isOwn)),
		) as [Fields, Fields];
		try {
			const mistyped = mistypedName(Object.keys(further), known);
			if (mistyped !== undefined) throw new PinakesError('unknown_field', mistyped);
			if (!isRecord(json))
				throw new PinakesError('invalid_value', `the line must hold ${OBJECT}${error && ` (${error})`}`);
			const result = await answer(own);
			code = Math.max(code, exitCodeOf(result));
			output.data(jsonText({ id, ...further, ...result }));
		} catch (cause) {
			if (!(cause instanceof PinakesError)) throw cause;
			code = EXIT.unusable;
			output.note(printable(`${file}:${line}: ${cause.message}`));
			output.data(jsonText({ id, ...further, error: { message: cause.message } }));
		}
	}
	return code;
}

/** What tells whether a look-up gave something. */
type Result =
	| Pick<MatchResult | SearchResult, 'rejection_category'>
	| Pick<ContextResult, 'total'>
	| Pick<EntryResult, 'status'>;

export function exitCodeOf(result: Result): number {
	const isRefused =
		'total' in result
			? result.total === 0
			: 'status' in result
				? result.status === 'not_found'
				: result.rejection_category !== null;
	return isRefused ? EXIT.refused : EXIT.answered;
}

/** Returns a message about the first field that is nearly a known one, as by a typing error; undefined if none is. */
export function mistypedName(names: readonly string[], known: readonly string[]): string | undefined {
	for (const name of names) {
		const meant = nearestName(name, known);
		if (meant !== undefined) return `The query has no field ${name}. Did you mean ${meant}?`;
	}
	return undefined;
}

/** Returns the query of a line. The look-up checks the types. */
export async function contextQueryOfLine(index: Index, fields: Fields): Promise<ContextQuery> {
	const { story, task_type, keywords = story === undefined ? undefined : [], ...query } = fields;
	if (story !== undefined && typeof story !== 'string') {
		throw new PinakesError('invalid_value', 'story must be the text of a story');
	}
	const extracted = story === undefined ? [] : await extractKeywords(index, story);
	return {
		task: task_type,
		...query,
		keywords: Array.isArray(keywords) ? [...keywords, ...extracted] : keywords,
	} as ContextQuery;
}

/** Returns the request of a line. The look-up checks the types. */
export function requestOfLine(fields: Fields): EntryRequest {
	const { target_entry, file_paths, context_hint } = fields;
	const filePaths = Array.isArray(file_paths) ? distinctFiles(file_paths) : file_paths;
	return { targetEntry: target_entry, filePaths, contextHint: context_hint } as EntryRequest;
}

/** Removes paths of files that are already in the list. Values that are not paths stay. */
export function distinctFiles<T>(paths: readonly T[]): T[] {
	const byFile = groupBy(paths, (path) => (typeof path === 'string' && path !== '' ? resolve(path) : path));
	return Array.from(byFile.values(), ([first]) => first as T);
}

/** Answers the question of a line. Its fields override the options. The look-up checks the types. */
export function askLine(index: Index, fields: Fields, options: KnowledgeOptions): Promise<SearchResult> {
	const { question, query = question, tag, tags = tag, ...filters } = fields;
	// The tags of a line replace those of the options.
	const list = tags === undefined || tags === null ? {} : { tags: [tags].flat() };
	return search(index, query as string, { ...options, ...filters, ...list } as KnowledgeOptions);
}
