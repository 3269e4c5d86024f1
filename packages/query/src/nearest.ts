/** Edits up to which a name counts as a slip of another. */
const MOST_EDITS = 3;

/**
 * The known name that is nearest to a mistyped one, by edits (insertions, deletions, replacements),
 * or undefined where none is near: more than `MOST_EDITS` away, or more than half of the name.
 */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
	let best: string | undefined;
	let fewest = Math.min(MOST_EDITS, Math.ceil(name.length / 2)) + 1;
	for (const candidate of known) {
		if (Math.abs(candidate.length - name.length) >= fewest) continue;
		const edits = editDistance(name.toLowerCase(), candidate.toLowerCase());
		if (edits < fewest) {
			fewest = edits;
			best = candidate;
		}
	}
	return best;
}

/** Levenshtein's distance, by rows. */
function editDistance(a: string, b: string): number {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) {
			const replaced = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next.push(Math.min(replaced, (row[j] as number) + 1, (next[j - 1] as number) + 1));
		}
		row = next;
	}
	return row[b.length] as number;
}
