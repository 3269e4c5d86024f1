import type { SampledSection } from '@pinakes/query/internal';
import { type Analyzer, indexTerms } from '@pinakes/query/internal';
import { proseOf } from '../kinds/unit-terms/prose.ts';

/** A question that was drawn from a source of an index, and the number of the source. */
export interface DrawnQuestion {
	readonly question: string;
	readonly source: number;
}

/** Draws a question from each text: the middle one of the lines that could be a question. */
export function drawTextQuestions(texts: readonly SampledSection[], analyzer: Analyzer): DrawnQuestion[] {
	return texts.flatMap(({ document, text }): DrawnQuestion[] => {
		const lines = linesOf(text).filter((line) => {
			const { size } = new Set(indexTerms(line, analyzer));
			return size >= MIN_TERMS && size <= MAX_TERMS;
		});
		const question = lines[Math.floor(lines.length / 2)];
		return question === undefined ? [] : [{ question, source: document }];
	});
}

/** Minimum and maximum distinct terms of a line that could be a request. */
const MIN_TERMS = 3;
const MAX_TERMS = 20;

/** Maximum lines of a file that are read. */
const MAX_LINES = 400;

/** Returns the headings, list items and sentences of a markdown text. */
function linesOf(markdown: string): string[] {
	return proseOf(markdown)
		.split('\n', MAX_LINES)
		.filter((line) => !line.startsWith('|'))
		.flatMap((line) => line.replace(/^[ \t>#*+-]+|^[ \t]*\d+[.)]/, '').split(/(?<=[.!?])\s|(?<=[。！？])/))
		.map((sentence) => sentence.trim());
}
