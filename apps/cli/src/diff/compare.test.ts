import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../golden/ask.ts';
import type { GoldenQuery } from '../golden/golden-query.ts';
import { compareOutcomes } from './compare.ts';

function found(...ids: readonly string[]): Outcome {
	return { ids, refusal: null, answer: '' };
}

const REFUSED: Outcome = { ids: [], refusal: 'insufficient_info', answer: '' };

function verdict(fields: Partial<GoldenQuery>, before: Outcome, after: Outcome) {
	const query: GoldenQuery = {
		file: 'g',
		line: 1,
		id: null,
		lookUp: 'match',
		fields: {},
		forbidden: [],
		json: {},
		...fields,
	};
	const { verdict, changes } = compareOutcomes(query, before, after);
	return [verdict, ...changes];
}

describe('compareOutcomes', () => {
	it.each([
		['the same answer', {}, found('a', 'b'), found('a', 'b'), ['same']],
		['refused now', {}, found('a'), REFUSED, ['regressed', 'rank', 'refusal']],
		['the first answer is gone', {}, found('a', 'b'), found('b'), ['regressed', 'rank']],
		['the first answer is second', {}, found('a', 'b'), found('b', 'a'), ['changed', 'rank']],
		['answered now', {}, REFUSED, found('a'), ['changed', 'rank', 'refusal']],
		['another text', {}, { ...found('a'), answer: 'x' }, { ...found('a'), answer: 'y' }, ['changed', 'answer']],
		['another refusal', {}, REFUSED, { ...REFUSED, refusal: 'no_candidates_by_tag' }, ['changed', 'refusal']],
		['what is expected fell', { expected: ['a'] }, found('a', 'b'), found('b', 'a'), ['regressed', 'rank']],
		['what is expected rose', { expected: ['a'] }, found('b', 'a'), found('a', 'b'), ['improved', 'rank']],
		['what is expected is gone', { expected: ['a'] }, found('a'), found('b'), ['regressed', 'rank']],
		['what is expected came', { expected: ['b', 'c'] }, REFUSED, found('a', 'c'), ['improved', 'rank', 'refusal']],
		['other candidates of a refusal', {}, { ...found('a'), refusal: 'x' }, { ...found('b'), refusal: 'x' }, ['same']],
		[
			'an expected section is found by its anchor',
			{ expected: ['a#roll-back'] },
			{ ...found('a'), found: [{ id: 'a', sections: [] }] },
			{ ...found('a'), found: [{ id: 'a', sections: ['a#roll-back'] }] },
			['improved', 'rank'],
		],
		['others changed places', { expected: ['a'] }, found('a', 'b', 'c'), found('a', 'c'), ['changed', 'rank']],
		[
			'found, but with no answer',
			{ expected: ['a'] },
			found('a'),
			{ ...found('a'), refusal: 'x' },
			['regressed', 'rank', 'refusal'],
		],
		['a refusal was right', { expected: [] }, REFUSED, found('a'), ['regressed', 'rank', 'refusal']],
		['a refusal is right', { expected: [] }, found('a'), REFUSED, ['improved', 'rank', 'refusal']],
		['forbidden and found now', { forbidden: ['x'] }, found('a'), found('a', 'x'), ['regressed', 'rank']],
		['forbidden and gone', { forbidden: ['x'] }, found('a', 'x'), found('a'), ['improved', 'rank']],
		['forbidden, and refused', { forbidden: ['x'] }, found('a'), REFUSED, ['changed', 'rank', 'refusal']],
		[
			'better and worse',
			{ expected: ['a'], forbidden: ['x'] },
			found('b', 'a'),
			found('a', 'x'),
			['regressed', 'rank'],
		],
	] as const)('%s', (_, fields, before, after, expected) => {
		expect(verdict(fields, before, after)).toEqual(expected);
	});

	it('calls the reverse of a regression an improvement, and the same the same', () => {
		const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', '__proto__'), { maxLength: 4 });
		const outcome = fc
			.record({ ids, refusal: fc.option(fc.constantFrom('x', 'y')), answer: fc.constantFrom('', 'text') })
			.map(({ ids: all, refusal, answer }): Outcome => ({ ids: refusal === null ? all : [], refusal, answer }));
		const wayBack = { regressed: 'improved', improved: 'regressed', changed: 'changed', same: 'same' } as const;
		fc.assert(
			fc.property(ids, outcome, outcome, (expected, before, after) => {
				const [there = 'same', ...changes] = verdict({ expected }, before, after);
				expect(verdict({ expected }, after, before)).toEqual([wayBack[there as keyof typeof wayBack], ...changes]);
				expect(verdict({ expected }, before, before)).toEqual(['same']);
			}),
		);
	});
});
