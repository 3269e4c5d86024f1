import { dirname } from 'node:path/posix';
import { currentDay } from '@pinakes/command-line/system';
import type { Index } from '@pinakes/query';
import { check, isUnspaced, readDocumentRecords } from '@pinakes/query/internal';
import { type SearchResult, search } from '@pinakes/query/search';
import * as z from 'zod';
import { pageOf } from './bounds.ts';
import { DEFAULT_DOCUMENTS, limitNotes, MAX_DOCUMENTS } from './search.ts';
import { count, defineTool, hasDocuments, OFFSET, text } from './tool.ts';

/** Directories that the documents of a scope may lie in: each is searched. */
const MAX_DIRECTORIES = 64;

/** `hybrid_search`: the search under the name and with the arguments that prompts of before call it by. */
export const HYBRID_SEARCH = defineTool({
	name: 'hybrid_search',
	title: 'Search, as prompts of before call it',
	description: 'Passages as data, for programs and older prompts. Prefer pinakes_search.',
	input: {
		query: z.string().describe('The question'),
		scope: text('Directories, ids or paths, with commas'),
		top_k: count('Default 5', MAX_DOCUMENTS),
		min_score: z.number().optional().describe('Minimum score'),
		offset: OFFSET,
	},
	isServed: hasDocuments,
	async run({ index, characters }, { query, scope, top_k, min_score, offset }) {
		const from = offset ?? 0;
		const end = Math.min(MAX_DOCUMENTS, from + (top_k ?? DEFAULT_DOCUMENTS));
		const { results, rejection_category, notes } = await searchScope(index, query, scope ?? '', end + 1);
		const kept = results.filter(({ score }) => score >= (min_score ?? 0)).map(({ excerpt, ...hit }) => hit);
		const frame = {
			query,
			results: [],
			rejection_category: kept.length === 0 ? (rejection_category ?? 'below_threshold') : rejection_category,
			notes: [...notes, ...limitNotes(kept.length, end, query)],
		};
		const { items, ...page } = pageOf(kept, from, characters, frame, end);
		return { ...frame, results: items, ...page };
	},
});

type Found = Pick<SearchResult, 'results' | 'rejection_category' | 'notes'>;

/** Searches all documents, those below directories, or some of them by their ids or paths. */
async function searchScope(index: Index, query: string, scope: string, limit: number): Promise<Found> {
	const names = scope.split(/[,\n]/).flatMap((name) => name.trim() || []);
	const options = { today: currentDay(), limit: Math.min(limit, MAX_DOCUMENTS) };
	if (names.length === 0) return search(index, query, options);
	const { directories, paths } = await resolveScope(index, names);
	const parents = [...new Set([...paths].map(dirname))];
	check(
		directories.length + parents.length <= MAX_DIRECTORIES,
		`The scope names documents of over ${MAX_DIRECTORIES} directories: name fewer, or a directory.`,
	);
	const found: Found[] = [];
	const beyond: string[] = [];
	for (const directory of directories) found.push(await search(index, query, { ...options, scope: directory }));
	for (const parent of parents) {
		// A search knows directories alone; of what it finds there the documents that were asked for are kept.
		const among = parent === '.' ? null : parent;
		const { results, ...others } = await search(index, query, { ...options, scope: among, limit: MAX_DOCUMENTS });
		found.push({ ...others, results: results.filter(({ path }) => paths.has(path)) });
		if (results.length < MAX_DOCUMENTS) continue;
		const best = new Set(results.map(({ path }) => path));
		beyond.push(...[...paths].filter((path) => dirname(path) === parent && !best.has(path)));
	}
	const { notes, ...rest } = merged(found, limit);
	return { ...rest, notes: [...notes, ...beyondNotes(beyond, query)] };
}

const MAX_LISTED_NAMES = 3;

/** Says which documents may be about the question and are beyond the best that a search of their directory gives. */
function beyondNotes(paths: readonly string[], query: string): string[] {
	if (paths.length === 0) return [];
	const names = paths.slice(0, MAX_LISTED_NAMES).join(', ');
	const others = paths.length - MAX_LISTED_NAMES;
	if (isUnspaced(query)) {
		const more = others > 0 ? ` 等 ${paths.length} 个文档` : '';
		return [`不在所在目录最相关的 ${MAX_DOCUMENTS} 个文档之中，未列出：${names}${more}。`];
	}
	const more = others > 0 ? ` and ${others} more` : '';
	return [`Not among the best ${MAX_DOCUMENTS} documents of their directory, and left out: ${names}${more}.`];
}

/** Which of the names of a scope are documents, by id or path, and which can only be directories. */
async function resolveScope(index: Index, names: readonly string[]) {
	const documents = await index.run((manifest) =>
		readDocumentRecords(manifest, [...Array(manifest.counts.documents).keys()]),
	);
	const byName = new Map(documents.flatMap(({ id, path }) => [[id, path] as const, [path, path] as const]));
	const found = names.map((name) => byName.get(name.replace(/^(\.\/)+/, '')));
	return {
		directories: names.filter((_, i) => found[i] === undefined),
		paths: new Set(found.filter((path) => path !== undefined)),
	};
}

/** What several searches found, best first, each document once. */
function merged(found: readonly Found[], limit: number): Found {
	const byPath = new Map(found.flatMap(({ results }) => results).map((hit) => [hit.path, hit]));
	const results = [...byPath.values()].sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1)).slice(0, limit);
	const refusals = found.map(({ rejection_category }) => rejection_category);
	return {
		results,
		rejection_category: refusals.includes(null) && results.length > 0 ? null : (refusals.find(Boolean) ?? 'no_match'),
		notes: [...new Set(found.flatMap(({ notes }) => notes))],
	};
}
