/**
 * Returns a markdown table.
 *
 * @param {readonly string[]} headings
 * @param {readonly (readonly string[])[]} rows
 * @param {number} [labels] number of leading columns that are words
 */
export function table(headings, rows, labels = 1) {
	const dashes = headings.map((_, column) => (column < labels ? '-' : '-:'));
	return [headings, dashes, ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/**
 * Formats a number with three digits, or as a whole number with separators of thousands.
 *
 * @param {number} value
 */
export function number(value) {
	if (value >= 100) return whole(Math.round(value));
	return value.toFixed(value >= 10 ? 1 : 2);
}

/**
 * Formats a whole number with separators of thousands.
 *
 * @param {number} value
 */
export function whole(value) {
	return value.toLocaleString('en-US');
}

/**
 * Formats a share in percent.
 *
 * @param {number} share
 * @param {number} [digits] decimals; 1 by default
 */
export function percent(share, digits = 1) {
	return `${(share * 100).toFixed(digits)} %`;
}
