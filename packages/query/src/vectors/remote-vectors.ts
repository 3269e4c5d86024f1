import { check } from '../format/base/errors.ts';
import { isRecord, parseJson } from '../format/base/json.js';
import type { VectorHit, VectorSearch } from './vector-search.ts';

/** Calls a tool of an MCP server: `(call) => client.callTool(call)` of any client. */
export type CallTool = (call: {
	readonly name: string;
	readonly arguments: Readonly<Record<string, unknown>>;
}) => Promise<unknown>;

const TOOL = 'hybrid_search';

/** Names under which results have the list of hits, and hits the id and the score. */
const LISTS = ['results', 'hits', 'documents', 'matches', 'data'];
const IDS = ['path', 'id', 'doc_id', 'document_id'];
const SCORES = ['score', 'similarity', 'relevance'];

/** Maximum characters of a result that are read, and of an error that are repeated. */
const MAX_ANSWER_LENGTH = 2 ** 22;
const MAX_ERROR_LENGTH = 300;

/**
 * Returns a vector search by the tool `hybrid_search` of an MCP server. Its arguments are `query`, `scope` (the ids of
 * the candidates, separated by commas; absent if all documents are candidates) and `top_k`. Hits are read from the
 * structured content of the result, else from its text as JSON: a list, or an object with the list under `results`,
 * `hits`, `documents`, `matches` or `data`, of objects with `path`, `id`, `doc_id` or `document_id`, and `score`,
 * `similarity` or `relevance`.
 *
 * @param name shown as `search_stats.engine`
 */
export function remoteVectorSearch(callTool: CallTool, name: string = TOOL): VectorSearch {
	check(typeof callTool === 'function', 'remoteVectorSearch takes a function that calls a tool.');
	return {
		name,
		async search({ query, candidates, limit }) {
			const scope = candidates === undefined ? {} : { scope: candidates.join(',') };
			const answer = await callTool({ name: TOOL, arguments: { query, ...scope, top_k: limit } });
			const text = textOf(answer);
			if (isRecord(answer) && answer.isError === true)
				throw new Error(text.slice(0, MAX_ERROR_LENGTH) || `${TOOL} failed`);
			const structured = isRecord(answer) ? answer.structuredContent : undefined;
			const list = listIn(structured) ?? listIn(answer) ?? listIn(parseJson(text.slice(0, MAX_ANSWER_LENGTH)));
			if (list === undefined) throw new Error(`${TOOL} answered no list of results`);
			const known = new Set(candidates);
			return list.flatMap((item) => hitOf(item, known) ?? []);
		},
	};
}

/** Returns the concatenated texts of a result. */
function textOf(answer: unknown): string {
	const content = isRecord(answer) && Array.isArray(answer.content) ? (answer.content as unknown[]) : [];
	return content.map((block) => (isRecord(block) && typeof block.text === 'string' ? block.text : '')).join('');
}

function listIn(json: unknown): readonly unknown[] | undefined {
	if (Array.isArray(json)) return json;
	if (!isRecord(json)) return undefined;
	return LISTS.map((name) => json[name]).find(Array.isArray);
}

/** Returns a hit. If an item has several ids, the one of a candidate is used. */
function hitOf(item: unknown, known: ReadonlySet<string>): VectorHit | undefined {
	if (!isRecord(item)) return undefined;
	const ids = IDS.map((name) => item[name]).filter((id) => typeof id === 'string');
	const score = SCORES.map((name) => item[name]).find((value) => typeof value === 'number');
	const id = ids.find((one) => known.has(one)) ?? ids[0];
	return id === undefined || score === undefined ? undefined : { id, score };
}
