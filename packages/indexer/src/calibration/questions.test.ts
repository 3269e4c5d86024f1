import { describe, expect, it } from 'vitest';
import { buildAnalyzer } from '../words/content-words.ts';
import { drawTextQuestions } from './questions.ts';

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
