import type { Language } from '../format/kinds/messages/schema.js';
import { isCodeBlock, spansOf } from './blocks.ts';
import type { Citation } from './citation.ts';

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
	/** The extractive answer, which is returned instead if the written one cites an unknown source. */
	readonly answer: string;
}

/** Writes an answer that cites its sources as `[1]` or `[source: path]`. */
export type WriteAnswer = (context: AnswerContext) => string | Promise<string>;

/** Text in brackets that is not the text of a link. */
const BRACKETS = /\[([^[\]\n]{1,1000})\](?!\()/g;

/** Beginning and end of citations by path, as in the extractive answer and the list of sources. */
const SOURCE = /^(?:source|来源)\s*[:：]\s*/i;
const SCORE = /, score: [\d.]+$/;

/** Returns the distinct citations of a written answer that match no source. Code is ignored. */
export function unknownCitations(prose: string, sources: readonly AnswerSource[]): string[] {
	const unknown = spansOf(prose)
		.map(([from, to]) => prose.slice(from, to))
		.filter((block) => !isCodeBlock(block))
		.flatMap((block) => [...block.replace(/`[^`\n]*`/g, '').matchAll(BRACKETS)])
		.filter(([, cited = '']) => isCitation(cited) && !sources.some((source) => isOf(cited, source)))
		.map(([citation]) => citation);
	return [...new Set(unknown)];
}

function isCitation(cited: string): boolean {
	return /^\d+$/.test(cited) || SOURCE.test(cited) || SCORE.test(cited);
}

function isOf(cited: string, { number, path }: AnswerSource): boolean {
	const named = cited.replace(SOURCE, '');
	// The path may be followed by lines and other details.
	return cited === `${number}` || (named.startsWith(path) && /^(?:$|[:,，\s])/.test(named.slice(path.length)));
}
