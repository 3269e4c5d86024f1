import { type Analyzer, indexTerms } from '@pinakes/query/format/analysis/analyzer';
import type { DrawnQuestion } from './calibrate.ts';
import { linesOf, MAX_TERMS, MIN_TERMS } from './unit-questions.ts';

/** A section's text, and the number of its document. */
export interface NumberedText {
	readonly document: number;
	readonly text: string;
}

/** Texts that questions are drawn from at most. */
const MAX_TEXTS = 60;

/**
 * Takes evenly spaced sections; all where there are few.
 *
 * @param texts of sections, as JSON
 * @param sectionCounts how many sections each document has
 */
export function sampleTexts(texts: Iterable<string>, sectionCounts: readonly number[]): NumberedText[] {
	const total = sectionCounts.reduce((sum, count) => sum + count, 0);
	const every = Math.max(1, total / MAX_TEXTS);
	const sample: NumberedText[] = [];
	let [document, end, section] = [0, sectionCounts[0] ?? 0, 0];
	for (const json of texts) {
		while (section >= end) end += sectionCounts[++document] as number;
		if (section++ < sample.length * every) continue;
		sample.push({ document, text: JSON.parse(json) as string });
	}
	return sample;
}

/** Draws a question from each text: of its lines that could be a question, the one in the middle. */
export function drawTextQuestions(texts: readonly NumberedText[], analyzer: Analyzer): DrawnQuestion[] {
	return texts.flatMap(({ document, text }): DrawnQuestion[] => {
		const lines = linesOf(text).filter((line) => {
			const { size } = new Set(indexTerms(line, analyzer));
			return size >= MIN_TERMS && size <= MAX_TERMS;
		});
		const question = lines[Math.floor(lines.length / 2)];
		return question === undefined ? [] : [{ question, source: document }];
	});
}
