import { withoutTags } from '@pinakes/format/analysis/plain-markdown';
import type { Citation } from './citation.ts';
import type { AnswerSource } from './prose.ts';
import type { SearchHit } from './rank.ts';

/** Documents that an answer is made of at most. */
export const MAX_SOURCES = 3;

/** The share of the best score that each of them has. */
const MIN_SCORE = 0.5;

/** Digits of a score where it is said. */
const DIGITS = 2;

/** The documents that an answer is made of: the best, as long as they are nearly as good as the first. */
export function tellingOf(results: readonly SearchHit[]): SearchHit[] {
	const least = (results[0]?.score ?? 0) * MIN_SCORE;
	return results.filter(({ score }) => score >= least).slice(0, MAX_SOURCES);
}

/**
 * The best passages under their headings, each with its location. What looks like one in a passage is escaped as markdown
 * has it, so that no document cites another.
 */
export function answerOf(hits: readonly SearchHit[], say: (citation: string) => string): string {
	const mark = say('').replace(/[\s\]]*$/, '');
	const escaped = (text: string): string => (mark === '' ? text : text.replaceAll(mark, `\\${mark}`));
	return hits
		.map(({ title, passage, citation, score }) => {
			const heading = citation.headings.at(-1) ?? title;
			return `## ${heading}\n\n${escaped(withoutTags(passage).trim())}\n\n${say(citationText(citation, score))}`;
		})
		.join('\n\n');
}

/** The documents that an answer is made of. */
export function sourcesOf(hits: readonly SearchHit[]): string[] {
	return hits.map(({ path, score }) => `[${path}, score: ${score.toFixed(DIGITS)}]`);
}

/** The same documents as sources that a written answer cites. */
export function citedSources(hits: readonly SearchHit[]): AnswerSource[] {
	return hits.map(({ title, score, passage, citation }, i) => ({ number: i + 1, ...citation, title, score, passage }));
}

function citationText({ path, headings, lines }: Citation, score: number): string {
	const reference = lines === null ? path : `${path}:${lines[0]}-${lines[1]}`;
	return [reference, headings.join(' > '), `score: ${score.toFixed(DIGITS)}`].filter(Boolean).join(', ');
}
