import { type Analyzer, sequenceOf } from '../format/analysis/analyzer.js';
import type { SectionRecord, TextField } from '../format/kinds/text/schema.js';
import type { Recipe } from '../format/recipe.js';
import { bestSections, emptyBest, offer, type Scored, scoredOf, type Wanted } from './best.ts';
import { sectionsWithTerms } from './exclusions.ts';
import type { WeightedList } from './posting-list.ts';
import type { Phrase } from './question.ts';
import type { TextStore } from './store.ts';

/** The best sections, and the phrases that no section has. */
export interface Kept {
	readonly best: readonly Scored[];
	readonly relaxed: readonly string[];
}

/** Texts read per batch, and the maximum per query. */
const AT_ONCE = 32;
export const MAX_TEXTS = 2048;

/**
 * Returns the best sections that have every phrase of a query. An index has no positions, which would double its size,
 * so the texts of sections with all terms of the phrases are searched, best first, until enough have the phrases. If
 * none has them, their words are searched like any others.
 */
export function* keepPhrases(
	store: TextStore,
	phrases: readonly Phrase[],
	lists: readonly WeightedList[],
	wanted: Wanted,
): Recipe<Kept> {
	if (phrases.length === 0) return { best: yield* bestSections(store, lists, wanted), relaxed: [] };
	const having = new Set(
		yield* sectionsWithTerms(
			store,
			phrases.flatMap(({ terms }) => terms),
		),
	);
	const isExcluded = (section: number): boolean => wanted.isExcluded?.(section) || !having.has(section);
	const candidates = yield* bestSections({ ...store, documents: undefined }, lists, { limit: MAX_TEXTS, isExcluded });
	const best = emptyBest(store, wanted);
	for (let i = 0; i < candidates.length && best.sections.length < wanted.limit; i += AT_ONCE) {
		const batch = candidates.slice(i, i + AT_ONCE);
		const sections = batch.map(({ section }) => section);
		const texts = yield* store.texts(sections);
		const records = yield* store.records(sections);
		batch.forEach(({ section, score }, j) => {
			const fields = fieldsOf(records[j] as SectionRecord, texts[j] as string, store.analyzer);
			if (phrases.every((phrase) => fields.some((field) => holds(field, phrase)))) offer(best, section, score);
		});
	}
	const kept = scoredOf(best);
	if (kept.length > 0) return { best: kept, relaxed: [] };
	return { best: yield* bestSections(store, lists, wanted), relaxed: phrases.map(({ text }) => text) };
}

/** The words of a field of a section. A phrase must be within one field. */
interface FieldText {
	readonly field: TextField;
	readonly sequence: readonly string[];
}

function fieldsOf({ title = '', headings = [] }: SectionRecord, text: string, analyzer: Analyzer): FieldText[] {
	const fieldText = (field: TextField, content: string): FieldText => ({
		field,
		sequence: sequenceOf(content, analyzer),
	});
	return [
		fieldText('title', title),
		...headings.map((heading) => fieldText('headings', heading)),
		fieldText('body', text),
	];
}

function holds({ field, sequence }: FieldText, phrase: Phrase): boolean {
	if (phrase.field && phrase.field !== field) return false;
	const [first = ''] = phrase.sequence;
	for (let at = sequence.indexOf(first); at >= 0; at = sequence.indexOf(first, at + 1)) {
		if (phrase.sequence.every((word, i) => sequence[at + i] === word)) return true;
	}
	return false;
}
