/** The share of letters that a name must have in common with another to count as a slip of it. */
const NEAR = 0.5;

/**
 * The known name that has most letters in common with a mistyped one, wherever they stand, or
 * undefined where none has many.
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
