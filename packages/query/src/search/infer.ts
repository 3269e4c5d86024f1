import { type Analyzer, withoutRequests } from '../format/analysis/analyzer.js';
import { conceptsOf } from '../format/analysis/concepts.js';
import { type Documents, readDocumentLists, readDocumentTags } from '../format/kinds/documents/read.js';
import type { Intent } from '../format/kinds/documents/schema.js';
import type { Lexicon } from '../format/kinds/lexicon/schema.js';
import { MAX_KEY_LENGTH } from '../format/kinds/vocabulary/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Recipe } from '../format/recipe.js';
import type { ImpliedFilter } from './factors.ts';
import { type AppliedFilter, contains, unite } from './filters.ts';
import { intentOf } from './intents.ts';
import type { CheckedKnowledgeOptions } from './query.ts';
import type { Topic } from './topic.ts';

/** Maximum tags that are inferred. */
const MAX_TAGS = 8;

/**
 * A filter that the question implies, with the documents that pass it. They rank higher, but others are not removed.
 */
export interface Inferred extends AppliedFilter {
	readonly filter: ImpliedFilter;
	/** Document numbers, ascending. */
	readonly documents: Uint32Array;
}

/** Infers filters from a question, unless they were given: one for each tag, and one for any of several directories. */
export function* infer(
	manifest: Manifest,
	{ intents }: Pick<Documents, 'intents'>,
	{ query, scope, category, tags }: CheckedKnowledgeOptions,
	{ lexicon, analyzer }: Pick<Topic, 'lexicon' | 'analyzer'>,
): Recipe<Inferred[]> {
	const scopes = inferScopes(query, intents);
	const known = tags.length > 0 ? [] : yield* inferTags(manifest, lexicon, query, analyzer);
	const implied: Pick<Inferred, 'filter' | 'values'>[] = [
		...(scope === '' ? [{ filter: 'scope', values: scopes } as const] : []),
		// By default, the category of documents is the name of their directory.
		...(category === '' ? [{ filter: 'category', values: scopes.map((name) => name.slice(0, -1)) } as const] : []),
		...known.map((tag) => ({ filter: 'tag', values: [tag] }) as const),
	];
	const inferred: Inferred[] = [];
	for (let i = 0; i < implied.length; i++) {
		const { filter, values } = implied[i] as (typeof implied)[number];
		const lists = yield* readDocumentLists(manifest, filter, values);
		const some = values.filter((_, index) => lists[index] !== undefined);
		if (some.length === 0) continue;
		inferred.push({ filter, values: some, documents: unite(lists.filter((list) => list !== undefined)) });
	}
	return inferred;
}

/** Returns the inferred filters that a document passes. */
export function inferredOf(inferred: readonly Inferred[], number: number): Inferred[] {
	return inferred.filter(({ documents }) => contains(documents, number));
}

/** Returns the directories for the kind of a question; none if its kind is unknown. */
export function inferScopes(query: string, intents: readonly Intent[]): readonly string[] {
	return intentOf(query, intents)?.scopes ?? [];
}

/** Returns tags of the index that a question mentions; of overlapping ones, the longest. */
function* inferTags(manifest: Manifest, { phrases }: Lexicon, query: string, analyzer: Analyzer): Recipe<string[]> {
	const concepts = conceptsOf(withoutRequests(query, analyzer), phrases, analyzer, analyzer);
	const keys: string[] = [];
	const spans: [from: number, to: number][] = [];
	for (let length = MAX_KEY_LENGTH; length > 0; length--) {
		for (let from = 0; from + length <= concepts.length; from++) {
			keys.push(concepts.slice(from, from + length).join(' '));
			spans.push([from, from + length]);
		}
	}
	const tags = yield* readDocumentTags(manifest, keys);
	const taken = new Set<number>();
	const found: string[] = [];
	spans.forEach(([from, to], i) => {
		const indices = Array.from({ length: to - from }, (_, j) => from + j);
		if (tags[i] === undefined || indices.some((index) => taken.has(index))) return;
		for (const index of indices) taken.add(index);
		found.push(...(tags[i] as readonly string[]));
	});
	return [...new Set(found)].slice(0, MAX_TAGS);
}
