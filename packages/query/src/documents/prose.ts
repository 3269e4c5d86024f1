import type { Language } from '@pinakes/format/kinds/messages/schema';
import { isCode, spansOf } from './blocks.ts';
import type { Citation } from './citation.ts';

/** A passage that an answer may be made of. */
export interface AnswerSource extends Citation {
	/** From 1; `[1]` cites it. */
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
	/** The extractive answer, which is kept where what is written cites something else. */
	readonly answer: string;
}

/** Writes an answer in prose that cites its sources by `[1]`, or by `[source: path]`. */
export type WriteAnswer = (context: AnswerContext) => string | Promise<string>;

/** What is in brackets, unless that is a link. */
const BRACKETS = /\[([^[\]\n]{1,1000})\](?!\()/g;

/** How citations by path begin, or end: as the extractive answer and the list of sources have them. */
const SOURCE = /^(?:source|来源)\s*[:：]\s*/i;
const SCORE = /, score: [\d.]+$/;

/** The citations of a written answer that are of no source, each once; code cites nothing. */
export function unknownCitations(prose: string, sources: readonly AnswerSource[]): string[] {
	const unknown = spansOf(prose)
		.map(([from, to]) => prose.slice(from, to))
		.filter((block) => !isCode(block))
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
	// Behind a path stand lines or whatever else is said of it.
	return cited === `${number}` || (named.startsWith(path) && /^(?:$|[:,，\s])/.test(named.slice(path.length)));
}
