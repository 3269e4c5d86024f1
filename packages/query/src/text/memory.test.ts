import { PinakesError, type TextHit } from '@pinakes/query';
import type { SearchOptions } from '@pinakes/query/internal';
import type { TextDocument } from '@pinakes/query/memory';
import { FIELDS, PREFIX, SIGNS } from '@pinakes/query/parts';
import { assertProportional } from '@pinakes/testing/work';
import { describe, expect, it } from 'vitest';
import { createTextIndex, type TextIndex, type TextIndexOptions } from './memory.ts';

/** The code of the error that is thrown; anything that is no such error goes on. */
function codeOf(act: () => unknown): string {
	try {
		act();
	} catch (cause) {
		if (cause instanceof PinakesError) return cause.code;
		throw cause;
	}
	return 'none';
}

function idsOf(index: TextIndex, query: string, options: SearchOptions = {}): string[] {
	return index.query(query, { threshold: 0, ...options }).map(({ id }) => id);
}

const INDEX = createTextIndex([
	{ id: 'a', title: 'Redis', text: 'cluster of nodes 数据库' },
	{ id: 'b', text: 'something else' },
]);

describe('an invalid query', () => {
	it.each([null, undefined, 5, {}, [], ['redis'], new String('redis')])('is refused: %j', (query) => {
		expect(codeOf(() => INDEX.query(query as string))).toBe('invalid_value');
		expect(codeOf(() => INDEX.search(query as string))).toBe('invalid_value');
	});

	it('is refused if it is longer than any, and says how long it may be', () => {
		expect(() => INDEX.query('x'.repeat(1_000_000))).toThrow(
			/must be a string of at most 20000 characters, got 1000000/,
		);
		expect(codeOf(() => INDEX.query('数'.repeat(20_001)))).toBe('invalid_value');
		expect(codeOf(() => INDEX.query('数 '.repeat(10_000)))).toBe('none');
	});

	it.each<Record<string, unknown>>([
		{ limit: 0 },
		{ limit: -1 },
		{ limit: 1.5 },
		{ limit: Number.NaN },
		{ limit: Number.POSITIVE_INFINITY },
		{ limit: 1001 },
		{ limit: 2 ** 53 },
		{ limit: '5' },
		{ limit: null },
		{ threshold: -0.1 },
		{ threshold: 1.1 },
		{ threshold: Number.NaN },
		{ threshold: Number.POSITIVE_INFINITY },
		{ threshold: '0.5' },
		{ threshold: [] },
	])('is refused with %j', (options) => {
		expect(codeOf(() => INDEX.query('redis', options as SearchOptions))).toBe('invalid_value');
		expect(() => INDEX.query('redis', options as SearchOptions)).toThrow(/limit|threshold/);
	});

	it('accepts omitted options', () => {
		const usual = INDEX.search('redis cluster');
		expect(INDEX.search('redis cluster', {})).toEqual(usual);
		expect(INDEX.search('redis cluster', undefined)).toEqual(usual);
		const left = { limit: undefined, threshold: undefined, typos: undefined, related: undefined, explain: undefined };
		expect(INDEX.search('redis cluster', left as unknown as SearchOptions)).toEqual(usual);
	});
});

