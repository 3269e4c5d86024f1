/** A section and its score. */
export interface Scored {
	readonly section: number;
	readonly score: number;
}

/** The best documents seen so far, each by its best section, best first. */
export interface Best {
	readonly limit: number;
	/** The number of each section's document; without, every section is a document. */
	readonly documents: Uint32Array | undefined;
	readonly sections: number[];
	readonly scores: number[];
}

/** The best of nothing yet, with room for so many documents. */
export function emptyBest({ documents }: Pick<Best, 'documents'>, { limit }: Pick<Best, 'limit'>): Best {
	return { limit, documents, sections: [], scores: [] };
}

/** The sections with their scores. */
export function scoredOf({ sections, scores }: Best): Scored[] {
	return sections.map((section, i) => ({ section, score: scores[i] as number }));
}

/** The score of the last of the best, which others must reach; 0 while there is room. */
export function lastOf({ limit, scores }: Best): number {
	return scores.length < limit ? 0 : (scores[limit - 1] as number);
}

/** Counts a section in, if it is among the best: a higher score, or the same and an earlier section. */
export function offer(best: Best, section: number, score: number): void {
	const { limit, sections, scores } = best;
	// In the place of its document, else behind the last, or where there is no more room in its place.
	let at = Math.min(indexOfDocument(best, section), limit - 1);
	if (at < sections.length && !comesBefore(section, score, best, at)) return;
	for (; at > 0 && comesBefore(section, score, best, at - 1); at--) {
		sections[at] = sections[at - 1] as number;
		scores[at] = scores[at - 1] as number;
	}
	sections[at] = section;
	scores[at] = score;
}

/** Where the section of the same document is; the end, where there is none. */
function indexOfDocument({ documents, sections }: Best, section: number): number {
	if (documents === undefined) return sections.length;
	let index = 0;
	while (index < sections.length && documents[sections[index] as number] !== documents[section]) index++;
	return index;
}

function comesBefore(section: number, score: number, { sections, scores }: Best, index: number): boolean {
	const other = scores[index] as number;
	return score > other || (score === other && section < (sections[index] as number));
}
