import type { SectionDocuments } from './section-documents.ts';

export interface Scored {
	readonly section: number;
	readonly score: number;
}

/** The top documents so far, each by its best section, best first. */
export interface Best {
	readonly limit: number;
	/** Document number of each section; undefined if every section is its own document. */
	readonly documents: SectionDocuments | undefined;
	readonly sections: number[];
	readonly scores: number[];
	/** Document numbers of the sections. */
	readonly owners: number[];
}

/** Returns an empty list for the top `limit` documents. */
export function emptyBest({ documents }: Pick<Best, 'documents'>, { limit }: Pick<Best, 'limit'>): Best {
	return { limit, documents, sections: [], scores: [], owners: [] };
}

export function scoredOf({ sections, scores }: Best): Scored[] {
	return sections.map((section, i) => ({ section, score: scores[i] as number }));
}

/** Returns the score that a section must reach to enter the list: that of the last, or 0 while there is room. */
export function lastOf({ limit, scores }: Best): number {
	return scores.length < limit ? 0 : (scores[limit - 1] as number);
}

/** Inserts a section if it is among the best. Ties are broken by the smaller section number. */
export function offer(best: Best, section: number, score: number): void {
	const { limit, documents, sections, scores, owners } = best;
	const owner = documents?.at(section) ?? section;
	// A section takes the place of the one of its document, or else is inserted at the end, or replaces the last.
	let at = owners.indexOf(owner);
	if (at < 0) at = Math.min(sections.length, limit - 1);
	if (at < sections.length && !comesBefore(section, score, best, at)) return;
	for (; at > 0 && comesBefore(section, score, best, at - 1); at--) {
		sections[at] = sections[at - 1] as number;
		scores[at] = scores[at - 1] as number;
		owners[at] = owners[at - 1] as number;
	}
	sections[at] = section;
	scores[at] = score;
	owners[at] = owner;
}

function comesBefore(section: number, score: number, { sections, scores }: Best, index: number): boolean {
	const other = scores[index] as number;
	return score > other || (score === other && section < (sections[index] as number));
}