describe('a query of signs and little else', () => {
	const many = 10_000;

	it.each([
		'',
		' ',
		'\n\t\u3000',
		'"',
		'""',
		'" "',
		'-',
		'--',
		'- -',
		'-"',
		'-""',
		'"" -""',
		':',
		'::',
		'-the',
		'-数据 -redis',
		'\ud800',
		'"\udc00"',
		'\u0000',
		'。，！',
		'.',
		"'",
		'_',
		'"'.repeat(many),
		'-'.repeat(many),
		':'.repeat(many),
		'" '.repeat(many),
		'- '.repeat(many),
		'-"" '.repeat(many / 4),
	])('finds nothing for want of terms: %#', (query) => {
		for (const options of [
			{ use: [SIGNS] },
			{ use: [SIGNS, PREFIX] },
			{ use: [SIGNS], explain: true, texts: true, limit: 1000 },
		]) {
			expect(INDEX.search(query, options)).toEqual({
				hits: [],
				rejection_category: 'no_terms',
				probability: 0,
				unknown: [],
				relaxed: [],
			});
		}
	});

	it.each([
		['title:', 'no_match'],
		['"title:"', 'no_match'],
		['title:"redis', null],
		['"redis', null],
		['redis"', null],
		['"redis""cluster"', null],
		['redis:cluster', null],
		['title:title:redis', null],
		['title:-redis', null],
		['-"redis', null],
		['redis -', null],
		['redis - - -', null],
		[`redis ${'"'.repeat(many)}`, null],
		[`${'"'.repeat(many)} redis`, null],
		[`redis ${'-" '.repeat(many / 4)}`, null],
		['redis\ud800', null],
		['数', null],
		['据', null],
		['"数"', null],
		['title:redis'.repeat(many / 16), null],
	])('finds what is among them: %#', (query, category) => {
		const { hits, rejection_category } = INDEX.search(query, { use: [SIGNS], threshold: 0 });
		expect({ query: query.slice(0, 30), rejection_category }).toEqual({
			query: query.slice(0, 30),
			rejection_category: category,
		});
		expect(hits.map(({ id }) => id)).toEqual(category === null ? ['a'] : []);
	});

	it.each<[string, (i: number) => string]>([
		['one word', () => 'cluster '],
		['different words', (i) => `w${i} `],
		['mistyped words', (i) => `yb${i.toString(36).replace(/\d/g, 'x')}cdef `],
		['one stretch', () => '数据库'],
		['different Chinese characters', (i) => String.fromCharCode(0x4e00 + ((i * 7919) % 20_000))],
		['phrases', () => '"cluster of" '],
		['exclusions', () => '-lava '],
		['fields', () => 'title:redis '],
		['one word without end', () => 'a'],
		['an identifier of many parts', () => 'aB1-'],
		['minus signs and letters', () => '-a'],
		['letters before a colon', (i) => 'a '.charAt(i % 5000 === 4999 ? 1 : 0)],
	])('is answered with work in proportion to its length, up to the longest: %s', (_, piece) => {
		const pieces = Array.from({ length: 20_000 }, (_, i) => piece(i)).join('');
		for (const options of [{ use: [SIGNS] }, { use: [SIGNS, PREFIX], explain: true }]) {
			assertProportional(4999, (size) => {
				const { hits } = INDEX.search(`${pieces.slice(0, size)}:`, { threshold: 0, ...options });
				for (const { normalized_score } of hits) expect(normalized_score).toBeLessThanOrEqual(1);
			});
		}
	});
});

