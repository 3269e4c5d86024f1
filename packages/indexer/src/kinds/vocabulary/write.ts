import { conceptsOf } from '@pinakes/query/format/analysis/concepts';
import { MAX_KEY_LENGTH, type VocabularyEntry } from '@pinakes/query/format/kinds/vocabulary/schema';
import { buildAnalyzer } from '../../analysis/analyzer.ts';
import { type IndexFiles, writeTable } from '../../write/parts.ts';
import type { UnitLists } from '../unit-lists/write.ts';

/** Writes tags and keywords by their concepts. Returns the cuts of the table. */
export function writeVocabulary(
	files: IndexFiles,
	lists: UnitLists,
	phrases: Readonly<Record<string, string>>,
): string[] {
	const entries = new Map<string, { readonly [List in keyof VocabularyEntry]: string[] }>();
	for (const list of ['tag', 'keyword'] as const) {
		for (const term of lists[list].keys()) {
			const concepts = conceptsOf(term, phrases, buildAnalyzer());
			if (concepts.length === 0 || concepts.length > MAX_KEY_LENGTH) continue;
			const key = concepts.join(' ');
			const entry = entries.get(key) ?? { tag: [], keyword: [] };
			entry[list].push(term);
			entries.set(key, entry);
		}
	}
	const rows = new Map([...entries].map(([key, entry]) => [key, JSON.stringify(entry)]));
	return writeTable(files, 'vocabulary', rows);
}
