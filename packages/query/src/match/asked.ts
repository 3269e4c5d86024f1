import { own } from '../json.ts';
import type { Lexicon } from '../kinds/lexicon/format.ts';
import { readVocabulary, type VocabularyEntry } from '../kinds/vocabulary/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { conceptsOf } from '../text/concepts.ts';
import { hasCjk } from '../text/words.ts';
import type { CheckedQuery } from './query.ts';

/** A tag or keyword that is looked for, and the index's terms that stand for it. */
export interface AskedTerm {
	readonly term: string;
	readonly standIns: readonly string[];
}

/** What is looked for. */
export interface Asked {
	readonly tags: readonly AskedTerm[];
	readonly keywords: readonly AskedTerm[];
	/** Whether the terms were found in the goal because the query named none. */
	readonly inferred: boolean;
}

type TermList = keyof VocabularyEntry;

/** Concepts of a goal that are looked at when terms are inferred from it. */
const MOST_CONCEPTS = 256;

/** Finds the index's terms for a query: those that it names, or else those that its goal speaks of. */
export function* findAsked(
	manifest: Manifest,
	lexicon: Lexicon,
	query: CheckedQuery,
	synonyms: readonly (readonly string[])[],
): Recipe<Asked> {
	const { goal, tags, keywords } = query;
	if (tags.length + keywords.length === 0) return yield* inferAsked(manifest, lexicon, goal);
	return {
		tags: yield* resolve(manifest, lexicon, 'tag', tags, synonyms),
		keywords: yield* resolve(manifest, lexicon, 'keyword', keywords, synonyms),
		inferred: false,
	};
}

/**
 * Terms stand for each other where they are in one group of synonyms, or mean the same in the other
 * language. Within a language there is no more to it than that: `test` is not `testing`, as the
 * author's terms are the author's.
 */
function* resolve(
	manifest: Manifest,
	{ terms: groups, phrases }: Lexicon,
	list: TermList,
	terms: readonly string[],
	synonyms: readonly (readonly string[])[],
): Recipe<AskedTerm[]> {
	const areSynonyms = (a: string, b: string): boolean =>
		(own(groups, a) ?? a) === (own(groups, b) ?? b) ||
		synonyms.some((group) => group.includes(a) && group.includes(b));
	const distinct = terms.filter((term, i) => !terms.slice(0, i).some((other) => areSynonyms(term, other)));
	const entries = yield* readVocabulary(
		manifest,
		distinct.map((term) => conceptsOf(term, phrases).join(' ')),
	);
	return distinct.map((term, i) => {
		const alike = (entries[i]?.[list] ?? []).filter(
			(other) => areSynonyms(other, term) || hasCjk(other) !== hasCjk(term),
		);
		const given = synonyms.filter((group) => group.includes(term)).flat();
		return { term, standIns: [...new Set([term, ...alike, ...given])] };
	});
}

/** A stretch of the goal, from one word up to another. */
interface Span {
	readonly start: number;
	readonly end: number;
	readonly entry: VocabularyEntry | undefined;
}

function* inferAsked(manifest: Manifest, { phrases }: Lexicon, goal: string): Recipe<Asked> {
	const words = conceptsOf(goal, phrases).slice(0, MOST_CONCEPTS);
	const keys: string[] = [];
	const places: { start: number; end: number }[] = [];
	for (let length = Math.min(manifest.longest_term, words.length); length > 0; length--) {
		for (let start = 0; start + length <= words.length; start++) {
			const end = start + length;
			const stretch = words.slice(start, end);
			if (stretch.every((word) => manifest.analyzer.stop_words.includes(word))) continue;
			keys.push(stretch.join(' '));
			places.push({ start, end });
		}
	}
	const entries = yield* readVocabulary(manifest, keys);
	const spans = places.map((place, i) => ({ ...place, entry: entries[i] }));
	return { tags: longestFirst(spans, 'tag'), keywords: longestFirst(spans, 'keyword'), inferred: true };
}

/** Takes spans, which come longest first, wherever no word is taken yet. */
function longestFirst(spans: readonly Span[], list: TermList): AskedTerm[] {
	const taken: Span[] = [];
	const found = new Map<string, AskedTerm>();
	for (const span of spans) {
		const standIns = span.entry?.[list] ?? [];
		const [term] = standIns;
		if (term === undefined || taken.some(({ start, end }) => start < span.end && span.start < end)) continue;
		taken.push(span);
		found.set(term, { term, standIns });
	}
	return [...found.values()];
}
