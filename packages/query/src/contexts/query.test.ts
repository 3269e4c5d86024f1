import { PinakesError } from '@pinakes/query';
import { describe, expect, it } from 'vitest';
import { type ContextQuery, checkContextQuery, distinctKeywords } from './query.ts';

describe('checkContextQuery', () => {
	it('fills in what is left out', () => {
		const usual = { keywords: ['a'], task: 'general', epic: '', types: [], limit: 6 };
		expect(checkContextQuery({ keywords: ['a'] })).toEqual(usual);
		expect(checkContextQuery({ keywords: ['a'], task: null, epic: null, types: null, limit: null })).toEqual(usual);
		expect(checkContextQuery({ keywords: ['a'], task: undefined, limit: undefined })).toEqual(usual);
		expect(checkContextQuery({ keywords: [] })).toEqual({ ...usual, keywords: [] });
	});

	it.each([
		[1, 1],
		[6, 6],
		[8, 8],
		[9, 8],
		[1000, 8],
	])('takes the limit %d as %d', (limit, expected) => {
		expect(checkContextQuery({ keywords: [], limit }).limit).toBe(expected);
	});

	it('takes an epic without its case, width and surrounding space', () => {
		expect(checkContextQuery({ keywords: [], epic: ' ＥPIC-01 ' }).epic).toBe('epic-01');
	});

	it.each<[unknown, RegExp]>([
		[{}, /keywords/],
		[{ keywords: null }, /keywords/],
		[{ keywords: 'auth' }, /keywords must be a list of strings/],
		[{ keywords: ['auth', 7] }, /keywords must be a list of strings/],
		[{ keywords: Array.from({ length: 33 }, String) }, /keywords/],
		[{ keywords: [], task: 7 }, /task must be a string/],
		[{ keywords: [], epic: ['EPIC-01'] }, /epic must be a string/],
		[{ keywords: [], types: 'architecture' }, /types must be a list of strings/],
		[{ keywords: [], limit: 0 }, /limit/],
		[{ keywords: [], limit: -1 }, /limit/],
		[{ keywords: [], limit: 1.5 }, /limit/],
		[{ keywords: [], limit: Number.NaN }, /limit/],
		[{ keywords: [], limit: '6' }, /limit/],
		[null, /must be an object/],
		[[], /must be an object/],
	])('refuses %j', (query, message) => {
		const check = (): unknown => checkContextQuery(query as ContextQuery);
		expect(check).toThrow(PinakesError);
		expect(check).toThrow(message);
	});

	it.each(['keyword', 'task_type', 'type', '__proto__x', 'constructor'])('refuses the field %s', (name) => {
		const query = { keywords: [], [name]: 'x' } as ContextQuery;
		expect(() => checkContextQuery(query)).toThrow(new RegExp(`no field ${name}\\. Did you mean`));
	});
});

it.each([[{ language: 'zh' }], ['zh']])('the options %j are refused', (options) => {
	expect(() => checkContextQuery({ keywords: [] }, options as never)).toThrow(/^(?:There is no language|The options)/);
});

describe('distinctKeywords', () => {
	it('keeps each once, as it was given, in the order of the first', () => {
		expect(distinctKeywords(['b', 'JWT', 'a b', 'b '], [])).toEqual(['b', 'JWT', 'a b']);
		expect(distinctKeywords([' Auth ', 'order', 'AUTH'], [])).toEqual(['Auth', 'order']);
	});

	it('leaves out empty ones and stop words', () => {
		expect(distinctKeywords(['', '  ', 'the', ' THE', 'then', 'Of'], ['the', 'of'])).toEqual(['then']);
	});
});