describe('documents', () => {
	it.each([
		null,
		undefined,
		5,
		'text',
		true,
		[],
		{},
		{ id: 5, text: 'x' },
		{ id: '', text: 'x' },
		{ id: null, text: 'x' },
		{ id: 'x', text: 5 },
		{ id: 'x' },
		{ id: 'x', text: undefined },
		{ id: 'x', content: 'text' },
		{ id: 'x', title: 'text', body: 'text' },
		{ id: 'x', text: null },
		{ id: 'x', text: ['x'] },
		{ id: 'x', title: {} },
		{ id: 'x', title: 5, text: 'x' },
		{ id: 'x', sections: 5 },
		{ id: 'x', sections: 'text' },
		{ id: 'x', sections: {} },
		{ id: 'x', sections: [null] },
		{ id: 'x', sections: ['text'] },
		{ id: 'x', sections: [{}] },
		{ id: 'x', sections: [{ text: 'first' }, {}] },
		{ id: 'x', sections: [{ text: 'first' }, { text: 5 }] },
		{ id: 'x', sections: [{ text: 'first' }, { text: 'second', headings: 'heading' }] },
		{ id: 'x', sections: [{ text: 'first' }, { text: 'second', headings: [5] }] },
		{ id: 'x', sections: [{ text: 'first' }, { text: 'second', headings: null }] },
	])('that are invalid are refused, and nothing of them stays: %j', (document) => {
		const index = createTextIndex([{ id: 'a', text: 'first' }]);
		const add = (): void => index.add(document as unknown as TextDocument);
		expect(codeOf(add)).toBe('invalid_value');
		expect(index.size).toBe(1);
		expect(idsOf(index, 'first second text x')).toEqual(['a']);
		expect(codeOf(() => createTextIndex([document as unknown as TextDocument]))).toBe('invalid_value');
	});

	it('of an id that is there are refused, and leave the first as it was', () => {
		const index = createTextIndex([{ id: 'a', text: 'first' }]);
		expect(codeOf(() => index.add({ id: 'a', text: 'second' }))).toBe('invalid_value');
		expect(() => index.add({ id: 'a', text: 'second' })).toThrow(/a already/);
		expect([idsOf(index, 'first'), idsOf(index, 'second')]).toEqual([['a'], []]);
		expect(
			codeOf(() =>
				createTextIndex([
					{ id: 'a', text: 'x' },
					{ id: 'a', text: 'y' },
				]),
			),
		).toBe('invalid_value');
	});

	it('names a document that is invalid, and what its fields may hold', () => {
		const document = { id: 'a', text: 'x', fields: { made: new Date(0) } } as unknown as TextDocument;
		expect(() => createTextIndex([document])).toThrow(
			/document a is invalid: .*fields hold strings, numbers, booleans/,
		);
		for (const id of [{}, Symbol('a'), Object.create(null)]) {
			expect(() => createTextIndex([{ id, text: 'x' }])).toThrow(
				/document number 1 is invalid: its id must be a string/,
			);
		}
		const numbered = [
			{ id: 'a', text: 'x' },
			{ id: 7, text: 'x' },
		] as unknown as TextDocument[];
		expect(() => createTextIndex(numbered)).toThrow(/document number 2 is invalid: its id .* such as String\(id\)/);
		const blank = { id: 'a', text: 'x', fields: { 'Brand Name': 'v' } };
		expect(() => createTextIndex([blank])).toThrow(
			/document a is invalid: the name of a field .* "Brand Name" does not/,
		);
	});

	it('may have any id, inherited property names included', () => {
		const ids = ['__proto__', 'constructor', 'toString', ' ', '\n', '数据', '\ud800', 'x'.repeat(100_000)];
		const index = createTextIndex(ids.map((id) => ({ id, text: 'lava' })));
		expect(index.size).toBe(ids.length);
		expect(idsOf(index, 'lava', { limit: 100 })).toEqual(ids);
		expect(index.remove('__proto__')).toBe(true);
		expect(index.remove('__proto__')).toBe(false);
		expect(index.remove('hasOwnProperty')).toBe(false);
		expect(idsOf(index, 'lava', { limit: 100 })).toEqual(ids.slice(1));
	});

	it('may contain inherited property names', () => {
		const index = createTextIndex([{ id: 'a', text: '__proto__ constructor toString hasOwnProperty valueOf' }]);
		for (const word of ['__proto__', 'proto', 'constructor', 'toString', 'tostring', 'hasOwnProperty', 'valueOf']) {
			expect(idsOf(index, word)).toEqual(['a']);
		}
		const empty = createTextIndex([{ id: 'a', text: 'lava' }]);
		for (const word of ['__proto__', 'constructor', 'toString', 'valueOf']) expect(idsOf(empty, word)).toEqual([]);
	});

	it('may be empty, of stop words, signs or halves of pairs', () => {
		const texts = ['', ' ', '\n\t', 'the of and', '?!…。', '\ud800', '\udc00\ud800', '-', '""'];
		const index = createTextIndex([...texts.map((text, i) => ({ id: `d${i}`, text })), { id: 'a', text: 'lava' }]);
		expect(idsOf(index, 'lava', { limit: 100 })).toEqual(['a']);
		for (const text of texts) expect(idsOf(index, text)).toEqual([]);
		const nothing = createTextIndex(texts.map((text, i) => ({ id: `d${i}`, text })));
		expect(nothing.search('lava').rejection_category).toBe('no_match');
	});

	it('may be empty', () => {
		const index = createTextIndex([]);
		expect(index.size).toBe(0);
		expect(index.remove('a')).toBe(false);
		for (const options of [{}, { use: [PREFIX], threshold: 0 }, { limit: 1000 }]) {
			expect(index.search('lava 数据 "red stone" lavaa', options)).toMatchObject({
				hits: [],
				rejection_category: 'no_match',
			});
		}
		index.add({ id: 'a', text: 'lava' });
		expect(idsOf(index, 'lava')).toEqual(['a']);
		index.remove('a');
		expect(index.search('lava')).toMatchObject({ hits: [], rejection_category: 'no_match' });
	});

	it('may have nothing but a title, and are shown by their id without one', () => {
		const index = createTextIndex([
			{ id: 'a', title: 'lava' },
			{ id: 'b', text: 'lava' },
			{ id: 'c', title: '', sections: [] },
		]);
		const hits = index.query('lava', { threshold: 0 });
		expect(hits.map(({ id, title, headings, lines }) => [id, title, headings, lines])).toEqual([
			['a', 'lava', [], null],
			['b', 'b', [], null],
		]);
	});

	it('are found by their best section, with its headings, lines and text', () => {
		const index = createTextIndex([
			{
				id: 'a',
				title: 'Guide',
				text: 'is not read where there are sections: obsidian',
				sections: [
					{ text: 'lava', lines: [1, 2] },
					{ headings: ['Nether', 'Lava'], text: 'lava and lava', lines: [3, 9] },
				],
			},
		]);
		expect(index.query('lava', { threshold: 0, texts: true })).toMatchObject([
			{ id: 'a', title: 'Guide', headings: ['Nether', 'Lava'], lines: [3, 9], text: 'lava and lava' },
		]);
		expect(idsOf(index, 'obsidian')).toEqual([]);
	});

	it('may come from a generator', () => {
		const generate = function* (): Generator<TextDocument> {
			for (let i = 0; i < 3; i++) yield { id: `d${i}`, text: 'lava' };
		};
		expect(idsOf(createTextIndex(generate()), 'lava')).toEqual(['d0', 'd1', 'd2']);
	});

	it('stay as they were given, whatever becomes of the object', () => {
		const document = { id: 'a', text: 'lava', fields: { tags: ['hot'] } };
		const index = createTextIndex([document]);
		document.text = 'water';
		document.fields.tags.push('cold');
		const hit = (): TextHit | undefined => index.query('lava', { use: [FIELDS], threshold: 0 })[0];
		((hit()?.fields?.tags ?? []) as string[]).push('cold');
		expect(hit()?.fields).toEqual({ tags: ['hot'] });
		expect(index.query('lava', { threshold: 0, texts: true })[0]?.text).toBe('lava');
		expect(Object.isFrozen(document)).toBe(false);
	});

	it.each([
		['one word', 'word '.repeat(2_000_000)],
		['one stretch of Chinese', '数据库'.repeat(1_100_000)],
		['many words', Array.from({ length: 1_200_000 }, (_, i) => (i % 50_000).toString(36)).join(' ')],
		['one word without end', 'x'.repeat(10_000_000)],
		['an identifier without end', 'aB1_'.repeat(2_500_000)],
	])('may have ten megabytes: %s', (_, text) => {
		const index = createTextIndex([
			{ id: 'a', text },
			{ id: 'b', text: 'lava' },
		]);
		expect(idsOf(index, 'lava')).toEqual(['b']);
		expect(index.size).toBe(2);
	});
});

