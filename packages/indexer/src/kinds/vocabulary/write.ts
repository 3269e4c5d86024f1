import { conceptsOf, LONGEST_KEY, VOCABULARY_BLOCKS } from '@pinakes/query/format';
import { type IndexFiles, writeBlocks } from '../../write/parts.ts';
import type { UnitLists } from '../unit-lists/write.ts';

/** Where the vocabulary is cut, and the words of its longest key. */
export interface WrittenVocabulary {
	readonly starts: string[];
	readonly longest: number;
}

/** Writes the tags and keywords by what they mean. */
export function writeVocabulary(
	files: IndexFiles,
	lists: UnitLists,
	phrases: Readonly<Record<string, string>>,
): WrittenVocabulary {
	const entries = new Map<string, [tags: string[], keywords: string[]]>();
	let longest = 0;
	(['tag', 'keyword'] as const).forEach((list, i) => {
		for (const term of lists[list].keys()) {
			const concepts = conceptsOf(term, phrases);
			if (concepts.length === 0 || concepts.length > LONGEST_KEY) continue;
			longest = Math.max(longest, concepts.length);
			const key = concepts.join(' ');
			const entry = entries.get(key) ?? [[], []];
			(entry[i] as string[]).push(term);
			entries.set(key, entry);
		}
	});
	const rows = new Map([...entries].map(([key, entry]) => [key, JSON.stringify(entry)]));
	return { starts: writeBlocks(files, VOCABULARY_BLOCKS, rows), longest };
}
