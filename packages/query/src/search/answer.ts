import { withoutTags } from '../format/analysis/plain-markdown.js';
import type { Language } from '../format/base/bilingual.js';
import type { Factor } from '../format/base/factors.ts';
import type { DocumentRecord } from '../format/kinds/documents.js';
import { MAX_SOURCES } from '../text/question.ts';
import { type Citation, isCodeBlock, isOnlyHeading, spansOf } from './passages.ts';

/** A document that was found. */
export interface SearchHit {
	readonly id: string;
	readonly title: string;
	readonly path: string;
	readonly score: number;
	/** Why it was found. */
	readonly reason: string;
	readonly confidence: DocumentRecord['confidence'];
	readonly last_reviewed: string | null;
	readonly excerpt: string;
	/** The best passage of the best section; code is not cut. */
	readonly passage: string;
	readonly citation: Citation;
	/** URL of the best section on its site, as the index has it: check its scheme before you link to it. */
	readonly url?: string;
	/** With the option `explain`: factors of the score, from which `scoreOf` computes it. */
	readonly factors?: readonly Factor[];
	/** With the option `explain`, if vectors were used: the normalised scores by text and by vectors, 0 to 1. */
	readonly text_score?: number;
	readonly vector_score?: number;
}

/** Minimum score of each of them, relative to the best: others are rarely about the question. */
const MIN_SHARE_OF_BEST = 0.5;

/** Digits of a score in citations. */
const DIGITS = 2;

/** Selects the documents for an answer: the best ones with scores near the best; those with a title alone where there are no others. */
export function selectSources(results: readonly SearchHit[]): SearchHit[] {
	const least = (results[0]?.score ?? 0) * MIN_SHARE_OF_BEST;
	const near = results.filter(({ score }) => score >= least);
	const telling = near.filter(({ passage }) => !isOnlyHeading(passage));
	return (telling.length > 0 ? telling : near).slice(0, MAX_SOURCES);
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
			return `## ${heading}\n\n${escaped(withoutTags(outdented(passage)).trim())}\n\n${say(citationText(citation, score))}`;
		})
		.join('\n\n');
}

/** Returns a passage without the indentation that it has within a list or a box of MkDocs, which would make it code. */
function outdented(passage: string): string {
	const [, blanks = '', box] = /^([ \t]*)((?:!!!|\?{3}\+?|===[!+]*)[ \t])?/.exec(passage) ?? [];
	return passage.replace(new RegExp(`^${blanks}${box === undefined ? '' : '(?: {4}|\t)'}`, 'gm'), '');
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

/** A passage for an answer. */
export interface AnswerSource extends Citation {
	/** Number for citations, from 1: `[1]` cites it. */
	readonly number: number;
	readonly title: string;
	readonly score: number;
	readonly passage: string;
}

/** What an answer is written from. */
export interface AnswerContext {
	readonly query: string;
	readonly lang: Language;
	/** Best first. */
	readonly sources: readonly AnswerSource[];
	/** The extractive answer, which is returned instead if the written one cites nothing, or an unknown source. */
	readonly answer: string;
}

/** Writes an answer that cites its sources as `[1]` or `[source: path]`. */
export type WriteAnswer = (context: AnswerContext) => string | Promise<string>;

/** Text in brackets that is not the text of a link. */
const BRACKETS = /\[([^[\]\n]{1,1000})\](?!\()/g;

/** Beginning and end of citations by path, as in the extractive answer and the list of sources. */
const SOURCE = /^(?:source|来源)\s*[:：]\s*/i;
const SCORE = /, score: [\d.]+$/;

/** Returns how many citations a written answer has, and the distinct ones that match no source. Code is ignored. */
export function citationsIn(prose: string, sources: readonly AnswerSource[]): { count: number; unknown: string[] } {
	const isKnown = (cited: string): boolean => sources.some((source) => isOf(cited, source));
	const citations = spansOf(prose)
		.map(([from, to]) => prose.slice(from, to))
		.filter((block) => !isCodeBlock(block))
		.flatMap((block) => [...block.replace(/`[^`\n]*`/g, '').matchAll(BRACKETS)])
		.map(([, cited = '']) => cited)
		// Several numbers may be anything else, such as an interval.
		.filter((cited) => isCitation(cited) || cited.split(/[,，、]\s*/).every(isKnown));
	const unknown = citations.filter((cited) => isCitation(cited) && !isKnown(cited)).map((cited) => `[${cited}]`);
	return { count: citations.length, unknown: [...new Set(unknown)] };
}

function isCitation(cited: string): boolean {
	return /^\d+$/.test(cited) || SOURCE.test(cited) || SCORE.test(cited);
}

function isOf(cited: string, { number, path }: AnswerSource): boolean {
	const named = cited.replace(SOURCE, '');
	// The path may be followed by lines and other details.
	return cited === `${number}` || (named.startsWith(path) && /^(?:$|[:,，\s])/.test(named.slice(path.length)));
}
