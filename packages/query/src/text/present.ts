/** Step 4 of a search: reads what hits show. */

import type { Recipe } from '../format/base/recipe.js';
import type { StoredFields } from '../format/kinds/stored-fields.js';
import type { SectionRecord } from '../format/kinds/text.js';
import type { AskedText, Found, SignReader } from './find.ts';
import type { Judged, JudgedHit, TextRejection } from './judge.ts';
import { frequencyIn, shareIn } from './posting-list.ts';
import type { SearchOptions, TypedReader } from './question.ts';
import {
	type FoundTerm,
	hasSections,
	isCounted,
	isMistyped,
	type OpenedText,
	type QueryTerm,
	type SectionLocation,
	type TextStore,
	type WeightedTerm,
} from './store.ts';

/** The contribution of a term of the query to a hit's score. */
export interface TermContribution {
	/** In the form that the index has: stemmed and folded. */
	readonly term: string;
	readonly kind: QueryTerm['kind'];
	/** Why other terms of the index matched, and which. */
	readonly likeness: FoundTerm['likeness'];
	readonly others: readonly string[];
	/** Number of occurrences in the query. */
	readonly occurrences: number;
	readonly idf: number;
	/** Number of occurrences in the section, weighted by field and likeness. */
	readonly frequency: number;
	readonly contribution: number;
}

/** A document that matches, by its best section. */
export interface TextHit extends SectionLocation {
	readonly score: number;
	/** The score relative to the maximum for the query, 0 to 1. */
	readonly normalized_score: number;
	/** Calibrated probability, 0 to 1, that the section answers the query. */
	readonly probability: number;
	/** With the part `FIELDS`: its declared fields. */
	readonly fields?: StoredFields;
	/** With the part `HIGHLIGHTS`. */
	readonly highlights?: Highlights;
	/** With the option `texts`: the section's own text, as written. */
	readonly text?: string;
	/** With the option `explain`: all terms of the query. Their contributions and `further_sections` add up to the score. */
	readonly terms?: readonly TermContribution[];
	/** With the option `explain`: what further sections of the document add to the score. */
	readonly further_sections?: number;
}

/** A range of a text: start and end offset in UTF-16 code units, end excluded. */
export type Range = readonly [from: number, to: number];

/** An excerpt of a text, with the ranges of matches in it. */
export interface Snippet {
	readonly text: string;
	readonly ranges: readonly Range[];
}

/** Matches of a query in a hit. */
export interface Highlights {
	readonly title: readonly Range[];
	/** Ranges of each heading. */
	readonly headings: readonly (readonly Range[])[];
	readonly snippet: Snippet;
}

/** A value of a field, and the number of found documents that have it. */
export interface FacetCount {
	readonly value: string;
	readonly count: number;
}

/** A field that no document has. */
export interface UnknownField {
	readonly field: string;
	/** The field that may have been meant. */
	readonly nearest: string | null;
}

/** Result of a text search. */
export interface TextResult {
	/** Best first; ties are broken by the order of the documents. */
	readonly hits: readonly TextHit[];
	readonly rejection_category: TextRejection | null;
	/** Calibrated probability, 0 to 1, that the best document answers the query, even if it is below the threshold. */
	readonly probability: number;
	/** Words of the query, as typed, that no document has. */
	readonly unknown: readonly string[];
	/** Phrases of the query that no document has; their words were searched separately. */
	readonly relaxed: readonly string[];
	/** With the part `FIELDS`: number of all documents found. */
	readonly total?: number;
	/** With the part `FIELDS`: by field, values of the found documents with counts, highest count first. */
	readonly facets?: Readonly<Record<string, readonly FacetCount[]>>;
	/** With the part `FIELDS`: fields of its options that no document has, if there are any. */
	readonly unknown_fields?: readonly UnknownField[];
}

/** A query and its checked options, which include those of the parts in use. */
export interface Asked extends AskedText {
	readonly options: Required<SearchOptions>;
}

/** What a part adds to a result besides hits. */
export type Selected = Pick<TextResult, 'total' | 'facets' | 'unknown_fields'> & {
	readonly hits: readonly JudgedHit[];
};

/** An opt-in part of `searchText`. A bundle contains it only if it is imported. */
export interface TextPart {
	/** Its options with their defaults. */
	readonly defaults?: object;
	/** Checks its options. */
	readonly check?: (options: object) => void;
	/** Signs that have a meaning in a query. */
	readonly signs?: SignReader;
	/** Reads the last word as one that is being typed. */
	readonly typed?: TypedReader;
	/** Steps 1 and 2 in place of the default: finds sections, and ranks them. */
	readonly find?: (opened: OpenedText, asked: Asked) => Recipe<Found>;
	/** Selects the hits to show among all that are good enough. Without it, at most `limit` are judged. */
	readonly select?: (opened: OpenedText, asked: Asked, judged: Judged) => Recipe<Selected>;
	/** Adds to hits; they are in the order of the sections in `shown`. */
	readonly show?: (
		opened: OpenedText,
		asked: Asked,
		found: Found,
		shown: readonly JudgedHit[],
		hits: readonly TextHit[],
	) => Recipe<readonly TextHit[]>;
}

type Mutable<T> = { -readonly [Name in keyof T]: T[Name] };

/** Reads the records of hits. */
export function* readHits(
	store: TextStore,
	shown: readonly JudgedHit[],
	{ terms, possible }: Pick<Found, 'terms' | 'possible'>,
	options: Pick<Required<SearchOptions>, 'texts' | 'explain'>,
): Recipe<readonly TextHit[]> {
	const sections = shown.map(({ section }) => section);
	const records = yield* store.records(sections);
	const texts = options.texts ? yield* store.texts(sections) : [];
	return shown.map(({ section, score, further = 0, probability }, i) => {
		const { id, title = id, headings = [], lines = null, url } = records[i] as SectionRecord;
		const normalized_score = possible > 0 ? score / possible : 0;
		// Assigned, since spreading optional properties is many times slower.
		const hit: Mutable<TextHit> = { id, title, headings, lines, score, normalized_score, probability };
		if (url) hit.url = url;
		if (options.texts) hit.text = texts[i] as string;
		if (options.explain) {
			hit.terms = terms.map((term) => contributionOf(section, term));
			hit.further_sections = further;
		}
		return hit;
	});
}

/** Returns the words of the query, as typed, that no document has; of text without spaces, the n-grams joined where they overlap. */
export function unknownWords(terms: readonly WeightedTerm[]): string[] {
	const words: string[] = [];
	const unknown = terms.filter((one) => isCounted(one) && (!hasSections(one) || isMistyped(one)));
	// The last one first, as larger n-grams follow the smaller ones that they have.
	for (const { term } of unknown.reverse()) {
		const { kind, word } = term;
		const [first = ''] = word;
		const isGram = kind === 'gram';
		if (isGram && words.some((one) => one.includes(word))) continue;
		if (isGram && word !== first && words[0]?.startsWith(word.slice(first.length))) words[0] = first + words[0];
		else words.unshift(word);
	}
	return words;
}

/** Returns the contribution of a term to the score of a section. */
function contributionOf(section: number, { term, found, weight }: WeightedTerm): TermContribution {
	const { likeness, others, list, idf } = found;
	const { kind, occurrences } = term;
	const frequency = frequencyIn(list, section);
	const contribution = weight * shareIn(list, section);
	return { term: term.term, kind, likeness, others, occurrences, idf, frequency, contribution };
}
