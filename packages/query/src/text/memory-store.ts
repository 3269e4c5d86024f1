import { builtInOfSections } from '../format/calibration/built-in.js';
import { unspacedShare } from '../format/calibration/shares.js';
import { lengthNorm, weightedFrequencies } from '../format/kinds/text/bm25.js';
import type { TextSection } from '../format/kinds/text/document.js';
import type { Row } from '../format/kinds/text/row.js';
import type { SectionRecord } from '../format/kinds/text/schema.js';
import { ready } from '../format/recipe.js';
import type { TextAnalyzer } from './memory-options.ts';
import { KEY_LENGTH, type MemoryPostings, rowOf } from './memory-postings.ts';
import type { TextStore } from './text-store.ts';

/** An indexed section. */
export interface MemorySection {
	readonly section: TextSection;
	readonly record: SectionRecord;
	/** Its document number. */
	readonly owner: number;
	readonly length: number;
	readonly terms: readonly string[];
}

/**
 * Returns a store of sections in memory, by their numbers. Numbers of removed sections are not used again.
 *
 * @param end a number above those of all sections
 */
export function memoryStore(
	{ analyzer, weights }: TextAnalyzer,
	postings: MemoryPostings,
	sections: ReadonlyMap<number, MemorySection>,
	end: number,
): TextStore {
	const rows = new Map<string, Row>();
	const norms = new Float32Array(end);
	// No document has the number of sections, which stands for that of a removed section.
	const documents = new Uint32Array(end).fill(end);
	let total = 0;
	for (const { length } of sections.values()) total += length;
	for (const [number, { length, owner }] of sections) {
		norms[number] = lengthNorm(length, total / sections.size);
		documents[number] = owner;
	}
	const rowFor = (key: string): Row => {
		const row = rows.get(key) ?? rowOf(postings, key);
		rows.set(key, row);
		return row;
	};
	return {
		analyzer,
		keyLength: KEY_LENGTH,
		weights,
		counts: postings.counts,
		frequencies: weightedFrequencies(postings.counts, weights),
		calibration: builtInOfSections(unspacedShare([...sections.values()].map(({ section }) => section.text))),
		sections: sections.size,
		norms,
		documents,
		found: new Map(),
		rows: (keys) => ready(keys.map(rowFor)),
		readUnread: () => ready(undefined),
		keysFrom: (beginning) => ready([...postings.rows.keys()].filter((key) => key.startsWith(beginning))),
		records: (numbers) => ready(numbers.map((number) => (sections.get(number) as MemorySection).record)),
		texts: (numbers) => ready(numbers.map((number) => (sections.get(number) as MemorySection).section.text)),
	};
}
