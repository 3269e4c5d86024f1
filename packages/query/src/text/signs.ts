/** Signs in queries: `"words that follow each other"` and `-excluded`. An opt-in part of `searchText`. */
import { type Analyzer, sequenceOf } from '../format/analysis/analyzer.js';
import type { Recipe } from '../format/base/recipe.js';
import type { SectionRecord } from '../format/kinds/text.js';
import { bestSections, emptyBest, offer, scoredOf, type Wanted } from './best.ts';
import type { Found } from './find.ts';
import { intersectLists, readLists, type WeightedList } from './posting-list.ts';
import type { TextPart } from './present.ts';
import { type Clauses, type Phrase, queryTerms } from './question.ts';
import { documentOf, plainTexts, type QueryTerm, type TextStore } from './store.ts';
import { findTerms } from './terms.ts';

/** A part of a query without white space or in quotation marks, with its sign. */
const CLAUSES = /(-)?(?:"([^"]*)"|(\S+))/g;

const HAS_SIGNS = /"|(?:^|\s)-/;

/** What a hyphen excludes begins with a letter. One Latin letter is the option of a command, as in `git commit -m`. */
const IS_EXCLUDED = /^(?![A-Za-z]$)[^\s\d!-/]/;

/** Maximum words and characters of a phrase that are compared. */
const MAX_PHRASE_LENGTH = 64;

/** Texts read per batch, and the maximum per query. */
const AT_ONCE = 32;
export const MAX_TEXTS = 2048;

/** Splits a query into phrases, exclusions and the rest. Returns undefined without any sign. */
function splitClauses(text: string, analyzer: Analyzer): Clauses | undefined {
	if (!HAS_SIGNS.test(text)) return undefined;
	const terms: QueryTerm[] = [];
	const phrases: Phrase[] = [];
	const excluded: QueryTerm[][] = [];
	let plain = '';
	let endsPlain = true;
	for (const [clause, minus, quoted, word = ''] of text.matchAll(CLAUSES)) {
		const content = quoted ?? word;
		endsPlain = false;
		if (minus && (quoted !== undefined || IS_EXCLUDED.test(content))) {
			excluded.push(queryTerms(content, analyzer));
		} else if (quoted !== undefined) {
			const found = queryTerms(content, analyzer);
			terms.push(...found);
			const sequence = sequenceOf(content, analyzer).slice(0, MAX_PHRASE_LENGTH);
			if (sequence.length > 1) phrases.push({ text: content, sequence, terms: found });
		} else {
			plain += `${clause} `;
			endsPlain = true;
		}
	}
	return { plain, endsPlain, terms, phrases, excluded: excluded.filter(({ length }) => length > 0) };
}

/**
 * Returns a predicate for the sections that a query leaves: those of documents in which no section has all terms of an
 * exclusion.
 */
function* withoutExcluded(
	store: TextStore,
	{ excluded }: Clauses,
	isSearched: Wanted['isSearched'],
): Recipe<Wanted['isSearched']> {
	if (excluded.length === 0) return isSearched;
	const excludedDocuments = new Set<number>();
	// By index, since QuickJS cannot compile `yield*` within iteration.
	for (let i = 0; i < excluded.length; i++) {
		const sections = yield* sectionsWithTerms(store, excluded[i] as readonly QueryTerm[]);
		for (const section of sections) excludedDocuments.add(documentOf(store, section));
	}
	return (section) => isSearched?.(section) !== false && !excludedDocuments.has(documentOf(store, section));
}

/** Returns the sections that have all of the terms, ascending. Identifiers are matched by their parts. */
function* sectionsWithTerms(store: TextStore, terms: readonly QueryTerm[]): Recipe<Uint32Array> {
	const parts = terms.filter(({ kind }) => kind !== 'whole');
	const found = yield* findTerms(store, parts, { related: false, typos: false });
	yield* readLists(store, found);
	const lists = found.map(({ list }) => list);
	return lists.length === 0 ? new Uint32Array() : intersectLists(lists, store.norms).sections;
}

/**
 * Returns the best sections that have every phrase of a query. An index has no positions, which would double its size,
 * so the texts of sections with all terms of the phrases are searched, best first, until enough have the phrases. If
 * none has them, their words are searched like any others.
 */
function* findPhrases(
	store: TextStore,
	{ phrases }: Clauses,
	lists: readonly WeightedList[],
	wanted: Wanted,
): Recipe<Pick<Found, 'sections' | 'relaxed'>> {
	if (phrases.length === 0) return { sections: yield* bestSections(store, lists, wanted), relaxed: [] };
	const terms = phrases.flatMap((phrase) => phrase.terms);
	const having = new Set(yield* sectionsWithTerms(store, terms));
	const isSearched = (section: number): boolean => wanted.isSearched?.(section) !== false && having.has(section);
	const candidates = yield* bestSections(store, lists, { limit: MAX_TEXTS, by: 'section', isSearched });
	const best = emptyBest(store, wanted);
	for (let i = 0; i < candidates.length && best.size < wanted.limit; i += AT_ONCE) {
		const batch = candidates.slice(i, i + AT_ONCE);
		const sections = batch.map(({ section }) => section);
		const texts = yield* plainTexts(store, sections);
		const records = yield* store.records(sections);
		batch.forEach(({ section, score }, j) => {
			const fields = fieldsOf(records[j] as SectionRecord, texts[j] as string, store.analyzer);
			if (phrases.every((phrase) => fields.some((field) => holds(field, phrase)))) offer(best, section, score);
		});
	}
	const kept = scoredOf(best);
	if (kept.length > 0) return { sections: kept, relaxed: [] };
	return { sections: yield* bestSections(store, lists, wanted), relaxed: phrases.map(({ text }) => text) };
}

/** Returns the words of each field of a section. A phrase must be within one field. */
function fieldsOf({ title = '', headings = [] }: SectionRecord, text: string, analyzer: Analyzer): string[][] {
	return [title, ...headings, text].map((field) => sequenceOf(field, analyzer));
}

function holds(sequence: readonly string[], phrase: Phrase): boolean {
	const [first = ''] = phrase.sequence;
	for (let at = sequence.indexOf(first); at >= 0; at = sequence.indexOf(first, at + 1)) {
		if (phrase.sequence.every((word, i) => sequence[at + i] === word)) return true;
	}
	return false;
}

/** Quotation marks and hyphens have a meaning. Without this part, no sign has. */
export const SIGNS: TextPart = {
	signs: { split: splitClauses, searched: withoutExcluded, find: findPhrases },
};
