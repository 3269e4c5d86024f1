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

/** Counts a section in, if it is among the best: a higher score, or the same and an earlier section. */
export function offer(best: Best, section: number, score: number): void {
	const { limit, sections, scores } = best;
	let end = placeOfDocument(best, section);
	if (end < sections.length && !comesBefore(section, score, best, end)) return;
	if (end === sections.length && end === limit) {
		if (!comesBefore(section, score, best, limit - 1)) return;
		end = limit - 1;
	}
	let at = end;
	for (; at > 0 && comesBefore(section, score, best, at - 1); at--) {
		sections[at] = sections[at - 1] as number;
		scores[at] = scores[at - 1] as number;
	}
	sections[at] = section;
	scores[at] = score;
}

/** Where the section of the same document is; the end, where there is none. */
function placeOfDocument({ documents, sections }: Best, section: number): number {
	if (documents === undefined) return sections.length;
	let place = 0;
	while (place < sections.length && documents[sections[place] as number] !== documents[section]) place++;
	return place;
}

function comesBefore(section: number, score: number, { sections, scores }: Best, place: number): boolean {
	const other = scores[place] as number;
	return score > other || (score === other && section < (sections[place] as number));
}
