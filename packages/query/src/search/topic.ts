import {
	type Analyzer,
	gramsOf,
	indexTerms,
	phraseTerms,
	sequenceOf,
	withoutRequests,
} from '../format/analysis/analyzer.js';
import { conceptsOf } from '../format/analysis/concepts.js';
import { isUnspaced } from '../format/analysis/normalize.js';
import type { Recipe } from '../format/base/recipe.js';
import { inverseDocumentFrequency } from '../format/kinds/bm25.js';
import { type Documents, type Filter, readDocumentLists, readDocumentTags } from '../format/kinds/documents.js';
import type { Lexicon } from '../format/kinds/lexicon.js';
import { copyBlocks, joinBlocks, type Row } from '../format/kinds/postings.js';
import { exactKey } from '../format/kinds/text.js';
import { MAX_KEY_LENGTH } from '../format/kinds/units.js';
import type { Opened } from '../format/manifest/opened.js';
import { distinctNumbers } from '../text/pages.ts';
import { missingBlocks } from '../text/posting-list.ts';
import { type AppliedFilter, type AskedFilters, contains, intentOf, unite } from '../text/scope.ts';
import type { TextStore, WeightedTerm } from '../text/store.ts';

/** Alternatives for a word of a question, each a list of concepts that must all occur. */
type Alternatives = readonly (readonly string[])[];

/** The topic of a question, to compute the share of it that a text has. */
export interface Topic {
	/** Its concepts, in either language. */
	readonly ideas: readonly Alternatives[];
	readonly terms: ReadonlySet<string>;
	readonly lexicon: Lexicon;
	readonly analyzer: Analyzer;
}

/** Returns the topic of a question, without stop words and request phrases. */
export function topicOf(query: string, lexicon: Lexicon, analyzer: Analyzer): Topic {
	const asked = withoutRequests(query, analyzer);
	const concepts = new Set(conceptsOf(asked, lexicon.phrases, analyzer, analyzer));
	const sequence = ` ${sequenceOf(asked, analyzer).join(' ')} `;
	const phrases = Object.entries(lexicon.phrases).filter(([phrase]) => sequence.includes(` ${phrase} `));
	const termsOf = (phrase: string): readonly string[] =>
		isUnspaced(phrase) ? unspacedTerms(phrase.replaceAll(' ', ''), analyzer) : phrase.split(' ');
	const terms = new Set(phraseTerms(asked, analyzer));
	// A title may say it as the question does: the postings of a synonym do not tell.
	const ideas = [...concepts]
		.filter((concept) => !isUnspaced(concept))
		.map(
			(concept): Alternatives => [
				[concept],
				...phrases.filter(([, head]) => head === concept).map(([phrase]) => termsOf(phrase)),
			],
		);
	const said = new Set(ideas.flat(2));
	// Pairs of characters seldom coincide, as single ones do.
	const others = [...terms].filter((term) => isUnspaced(term) && !said.has(term));
	return { ideas: [...ideas, ...others.map((term) => [[term]])], terms, lexicon, analyzer };
}

/** Returns the terms of a piece of unspaced text. */
function unspacedTerms(text: string, { grams }: Analyzer): string[] {
	return gramsOf(text, grams.slice(-1));
}

/** Adds to a topic the translations by which its words were found. */
export function translatedTopic(topic: Topic, found: readonly WeightedTerm[]): Topic {
	const { analyzer } = topic;
	const translated = found.filter(({ found: { likeness } }) => likeness === 'translated');
	if (translated.length === 0) return topic;
	const conceptsIn = (term: string): readonly string[] => (isUnspaced(term) ? unspacedTerms(term, analyzer) : [term]);
	const ideas = translated.map(({ term, found: { others } }): Alternatives => [term.term, ...others].map(conceptsIn));
	const replaced = new Set(ideas.flatMap(([own = []]) => own));
	const terms = translated.flatMap(({ found: { others } }) => others).flatMap((term) => phraseTerms(term, analyzer));
	return {
		...topic,
		ideas: [...topic.ideas.filter(([[concept = ''] = []]) => !replaced.has(concept)), ...ideas],
		terms: new Set([...topic.terms, ...terms]),
	};
}

/** Puts names that were found in the place of their parts, which others have as well: `load_plugins` and `load_plugin`. */
export function namedTopic(topic: Topic, found: readonly WeightedTerm[]): Topic {
	const names = new Map(
		found.flatMap(({ term: { term, of }, ofName }) => (of?.isName && ofName ? [[term, of.term] as const] : [])),
	);
	if (names.size === 0) return topic;
	const named = topic.ideas.map((ways): Alternatives => {
		const name = names.get(ways[0]?.[0] ?? '');
		return name === undefined ? ways : [[name]];
	});
	return { ...topic, ideas: [...new Map(named.map((ways) => [ways.join('|'), ways])).values()] };
}

/**
 * Leaves out ideas that more than half of the sections have, such as the name of the product: "install longhorn with helm"
 * asks for the page "Install with Helm". A topic of nothing else stays as it is.
 */
