import { indexDocuments } from '@pinakes/indexer';
import { memorySource, openIndex } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { askQuestions, readQuestions } from './ask-questions.js';
import { questionsPage } from './questions-page.js';

describe('readQuestions', () => {
	it('reads a question to a line', () => {
		const line = '{"query":"q","scope":"a/","expected":["b.md"]}';
		expect(readQuestions(`${line}\r\n\n${line}\n`, 'f')).toEqual(
			Array(2).fill({ query: 'q', scope: 'a/', expected: ['b.md'] }),
		);
	});

	it.each(['{', '[]', 'null', '{"query":"q","scope":"a/"}', '{"query":1,"scope":"a/","expected":[]}'])(
		'names the line of %s',
		(line) => {
			expect(() => readQuestions(`\n${line}`, 'f')).toThrow(/^f:2: not a question/);
		},
	);
});

describe('askQuestions', () => {
	it('finds the rank of the pages that were expected, and a page of it all', async () => {
		const documents = ['bread and flour', 'bread', 'salt'].map((text, i) => ({ id: `a/${i}.md`, text }));
		const index = await openIndex(memorySource(indexDocuments(documents)));
		const questions = [
			{ query: 'bread flour', scope: '', expected: ['1.md'] },
			{ query: 'salt', scope: '', expected: ['0.md'] },
		];
		const asked = await askQuestions(index, questions);
		expect(asked.questions.map(({ open, text }) => [open.rank, text.rank])).toEqual([
			[2, 2],
			[null, null],
		]);
		expect(asked).toMatchObject({ documents: 3, sections: 3 });
		const page = questionsPage(asked);
		expect(page).toContain('| bread flour |');
		expect(page).toContain('| among the first 3 | 1 of 2 | 1 of 2 | 1 of 2 |');
		expect(page).toContain('2 / 2 / 2');
		expect(page).toContain('- / - / -');
	});
});
