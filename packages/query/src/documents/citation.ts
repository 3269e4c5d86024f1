/** Where a passage is found in its source. */
export interface Citation {
	readonly path: string;
	/** The section's heading and those above it, outermost first. */
	readonly headings: readonly string[];
	/** Lines of the section's own text, from 1, both inclusive; null for a text that is no file. */
	readonly lines: readonly [first: number, last: number] | null;
}
