import type { SampledSection } from '@pinakes/query/calibration';
import { type Analyzer, indexTerms } from '@pinakes/query/format/analysis/analyzer';
import type { DrawnQuestion } from './calibrate.ts';
import { linesOf, MAX_TERMS, MIN_TERMS } from './unit-questions.ts';

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
