/**
 * A markdown table.
 *
 * @param {readonly string[]} headings
 * @param {readonly (readonly string[])[]} rows
 * @param {number} [labels] columns that are words, which come first
 */
export function table(headings, rows, labels = 1) {
	const dashes = headings.map((_, column) => (column < labels ? '-' : '-:'));
	return [headings, dashes, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/**
 * To three digits, or whole.
 *
 * @param {number} value
 */
export function number(value) {
	if (value >= 100) return Math.round(value).toLocaleString('en-US');
	return value.toFixed(value >= 10 ? 1 : 2);
}
