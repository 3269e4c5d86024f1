import { resolve } from 'node:path';
import { UsageError } from '@pinakes/command-line/definition';
import { readNamed } from '@pinakes/indexer/internal/files';
import { type ContextQuery, type EntryRequest, extractKeywords, type Index, PinakesError } from '@pinakes/query';
import { type KnowledgeOptions, type SearchResult, search } from '@pinakes/query/search';
import { EXIT, jsonText, type Output, printable } from './output.ts';

/** Maximum bytes of a file, as a link in a repository may lead to an endless device. */
const MAX_BYTES = 2 ** 28;

/**
 * Returns the text of a file or a pipe, without a byte order mark.
 *
 * @param kind what the option expects, for errors, such as `a text file`
 * @throws UsageError if it cannot be read, is too large or is not UTF-8
 */
export function readText(file: string, kind: string): string {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(readNamed(file, MAX_BYTES));
	} catch (cause) {
		throw new UsageError(`${file} cannot be read (${(cause as Error).message}): name ${kind} in UTF-8.`);
	}
}

/** A line of a query file: its id and fields, or a problem. */
export type QueryLine = { readonly number: number; readonly id: unknown } & (
	| { readonly fields: Readonly<Record<string, unknown>>; readonly error?: never }
	| { readonly error: Error; readonly fields?: never }
);

/**
 * Reads a JSON Lines file of queries. Empty lines are skipped.
 *
 * @throws UsageError if it cannot be read, or has no queries
 */
export function readQueries(file: string): QueryLine[] {
	const lines = readText(file, 'a JSON Lines file').split(/\r?\n/);
	const queries = lines.flatMap((line, i): QueryLine[] => (line.trim() === '' ? [] : [parseLine(line, i + 1)]));
	if (queries.length === 0) throw noQueries(file);
	return queries;
}

/** Returns the error for a file without queries, which would otherwise look like one whose answers are all right. */
export function noQueries(file: string): UsageError {
	return new UsageError(`${file} has no queries: write one to a line, each ${OBJECT}.`);
}

/**
 * Answers each line in order with a line of JSON. An invalid line is answered with an error. Fields that are no part of a
 * query, such as what is expected, come back in the answer.
 *
 * @param known the fields of a query
 * @returns the exit code
 */
export async function answerQueries(
	file: string,
	lines: readonly QueryLine[],
	known: readonly string[],
	output: Output,
	answer: (fields: Readonly<Record<string, unknown>>) => Promise<{ result: object; isAnswer: boolean }>,
): Promise<number> {
	let code: number = EXIT.answered;
	for (const { number, id, fields, error } of lines) {
		const [own, further] = [true, false].map((isOwn) =>
			Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => known.includes(name) === isOwn)),
		) as [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
		try {
			if (fields === undefined) throw error;
			const mistyped = mistypedName(Object.keys(further), known);
			if (mistyped !== undefined) throw new PinakesError('unknown_field', mistyped);
			const { result, isAnswer } = await answer(own);
			if (!isAnswer) code = Math.max(code, EXIT.refused);
			output.data(jsonText({ id, ...further, ...result }));
		} catch (cause) {
			if (!(cause instanceof PinakesError)) throw cause;
			code = EXIT.unusable;
			output.note(printable(`${file}:${number}: ${cause.message}`));
			output.data(jsonText({ id, ...further, error: { message: cause.message } }));
		}
	}
	return code;
}

/** Returns a message about the first field that is nearly a known one, as by a typing error; undefined if none is. */
export function mistypedName(names: readonly string[], known: readonly string[]): string | undefined {
	for (const name of names) {
		const meant = known.find(
			(other) => commonEnds(name, other) >= Math.max(name.length, other.length) - 1 || sorted(name) === sorted(other),
		);
		if (meant !== undefined) return `The query has no field ${name}. Did you mean ${meant}?`;
	}
	return undefined;
}

function sorted(name: string): string {
	return [...name].sort().join('');
}

/** Returns how many letters two names have in common at the beginning and the end. */
function commonEnds(one: string, other: string): number {
	const least = Math.min(one.length, other.length);
	let first = 0;
	while (first < least && one[first] === other[first]) first++;
	let last = 0;
	while (last < least - first && one.at(-1 - last) === other.at(-1 - last)) last++;
	return first + last;
}

const OBJECT =
	'a JSON object, such as {"goal": "…"} for match, {"query": "…"} for search, {"keywords": ["…"]} for contexts or {"target_entry": "…"} for get';

function parseLine(line: string, number: number): QueryLine {
	try {
		const json = JSON.parse(line) as unknown;
		if (typeof json !== 'object' || json === null || Array.isArray(json)) {
			throw new PinakesError('invalid_value', `the line must hold ${OBJECT}`);
		}
		const { id = null, ...fields } = json as Record<string, unknown>;
		return { number, id, fields };
	} catch (cause) {
		const { message } = cause as Error;
		const error = cause instanceof SyntaxError ? `the line must hold ${OBJECT} (${message})` : message;
		return { number, id: null, error: new PinakesError('invalid_value', error) };
	}
}

/** Fields of a query of each command in a file. `task_type` is the name of `task` in results. */
export const MATCH_FIELDS = ['goal', 'tags', 'keywords', 'ide', 'env', 'constraints'];
export const CONTEXTS_FIELDS = ['keywords', 'story', 'task', 'task_type', 'epic', 'types', 'limit'];

/** Returns the query of a line. The look-up checks the types. */
export async function contextQueryOfLine(
	index: Index,
	fields: Readonly<Record<string, unknown>>,
): Promise<ContextQuery> {
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

export const GET_FIELDS = ['target_entry', 'file_paths', 'context_hint'];

/** Returns the request of a line. The look-up checks the types. */
export function requestOfLine(fields: Readonly<Record<string, unknown>>): EntryRequest {
	const { target_entry, file_paths, context_hint } = fields;
	const filePaths = Array.isArray(file_paths) ? distinctFiles(file_paths) : file_paths;
	return { targetEntry: target_entry, filePaths, contextHint: context_hint } as EntryRequest;
}

/** Removes paths of files that are already in the list. Values that are not paths stay. */
export function distinctFiles<T>(paths: readonly T[]): T[] {
	const byFile = new Map<unknown, T>();
	for (const path of paths) {
		const file = typeof path === 'string' && path !== '' ? resolve(path) : path;
		if (!byFile.has(file)) byFile.set(file, path);
	}
	return [...byFile.values()];
}

export const SEARCH_FIELDS = ['query', 'question', 'scope', 'category', 'tag', 'tags', 'confidence', 'limit', 'today'];

/** Answers the question of a line. Its fields override the options. The look-up checks the types. */
export async function askLine(
	index: Index,
	fields: Readonly<Record<string, unknown>>,
	options: KnowledgeOptions,
): Promise<SearchResult> {
	// Golden files say `question`.
	const { question, query = question, tag, tags = tag, ...filters } = fields;
	// The tags of a line replace those of the options.
	const list = tags === undefined || tags === null ? {} : { tag: tags, tags: [] };
	return search(index, query as string, { ...options, ...filters, ...list } as KnowledgeOptions);
}
