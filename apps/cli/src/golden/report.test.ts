import { describe, expect, it } from 'vitest';
import type { Answer } from './ask.ts';
import type { GoldenQuery } from './golden.ts';
import { failuresOf, judge } from './judge.ts';
import { reliabilityOf, summariesBy, summaryOf } from './report.ts';

function question(
	expected: readonly string[] | undefined,
	json: GoldenQuery['json'] = {},
	forbidden: string[] = [],
): GoldenQuery {
	const empty = { id: null, fields: {}, unknownIds: [], unread: [] };
	return { file: 'g.jsonl', line: 1, lookUp: 'match', expected, forbidden, json, ...empty };
}

function candidates(ids: readonly string[]) {
	return ids.map((id) => ({ id, sections: [] }));
}

function shown(probability: number, ...ids: readonly string[]): Answer {
	return { shown: candidates(ids), near: [], probability, refusal: null, text: '' };
}

function refused(probability: number, ...ids: readonly string[]): Answer {
	const refusal = { category: 'insufficient_info', reason: 'why' };
	return { shown: [], near: candidates(ids), probability, refusal, text: '' };
}

const JUDGED = [
	judge(question(['a'], { kind: 'x' }), shown(0.9, 'a', 'b')),
	judge(question(['a'], { kind: 'x' }), shown(0.7, 'b', 'c', 'a')),
	judge(question(['a', 'b'], { kind: 1 }), shown(0.8, 'c', 'd', 'e', 'a')),
	judge(question(['a']), refused(0.3, 'a')),
	judge(question([]), shown(0.6, 'a')),
	judge(question([]), refused(0.1, 'a')),
	judge(question(undefined, {}, ['a']), shown(0.75, 'b', 'a')),
	judge(question(undefined, {}, ['a']), shown(0.95, 'b')),
];

describe('judge', () => {
	it('reports the result of each question', () => {
		expect(JUDGED.map(({ verdict }) => verdict)).toEqual([
			...['right', 'not_first', 'wrong', 'wrongly_refused'],
			...['wrongly_answered', 'rightly_refused', 'wrongly_answered', 'right'],
		]);
	});

	it('knows whether the best candidate is right, or that nobody said', () => {
		expect(JUDGED.map(({ isBestRight }) => isBestRight)).toEqual([
			...[true, false, false, true],
			...[false, false, null, null],
		]);
	});

	it('accepts a section by its heading, those below it, and its anchor', () => {
		const answer = { ...shown(0.5), shown: [{ id: 'a.md', sections: ['a.md#set-up', 'a.md#on-mac'] }] };
		const verdicts = ['a.md', 'a.md#Set up', 'a.md#set-up', 'a.md#On Mac!', 'a.md#Else', 'b.md#Set up'].map(
			(id) => judge(question([id]), answer).verdict,
		);
		expect(verdicts).toEqual(['right', 'right', 'right', 'right', 'wrong', 'wrong']);
	});
});

describe('failuresOf', () => {
	it('lists the worst first', () => {
		expect(failuresOf(JUDGED).map(({ verdict }) => verdict)).toEqual([
			...['wrongly_answered', 'wrongly_answered', 'wrong', 'wrongly_refused', 'not_first'],
		]);
	});
});

describe('summaryOf', () => {
	it('counts questions to answer and questions to refuse apart', () => {
		expect(summaryOf(JUDGED)).toEqual({
			questions: 8,
			answered: { count: 3, of: 4, share: 0.75 },
			right_first: { count: 1, of: 4, share: 0.25 },
			right_within_three: { count: 2, of: 4, share: 0.5 },
			wrongly_refused: { count: 1, of: 4, share: 0.25 },
			right_first_of_answered: { count: 1, of: 3, share: 1 / 3 },
			wrongly_answered: { count: 2, of: 4, share: 0.5 },
		});
	});

	it('has no share of nothing', () => {
		expect(summaryOf([]).right_first).toEqual({ count: 0, of: 0, share: null });
	});

	it('groups by the value of a field', () => {
		const groups = summariesBy(JUDGED, 'kind');
		expect([...groups].map(([name, { questions }]) => [name, questions])).toEqual([
			['1', 1],
			['null', 5],
			['x', 2],
		]);
		expect([...summariesBy(JUDGED, '__proto__').keys()]).toEqual(['null']);
	});
});

describe('reliabilityOf', () => {
	it('equals figures worked by hand', () => {
		const { auroc, calibration_error, bins } = reliabilityOf(JUDGED);
		// Right first: 0.9; all else that is known: 0.7, 0.8, 0.3, 0.6, 0.1. All five pairs.
		expect(auroc).toBe(1);
		// Each alone in its bin: |0.9-1| + 0.7 + 0.8 + |0.3-1| + 0.6 + 0.1, over six.
		expect(calibration_error).toBeCloseTo(3 / 6, 12);
		expect(bins.filter(({ count }) => count > 0)).toHaveLength(6);
	});
});
