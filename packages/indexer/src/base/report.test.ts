import { describe, expect, it } from 'vitest';
import { type Problem, sortProblems } from './report.ts';

function problem(file: string, line: number | undefined, message: string): Problem {
	return { severity: 'error', file, ...(line === undefined ? {} : { line }), rule: 'link', message, fix: 'remove it' };
}

describe('sortProblems', () => {
	it('orders problems by file and line, each once', () => {
		const [first, second, other] = [problem('a.md', undefined, 'x'), problem('a.md', 2, 'x'), problem('b.md', 1, 'x')];
		expect(sortProblems([other, second, first, second, { ...first }])).toEqual([first, second, other]);
	});

	it('keeps two of one line that say different things', () => {
		const both = [problem('a.md', 1, 'x'), problem('a.md', 1, 'y')];
		expect(sortProblems([...both].reverse())).toEqual(both);
	});
});
