import { conceptsOf, LONGEST_KEY, type VocabularyEntry } from '@pinakes/query/format';
import { type IndexFiles, writeTable } from '../../write/parts.ts';
import type { UnitLists } from '../unit-lists/write.ts';

/** Where the vocabulary is cut, and the words of its longest key. */
export interface WrittenVocabulary {
	readonly cuts: string[];
	readonly longest: number;
}

/** Writes the tags and keywords by what they mean. */
export function writeVocabulary(
	files: IndexFiles,
	lists: UnitLists,
	phrases: Readonly<Record<string, string>>,
): WrittenVocabulary {
	const entries = new Map<string, { readonly [List in keyof VocabularyEntry]: string[] }>();
	let longest = 0;
	for (const list of ['tag', 'keyword'] as const) {
		for (const term of lists[list].keys()) {
			const concepts = conceptsOf(term, phrases);
			if (concepts.length === 0 || concepts.length > LONGEST_KEY) continue;
			longest = Math.max(longest, concepts.length);
			const key = concepts.join(' ');
			const entry = entries.get(key) ?? { tag: [], keyword: [] };
			entry[list].push(term);
			entries.set(key, entry);
		}
	}
	const rows = new Map([...entries].map(([key, entry]) => [key, JSON.stringify(entry)]));
	return { cuts: writeTable(files, 'vocabulary', rows), longest };
}
