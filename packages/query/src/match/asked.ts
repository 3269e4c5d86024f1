import { own } from '../json.ts';
import type { Lexicon } from '../kinds/lexicon/format.ts';
import { readLists } from '../kinds/unit-lists/read.ts';
import type { VocabularyEntry } from '../kinds/vocabulary/format.ts';
import { readVocabulary } from '../kinds/vocabulary/read.ts';
import type { Manifest } from '../manifest.ts';
import type { Recipe } from '../recipe.ts';
import { conceptsOf } from '../text/concepts.ts';
import { hasCjk } from '../text/characters.ts';
import type { Fact, Facts } from './facts.ts';
import type { CheckedQuery } from './query.ts';
import { inAtLeast } from './tally.ts';

/** What is looked for. */
export interface Asked {
	readonly asked: Facts;
	/** Whether the terms were found in the goal because the query named none. */
	readonly inferred: boolean;
}

/** A list that is looked into for what a query asks for. */
type TermList = keyof VocabularyEntry;

/** A term that is looked for, and the index's terms that stand for it. */
interface Meant {
	readonly value: string;
	readonly standIns: readonly string[];
}

/** Terms of a list that are inferred at most: with the other facts they fit the bits of a number. */
const MOST_INFERRED = 8;

/** Concepts of a goal that are looked at when terms are inferred from it. */
const MOST_CONCEPTS = 256;

/** Finds the index's terms for a query: those that it names, or else those that its goal speaks of. */
export function* findAsked(
	manifest: Manifest,
	lexicon: Lexicon,
	{ goal, tags, keywords }: CheckedQuery,
	synonyms: readonly (readonly string[])[],
): Recipe<Asked> {
	const inferred = tags.length + keywords.length === 0;
	const spans = inferred ? yield* findSpans(manifest, lexicon, goal) : [];
	const facts: Fact[] = [];
	for (const [kind, terms] of [
		['tag', tags],
		['keyword', keywords],
	] as const) {
		const meant = inferred ? longestFirst(spans, kind) : yield* resolve(manifest, lexicon, kind, terms, synonyms);
		for (const { value, standIns } of meant) {
			const lists = yield* readLists(manifest, kind, standIns);
			facts.push({ kind, value, postings: inAtLeast(lists, 1, manifest.counts.units) });
		}
	}
	return { asked: facts, inferred };
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
): Recipe<Meant[]> {
	const areSynonyms = (a: string, b: string): boolean =>
		(own(groups, a) ?? a) === (own(groups, b) ?? b) || synonyms.some((group) => group.includes(a) && group.includes(b));
	const distinct = terms.filter((term, i) => terms.findIndex((other) => areSynonyms(term, other)) === i);
	const keys = distinct.map((term) => conceptsOf(term, phrases).join(' '));
	const entries = yield* readVocabulary(manifest, keys);
	return distinct.map((term, i) => {
		const alike = (entries[i]?.[list] ?? []).filter(
			(other) => areSynonyms(other, term) || hasCjk(other) !== hasCjk(term),
		);
		const given = synonyms.filter((group) => group.includes(term)).flat();
		return { value: term, standIns: [...new Set([term, ...alike, ...given])] };
	});
}

/** A stretch of the goal, from one word up to another, and what the index has of its meaning. */
interface Span {
	readonly start: number;
	readonly end: number;
	readonly key: string;
	readonly entry?: VocabularyEntry | undefined;
}

/** Every stretch of the goal, longest first, with what the index has of it. */
function* findSpans(manifest: Manifest, { phrases }: Lexicon, goal: string): Recipe<Span[]> {
	const words = conceptsOf(goal, phrases).slice(0, MOST_CONCEPTS);
	const spans: Span[] = [];
	for (let length = manifest.longest_term; length > 0; length--) {
		for (let start = 0, end = length; end <= words.length; start++, end++) {
			const stretch = words.slice(start, end);
			if (stretch.every((word) => manifest.analyzer.stop_words.includes(word))) continue;
			spans.push({ start, end, key: stretch.join(' ') });
		}
	}
	const entries = yield* readVocabulary(
		manifest,
		spans.map(({ key }) => key),
	);
	return spans.map((span, i) => ({ ...span, entry: entries[i] }));
}

/** Takes spans, which come longest first, wherever no word is taken yet; one of each meaning. */
function longestFirst(spans: readonly Span[], list: TermList): Meant[] {
	const taken: Span[] = [];
	const found: Meant[] = [];
	for (const span of spans) {
		const { start, end, key } = span;
		const standIns = span.entry?.[list] ?? [];
		const [value] = standIns;
		if (value === undefined || taken.some((other) => other.key === key || (other.start < end && start < other.end)))
			continue;
		taken.push(span);
		found.push({ value, standIns });
	}
	return found.slice(0, MOST_INFERRED);
}
