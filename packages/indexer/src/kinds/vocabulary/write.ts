import { conceptsOf } from '@pinakes/query/format/analysis/concepts';
import { MAX_KEY_LENGTH, type VocabularyEntry } from '@pinakes/query/format/kinds/units';
import { buildAnalyzer } from '../../words/content-words.ts';
import { type FileTarget, writeTable } from '../../write/parts.ts';
import type { Phrases } from '../lexicon/write.ts';
import type { UnitLists } from '../unit-lists/write.ts';

/** Returns the concepts of a term as a key: `Pods` and `pod` have the same one, and so have synonyms. Empty if it has none or too many. */
export function conceptKey(term: string, phrases: Phrases): string {
	const concepts = conceptsOf(term, phrases, buildAnalyzer());
	return concepts.length > MAX_KEY_LENGTH ? '' : concepts.join(' ');
}

/** Writes tags and keywords by their concepts. Returns the cuts of the table. */
export function writeVocabulary(files: FileTarget, lists: UnitLists, phrases: Phrases): string[] {
	const entries = new Map<string, { readonly [List in keyof VocabularyEntry]: string[] }>();
	for (const list of ['tag', 'keyword'] as const) {
		for (const term of lists[list].keys()) {
			const key = conceptKey(term, phrases);
			if (key === '') continue;
			const entry = entries.get(key) ?? { tag: [], keyword: [] };
			entry[list].push(term);
			entries.set(key, entry);
		}
	}
	const rows = new Map([...entries].map(([key, entry]) => [key, JSON.stringify(entry)]));
	return writeTable(files, 'vocabulary', rows);
}
