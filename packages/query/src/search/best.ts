/** A section and its score. */
export interface Scored {
	readonly section: number;
	readonly score: number;
}

/** The best documents seen so far, each by its best section: sorted arrays, as there are few. */
export interface Best {
	readonly limit: number;
	/** The number of each section's document; without, every section is a document. */
	readonly documents: Uint32Array | undefined;
	readonly sections: number[];
	readonly scores: number[];
}

/** Counts a section in, if it is among the best: a higher score, or the same and an earlier section. */
export function offer(best: Best, section: number, score: number): void {
	const { limit, documents, sections, scores } = best;
	const isFull = sections.length === limit;
	if (isFull && !comesBefore(section, score, best, limit - 1)) return;
	if (documents !== undefined) {
		const same = sections.findIndex((other) => documents[other] === documents[section]);
		if (same >= 0) {
			if (!comesBefore(section, score, best, same)) return;
			sections.splice(same, 1);
			scores.splice(same, 1);
		}
	}
	let at = sections.length;
	while (at > 0 && comesBefore(section, score, best, at - 1)) at--;
	sections.splice(at, 0, section);
	scores.splice(at, 0, score);
	if (sections.length > limit) {
		sections.pop();
		scores.pop();
	}
}

function comesBefore(section: number, score: number, { sections, scores }: Best, place: number): boolean {
	const other = scores[place] as number;
	return score > other || (score === other && section < (sections[place] as number));
}