describe('documents that come and go', () => {
	it('are found while they are there, in the order in which they came', () => {
		const index = createTextIndex([{ id: 'a', text: 'lava' }]);
		index.add({ id: 'b', text: 'lava' });
		expect(idsOf(index, 'lava')).toEqual(['a', 'b']);
		expect(index.remove('a')).toBe(true);
		expect(idsOf(index, 'lava')).toEqual(['b']);
		index.add({ id: 'a', text: 'lava' });
		expect(idsOf(index, 'lava')).toEqual(['b', 'a']);
		expect(index.size).toBe(2);
	});

	it('may be very many, one after the other', () => {
		const index = createTextIndex([]);
		for (let i = 0; i < 20_000; i++) {
			index.add({ id: `d${i}`, text: `lava ${i % 10} 红石` });
			if (i >= 5) expect(index.remove(`d${i - 5}`)).toBe(true);
		}
		expect(index.size).toBe(5);
		const fresh = createTextIndex(
			Array.from({ length: 5 }, (_, i) => ({ id: `d${19_995 + i}`, text: `lava ${5 + i} 红石` })),
		);
		for (const query of ['lava', '红石', '7', 'lava 9 石']) {
			expect(index.search(query, { threshold: 0, explain: true })).toEqual(
				fresh.search(query, { threshold: 0, explain: true }),
			);
		}
	});
});

