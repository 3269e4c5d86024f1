/** Location of a passage in its source. */
export interface Citation {
	readonly path: string;
	/** Headings above the section and its own, outermost first. */
	readonly headings: readonly string[];
	/** First and last line of the section's own text, from 1; null if the text is not from a file. */
	readonly lines: readonly [first: number, last: number] | null;
}
