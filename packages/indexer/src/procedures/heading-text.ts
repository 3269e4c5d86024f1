/** Maximum characters of a heading that are read; a longer one is prose. */
const MAX_READ = 500;

/** Ranges of characters for numbers in circles. */
const CIRCLES: readonly (readonly [first: number, count: number, value: number])[] = [
	[0x2460, 20, 1],
	[0x3251, 15, 21],
	[0x32b1, 15, 36],
	[0x2776, 10, 1],
	[0x2780, 10, 1],
	[0x278a, 10, 1],
	[0x24f5, 10, 1],
];

const CIRCLED = /[①-⑳㉑-㉟㊱-㊿❶-➓⓵-⓾]|[0-9]\ufe0f?\u20e3|🔟/gu;

/**
 * Normalizes a heading for comparison: NFKC, numbers in circles and on keycaps become digits with a full stop, and the
 * identifier that some tools append (`{#steps}`) is removed.
 */
export function foldHeading(text: string): string {
	const written = text.slice(0, MAX_READ).replace(CIRCLED, (sign) => `${signValue(sign)}. `);
	const folded = written.normalize('NFKC').replaceAll('\ufe0f', '').trimEnd();
	return folded.slice(0, identifierAt(folded)).trim();
}

function signValue(sign: string): number {
	if (/^\d/.test(sign)) return Number(sign[0]);
	const code = sign.codePointAt(0) ?? 0;
	const circle = CIRCLES.find(([first, count]) => code >= first && code < first + count);
	return circle === undefined ? 10 : code - circle[0] + circle[2];
}

/** Returns the identifier in a heading: `steps` for `Steps {#steps}`. */
export function identifierOf(text: string): string | undefined {
	const trimmed = text.trimEnd();
	return trimmed.slice(identifierAt(trimmed)).slice('{#'.length, -1) || undefined;
}

/** Returns the offset of the identifier at the end of a heading, or that of its end. */
function identifierAt(text: string): number {
	const open = text.lastIndexOf('{');
	return text.endsWith('}') && text[open + 1] === '#' ? open : text.length;
}