describe('options of an index', () => {
	it.each<[string, unknown]>([
		['grams', []],
		['grams', [0]],
		['grams', [4]],
		['grams', [1.5]],
		['grams', [2, 1]],
		['grams', [1, 1]],
		['grams', [-1]],
		['grams', [Number.NaN]],
		['grams', ['1']],
		['grams', 2],
		['grams', '12'],
		['grams', null],
		['grams', {}],
		['weights', []],
		['weights', [1, 1]],
		['weights', [1, 1, Number.NaN]],
		['weights', [1, 1, -1]],
		['weights', [0, 1, 1]],
		['weights', [1, 1, Number.POSITIVE_INFINITY]],
		['weights', ['1', '1', '1']],
		['weights', 1],
		['weights', null],
	])('that are invalid are refused: %s %j', (name, value) => {
		expect(codeOf(() => createTextIndex([{ id: 'a', text: 'lava' }], { [name]: value } as TextIndexOptions))).toBe(
			'invalid_value',
		);
		expect(() => createTextIndex([], { [name]: value } as TextIndexOptions)).toThrow(name);
	});

	it('say which words are left out', () => {
		const documents = [{ id: 'a', text: 'the lava' }];
		expect(idsOf(createTextIndex(documents), 'the')).toEqual([]);
		expect(idsOf(createTextIndex(documents, { stopWords: [] }), 'the')).toEqual(['a']);
		expect(idsOf(createTextIndex(documents, { stopWords: ['lava'] }), 'lava')).toEqual([]);
		const chinese = [{ id: 'a', text: '什么' }];
		expect(idsOf(createTextIndex(chinese), '什么')).toEqual(['a']);
		expect(idsOf(createTextIndex(chinese), '什么红石')).toEqual([]);
		expect(idsOf(createTextIndex(chinese, { requestPhrases: [] }), '什么红石')).toEqual(['a']);
		expect(idsOf(createTextIndex(chinese, { requestPhrases: ['', '红石', '(', '.'] }), '什么红石')).toEqual(['a']);
	});

	it('say how much fields count', () => {
		const documents = [
			{ id: 'body', text: 'lava' },
			{ id: 'title', title: 'lava', text: '' },
		];
		expect(idsOf(createTextIndex(documents), 'lava')).toEqual(['title', 'body']);
		// A title that is what is asked for comes first whatever it weighs; a longer one counts by its weight.
		expect(idsOf(createTextIndex(documents, { weights: [0.5, 0.5, 20] }), 'lava')).toEqual(['title', 'body']);
		const longer = [
			{ id: 'body', text: 'lava' },
			{ id: 'title', title: 'lava lake', text: '' },
		];
		expect(idsOf(createTextIndex(longer, { weights: [0.5, 0.5, 20] }), 'lava')).toEqual(['body', 'title']);
	});

	it('say what characters stand for', () => {
		const documents = [{ id: 'a', text: '紅石電路' }];
		const index = createTextIndex(documents, { folding: '紅红電电' });
		expect(idsOf(index, '红石电路')).toEqual(['a']);
		expect(idsOf(index, '紅石電路')).toEqual(['a']);
		expect(idsOf(createTextIndex(documents), '红电')).toEqual([]);
	});
});
