import { withoutTags } from '../format/analysis/plain-markdown.js';
import type { Citation } from './citation.ts';
import type { AnswerSource } from './prose.ts';
import type { SearchHit } from './rank.ts';

/** Maximum documents in an answer. */
export const MAX_SOURCES = 3;

/** Minimum score of each of them, relative to the best. */
const MIN_SHARE_OF_BEST = 0.5;

/** Digits of a score in citations. */
const DIGITS = 2;

/** Selects the documents for an answer: the best ones with scores near the best. */
export function selectSources(results: readonly SearchHit[]): SearchHit[] {
	const least = (results[0]?.score ?? 0) * MIN_SHARE_OF_BEST;
	return results.filter(({ score }) => score >= least).slice(0, MAX_SOURCES);
}

/**
 * Returns the best passages under their headings, each with its citation. Text in a passage that looks like a citation is escaped
 * as in markdown, so that no document can cite another.
 */
export function answerOf(hits: readonly SearchHit[], say: (citation: string) => string): string {
	// Harmless: the text is the caller's own wording, with nothing of a document.
	const mark = say('').replace(/[\s\]]*$/, '');
	const escaped = (text: string): string => (mark === '' ? text : text.replaceAll(mark, `\\${mark}`));
	return hits
		.map(({ title, passage, citation, score }) => {
			const heading = citation.headings.at(-1) ?? title;
			return `## ${heading}\n\n${escaped(withoutTags(passage).trim())}\n\n${say(citationText(citation, score))}`;
		})
		.join('\n\n');
}

/** Returns the documents of an answer as text, with their scores. */
export function sourcesOf(hits: readonly SearchHit[]): string[] {
	return hits.map(({ path, score }) => `[${path}, score: ${score.toFixed(DIGITS)}]`);
}

/** Returns the same documents in the form that `WriteAnswer` gets. */
export function citedSources(hits: readonly SearchHit[]): AnswerSource[] {
	return hits.map(({ title, score, passage, citation }, i) => ({ number: i + 1, ...citation, title, score, passage }));
}

function citationText({ path, headings, lines }: Citation, score: number): string {
	const reference = lines === null ? path : `${path}:${lines[0]}-${lines[1]}`;
	return [reference, headings.join(' > '), `score: ${score.toFixed(DIGITS)}`].filter(Boolean).join(', ');
}
