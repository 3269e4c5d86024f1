import { withoutTags } from '@pinakes/format/analysis/plain-markdown';
import type { Citation } from './citation.ts';
import type { AnswerSource } from './prose.ts';
import type { SearchHit } from './rank.ts';

/** Maximum documents that an answer is made of. */
export const MAX_SOURCES = 3;

/** Minimum score of each of them, as a share of the best. */
const MIN_SHARE_OF_BEST = 0.5;

/** Digits of a score in citations. */
const DIGITS = 2;

/** Selects the documents that an answer is made of: the best ones whose scores are near that of the first. */
export function selectSources(results: readonly SearchHit[]): SearchHit[] {
	const least = (results[0]?.score ?? 0) * MIN_SHARE_OF_BEST;
	return results.filter(({ score }) => score >= least).slice(0, MAX_SOURCES);
}

/**
 * Returns the best passages under their headings, each with its citation. Text in a passage that looks like a citation is escaped
 * as in markdown, so that no document can cite another.
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
