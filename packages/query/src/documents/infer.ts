import { type Analyzer, withoutRequests } from '@pinakes/format/analysis/analyzer';
import { isUnspaced } from '@pinakes/format/analysis/characters';
import { conceptsOf } from '@pinakes/format/analysis/concepts';
import { normalizeText } from '@pinakes/format/analysis/normalize';
import { plainRunsOf } from '@pinakes/format/analysis/tokenizer';
import { type Documents, readDocumentLists, readDocumentTags } from '@pinakes/format/kinds/documents/read';
import type { Intent } from '@pinakes/format/kinds/documents/schema';
import type { Lexicon } from '@pinakes/format/kinds/lexicon/schema';
import { MAX_KEY_LENGTH } from '@pinakes/format/kinds/vocabulary/schema';
import type { Manifest } from '@pinakes/format/manifest';
import type { Recipe } from '@pinakes/format/recipe';
import type { ImpliedFilter } from './factors.ts';
import { type AppliedFilter, contains, unite } from './filters.ts';
import type { Topic } from './passage.ts';
import type { CheckedKnowledgeOptions } from './query.ts';

/** Tags that are inferred at most. */
const MAX_TAGS = 8;

/** What a question seems to ask for, and the documents that have it. It lifts them and leaves no other out. */
export interface Inferred extends AppliedFilter {
	readonly filter: ImpliedFilter;
	/** Numbers, ascending. */
	readonly documents: Uint32Array;
}

/** What a question implies of the filters that were not asked for: each tag for itself, any of several directories. */
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
		// Documents of a directory are of the category of its name, unless they say otherwise.
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

/** What is inferred of a question that a document has. */
export function inferredOf(inferred: readonly Inferred[], number: number): Inferred[] {
	return inferred.filter(({ documents }) => contains(documents, number));
}

/** The directories where what a question asks for is found; none for a question of no kind that is known. */
export function inferScopes(query: string, intents: readonly Intent[]): readonly string[] {
	const text = ` ${plainRunsOf(query).join(' ')} `;
	const whole = normalizeText(query);
	const fits = (word: string): boolean =>
		isUnspaced(word) ? whole.includes(normalizeText(word)) : text.includes(` ${plainRunsOf(word).join(' ')} `);
	return intents.find(({ words }) => words.some(fits))?.scopes ?? [];
}

/** The index's own tags that a question speaks of, the longest first where one is part of another. */
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
