import { describe, expect, it } from 'vitest';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { drawTextQuestions, sampleTexts } from './text-questions.ts';

describe('sampleTexts', () => {
	it('takes every section of few, with the number of its document', () => {
		expect(sampleTexts(['"a"', '"b"', '"c"'], [1, 0, 2])).toEqual([
			{ document: 0, text: 'a' },
			{ document: 2, text: 'b' },
			{ document: 2, text: 'c' },
		]);
	});

	it('takes some of many, evenly', () => {
		const texts = Array.from({ length: 600 }, (_, i) => JSON.stringify(String(i)));
		const sample = sampleTexts(texts, Array(600).fill(1));
		expect(sample).toHaveLength(60);
		expect(sample.map(({ document }) => document).slice(0, 3)).toEqual([0, 10, 20]);
	});
});

describe('drawTextQuestions', () => {
	it('takes the line in the middle of those that could be a question', () => {
		const text = '# Title\n\nThe kettle boils water quickly.\n\nA lamp lights the green room.\n\nOh.';
		expect(drawTextQuestions([{ document: 7, text }], buildAnalyzer())).toEqual([
			{ question: 'A lamp lights the green room.', source: 7 },
		]);
	});

	it('draws nothing from a text without such a line', () => {
		expect(drawTextQuestions([{ document: 0, text: 'Oh.' }], buildAnalyzer())).toEqual([]);
	});
});
