import type { SearchHit } from './search.ts';

/** Documents that an answer is made of. */
const MOST_SOURCES = 3;

/** Digits of a score where it is said. */
const DIGITS = 2;

/** Where something stands. */
export interface Citation {
	readonly path: string;
	/** The section's heading and those above it, outermost first. */
	readonly headings: readonly string[];
	/** Lines of the section's own text, from 1, both inclusive; null for a text that is no file. */
	readonly lines: readonly [first: number, last: number] | null;
}

/** The best passages under their headings, each with where it stands. */
export function answerOf(hits: readonly SearchHit[], say: (citation: string) => string): string {
	return hits
		.slice(0, MOST_SOURCES)
		.map(({ title, passage, citation, score }) => {
			const heading = citation.headings.at(-1) ?? title;
			return `## ${heading}\n\n${passage}\n\n${say(citationText(citation, score))}`;
		})
		.join('\n\n');
}

/** The documents that an answer is made of. */
export function sourcesOf(hits: readonly SearchHit[]): string[] {
	return hits.slice(0, MOST_SOURCES).map(({ path, score }) => `[${path}, score: ${score.toFixed(DIGITS)}]`);
}

function citationText({ path, headings, lines }: Citation, score: number): string {
	const place = lines === null ? path : `${path}:${lines[0]}-${lines[1]}`;
	return [place, headings.join(' > '), `score: ${score.toFixed(DIGITS)}`].filter(Boolean).join(', ');
}
