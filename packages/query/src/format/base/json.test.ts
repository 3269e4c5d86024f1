import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, isRecord, own, parseJson, type Shape, tableOf } from './json.ts';

describe('fits', () => {
	it.each<[Shape, readonly unknown[], readonly unknown[]]>([
		['', ['', 'a'], [0, null, undefined, [], {}, true]],
		[0, [0, 1, 2 ** 20], [2 ** 40, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', null, undefined, [], true]],
		[[''], [[], ['a', '']], ['', null, {}, ['a', 1], [null], [['a']], { length: 0 }]],
		[[[0]], [[], [[]], [[1], [2, 3]]], [[1], [['1']], {}]],
		[{}, [{}, { a: 1 }], [[], null, '', 0, undefined]],
		[
			{ a: '', b: { c: 0 } },
			[{ a: '', b: { c: 1, d: 2 } }],
			[{}, { a: '' }, { a: '', b: {} }, { a: '', b: { c: '' } }],
		],
		[(json) => json === 1, [1], [2, '1', undefined]],
		[[{ a: [''] }], [[], [{ a: [] }], [{ a: ['x'] }, { a: [] }]], [[{}], [{ a: [1] }], [null]]],
	])('checks JSON against %j', (shape, fitting, others) => {
		for (const json of fitting) expect(fits(json, shape)).toBe(true);
		for (const json of others) expect(fits(json, shape)).toBe(false);
	});

	it('ignores inherited properties of objects', () => {
		const shape = { constructor: (json: unknown) => json !== undefined } as unknown as Shape;
		expect(fits({}, shape)).toBe(false);
		expect(fits(JSON.parse('{"constructor": 1}'), shape)).toBe(true);
		expect(fits(JSON.parse('{"__proto__": {"a": ""}}'), { a: '' })).toBe(false);
	});

	it('never fails, whatever the JSON', () => {
		const shapes = fc.constantFrom<Shape>(
			'',
			0,
			[''],
			[[0]],
			{ a: '', b: [{ c: 0 }] },
			tableOf(['']),
			tableOf({ a: 0 }),
		);
		fc.assert(
			fc.property(fc.jsonValue(), shapes, (json, shape) => {
				expect([true, false]).toContain(fits(json, shape));
			}),
		);
	});
});

describe('tableOf', () => {
	it('checks every value against the shape, whatever its key', () => {
		expect(fits({}, tableOf(''))).toBe(true);
		expect(fits(JSON.parse('{"__proto__": "", "constructor": "x"}'), tableOf(''))).toBe(true);
		expect(fits(JSON.parse('{"__proto__": 1}'), tableOf(''))).toBe(false);
		expect(fits([''], tableOf(''))).toBe(false);
		expect(fits(null, tableOf(''))).toBe(false);
	});
});

describe('own', () => {
	it('finds own values only', () => {
		const table = JSON.parse('{"a": 1, "__proto__": 2}') as Record<string, number>;
		expect(own(table, 'a')).toBe(1);
		expect(own(table, '__proto__')).toBe(2);
		expect(own(table, 'b')).toBeUndefined();
		for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
			expect(own({}, name)).toBeUndefined();
		}
	});
});

describe('parseJson', () => {
	it('returns the value of JSON', () => {
		expect(parseJson(' {"a": [1, "b", null]} ')).toEqual({ a: [1, 'b', null] });
		expect(parseJson('null')).toBeNull();
	});

	it.each(['', ' ', '{', '[1,', '{"a": 1', 'undefined', "{'a': 1}", '[1,]', '\ufeff{}', '\0', 'NaN'])(
		'gives undefined for %j',
		(text) => {
			expect(parseJson(text)).toBeUndefined();
		},
	);
});

describe('isRecord', () => {
	it('is true of JSON objects only', () => {
		expect([{}, { a: 1 }].every(isRecord)).toBe(true);
		expect([null, undefined, [], '', 0, true].some(isRecord)).toBe(false);
	});
});
