/** Minimum share of common letters of a name that may have been meant. */
const NEAR = 0.5;

/**
 * Returns the known name that has the most letters in common with a mistyped one, regardless of order; undefined if
 * none has enough.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
	let nearest: string | undefined;
	let most = NEAR;
	for (const other of known) {
		const common = [...name.toLowerCase()].filter((letter) => other.includes(letter)).length;
		const similarity = common / Math.max(name.length, other.length);
		if (similarity > most) {
			most = similarity;
			nearest = other;
		}
	}
	return nearest;
}