export function withoutCommonIdeas(topic: Topic, found: readonly WeightedTerm[], sections: number): Topic {
	const common = new Set(found.filter(({ list }) => list.size > sections / 2).map(({ term }) => term.term));
	const ideas = topic.ideas.filter(
		(ways) => !ways.some((concepts) => concepts.every((concept) => common.has(concept))),
	);
	return ideas.length > 0 ? { ...topic, ideas } : topic;
}

/** Returns the share of the weight of ideas, 1 by default, that occur in one of their alternatives, 0 to 1. */
export function coverageOf(
	ideas: readonly Alternatives[],
	has: (concept: string) => boolean | undefined,
	weights: readonly number[] = ideas.map(() => 1),
): number {
	const isSaid = (ways: Alternatives): boolean => ways.some((concepts) => concepts.every(has));
	const sum = (each: readonly number[]): number => each.reduce((total, weight) => total + weight, 0);
	return sum(weights.filter((_, i) => isSaid(ideas[i] as Alternatives))) / (sum(weights) || 1);
}

/** Returns the share of a question's terms that a text has, 0 to 1. */
export function termShare({ terms, analyzer }: Topic, text: string): number {
	const found = new Set(indexTerms(text, analyzer).filter((term) => terms.has(term)));
	return terms.size === 0 ? 0 : found.size / terms.size;
}

/** Kinds of filters that a question implies. */
export type ImpliedFilter = Exclude<Filter, 'confidence'>;

/** Number of terms from which a question implies no directory. */
const LONG_QUESTION = 12;

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
	opened: Opened,
	{ intents }: Pick<Documents, 'intents'>,
	{ query, scope, category, tags }: Omit<AskedFilters, 'confidence'> & { readonly query: string },
	{ lexicon, analyzer }: Pick<Topic, 'lexicon' | 'analyzer'>,
): Recipe<Inferred[]> {
	// A long question says what it is about itself.
	const scopes = phraseTerms(query, analyzer).length < LONG_QUESTION ? (intentOf(query, intents)?.scopes ?? []) : [];
	const known = tags.length > 0 ? [] : yield* inferTags(opened, lexicon, query, analyzer);
	const implied: Pick<Inferred, 'filter' | 'values'>[] = [
		...(scope === '' ? [{ filter: 'scope', values: scopes } as const] : []),
		// By default, the category of documents is the name of their directory.
		...(category === '' ? [{ filter: 'category', values: scopes.map((name) => name.slice(0, -1)) } as const] : []),
		...known.map((tag) => ({ filter: 'tag', values: [tag] }) as const),
	];
	const inferred: Inferred[] = [];
	for (let i = 0; i < implied.length; i++) {
		const { filter, values } = implied[i] as (typeof implied)[number];
		const lists = yield* readDocumentLists(opened, filter, values);
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

/** Returns tags of the index that a question mentions; of overlapping ones, the longest. */
function* inferTags(opened: Opened, { phrases }: Lexicon, query: string, analyzer: Analyzer): Recipe<string[]> {
	const concepts = conceptsOf(withoutRequests(query, analyzer), phrases, analyzer, analyzer);
	const keys: string[] = [];
	const spans: [from: number, to: number][] = [];
	for (let length = MAX_KEY_LENGTH; length > 0; length--) {
		for (let from = 0; from + length <= concepts.length; from++) {
			keys.push(concepts.slice(from, from + length).join(' '));
			spans.push([from, from + length]);
		}
	}
	const tags = yield* readDocumentTags(opened, keys);
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

/**
 * Returns a function from the number of a section to the share of a topic's ideas in its titles, 0 to 1. A section has a concept
 * in its titles if the postings of the concept's term count it there; a search by text has read most of these already.
 *
 * @param sections those that the function will be called with
 */
export function* readTitleShares(
	store: TextStore,
	{ ideas }: Topic,
	sections: readonly number[],
): Recipe<(section: number) => number> {
	const concepts = [...new Set(ideas.flat(2))];
	const rows: readonly Row[] = yield* store.rows(concepts.map(exactKey));
	const numbers = distinctNumbers(sections);
	const found = rows.map(({ postings: [own] }) => {
		// Copied, since rows are cached without their blocks.
		const unread = own?.unread && copyBlocks(own.unread);
		return { own, unread, blocks: unread && missingBlocks(unread, numbers) };
	});
	yield* store.readUnread(found);
	const inTitles = store.counts.map(([title, headings]) => title + headings);
	const titled = new Map(
		concepts.map((concept, i) => {
			const { own, unread } = found[i] as (typeof found)[0];
			const read = unread ? joinBlocks(unread) : own?.decode();
			return [concept, new Set(read?.sections.filter((_, at) => inTitles[read.counts[at] as number]))];
		}),
	);
	const rarest = inverseDocumentFrequency(0, store.sections);
	// A pair of characters is no word: a common one says hardly anything, as in the evidence of a section.
	const weights = ideas.map(([[concept = ''] = []]) => {
		const size = found[concepts.indexOf(concept)]?.own?.size ?? 0;
		return isUnspaced(concept) ? (inverseDocumentFrequency(size, store.sections) / rarest) ** 2 : 1;
	});
	return (section) => coverageOf(ideas, (concept) => titled.get(concept)?.has(section), weights);
}
