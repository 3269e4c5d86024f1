import type { Heading } from './schema.ts';

/** A heading of a file, without its subheadings. */
export interface FlatHeading {
	readonly level: number;
	/** Plain text: no markup and no HTML; white space is collapsed. */
	readonly text: string;
	/** Line of the file, from 1. */
	readonly line: number;
}

/**
 * Returns the tree of a file's headings. A section runs to the line before the next heading of the same or a higher level.
 *
 * @param headings in the order of the file
 * @param lastLine of the file
 */
export function headingTree(headings: readonly FlatHeading[], lastLine: number): Heading[] {
	const build = (from: number, to: number): Heading[] => {
		const siblings: Heading[] = [];
		let i = from;
		while (i < to) {
			const { level, text, line } = headings[i] as FlatHeading;
			let next = i + 1;
			while (next < to && (headings[next] as FlatHeading).level > level) next++;
			const end = next < headings.length ? (headings[next] as FlatHeading).line - 1 : lastLine;
			siblings.push({ level, text, first_line: line, last_line: end, children: build(i + 1, next) });
			i = next;
		}
		return siblings;
	};
	return build(0, headings.length);
}
