import { createHash } from 'node:crypto';
import {
	type Content,
	matchUnits,
	memorySource,
	openIndex,
	PinakesError,
	type Recipe,
	type Source,
} from '@pinakes/query';
import { FORMAT_VERSION, type Part, type Shape, withChecksum } from '@pinakes/query/internal';
import { checkedSource } from '@pinakes/query/signed';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const encoder = new TextEncoder();

function sha256(text: string): string {
	return createHash('sha256').update(text).digest('hex');
}

const SENTENCES = Object.fromEntries(
	[
		'no_candidates_by_tag',
		'candidates_but_no_ide_support',
		'candidates_but_incompatible_env',
		'insufficient_info',
		'reasons',
	].map((name) => [name, { en: [name], zh: [name] }]),
);

const UNIT = {
	unit_id: 'u',
	package_id: null,
	name: 'U',
	description: '',
	capability_tags: ['x'],
	keywords: [],
	ide_support: [],
	entrypoints: [],
	usage_notes: null,
	conflicts: null,
	tags_origin: 'declared',
	keywords_origin: 'declared',
	kind: 'unit',
	source: 'u.json',
	package: null,
};

/** What becomes an error where it is taken for text or a number. */
const NOT_TEXT = fc.constantFrom<unknown>({ toString: null }, [{ toString: null }], { toString: { valueOf: 1 } });

/** Every part of the smallest index that answers. */
const PARTS: Readonly<Record<string, string>> = {
	'units.by_tag.json': '{\n"x":["u"]\n}',
	'units.by_keyword.json': '{}',
	'units.by_ide.json': '{}',
	'units.all.json': '[\n"u"\n]',
	'packages.all.json': '[]',
	'outline.json': '{"documents":[]}',
	'parts/lexicon.json': '{"terms":{},"phrases":{},"forbidden":[],"constraints":{},"negations":["no-"],"general":[]}',
	'parts/messages.json': JSON.stringify(SENTENCES),
	'parts/units.0.json': `[\n${JSON.stringify(UNIT)}\n]`,
	'parts/unit_terms.0.json': '{\n"x":["1","","","1"]\n}',
	'parts/vocabulary.0.json': '{\n"x":{"tag":["x"],"keyword":[]}\n}',
	'extra.json': '{"list": ["é", "中"]}',
};

const MANIFEST = {
	format: 'pinakes-index',
	format_version: FORMAT_VERSION,
	generator: 'test 1',
	analyzer: { languages: ['english'], stop_words: [], request_phrases: [] },
	counts: { units: 1, packages: 0, tags: 1, keywords: 0, ides: 0, documents: 0, sections: 0 },
	ides: [] as string[],
	cuts: {
		units_by_tag: [] as string[],
		units_by_keyword: [],
		units_by_ide: [],
		unit_terms: ['x'],
		vocabulary: ['x'],
		units: [0],
		packages: [] as number[],
	},
};

/** The files of the index; some of the parts, or of the manifest, may be others. */
function filesOf(parts: Readonly<Record<string, string>> = {}, manifest: object = {}): Record<string, string> {
	const all: Record<string, string> = { ...PARTS, ...parts };
	const files = Object.fromEntries(
		Object.entries(all).map(([path, text]) => [path, [encoder.encode(text).length, sha256(text)]]),
	);
	return { ...all, 'manifest.json': withChecksum(JSON.stringify({ ...MANIFEST, files, ...manifest })) };
}

/** A source of bytes, and the paths that were read from it. */
function countingSource(files: Readonly<Record<string, Content>>): Source & { readonly reads: string[] } {
	const reads: string[] = [];
	return {
		name: 'here',
		reads,
		async read(path) {
			reads.push(path);
			await Promise.resolve();
			const content = files[path];
			return typeof content === 'string' ? encoder.encode(content) : content;
		},
	};
}

/** Reads parts, one after the other. */
function* readAll(files: readonly string[], shape: Shape = (json) => json !== undefined): Recipe<unknown[]> {
	const all: unknown[] = [];
	for (const file of files) {
		const part: Part = { file, shape };
		const [json] = yield [part];
		all.push(json);
	}
	return all;
}

async function errorOf(promise: Promise<unknown>): Promise<PinakesError> {
	const error = await promise.then(
		() => new Error('it was read'),
		(cause: unknown) => cause,
	);
	expect(error).toBeInstanceOf(PinakesError);
	return error as PinakesError;
}

async function expectAnswerOrPinakesError(answer: Promise<unknown>): Promise<void> {
	const result = await answer.catch((error: unknown) => error);
	if (result instanceof Error) expect(result).toBeInstanceOf(PinakesError);
}

describe('openIndex', () => {
	it('reads the manifest and nothing else', async () => {
		const source = countingSource(filesOf());
		const index = await openIndex(source);
		expect(source.reads).toEqual(['manifest.json']);
		expect(index.manifest.counts.units).toBe(1);
	});

	it('says what it takes, if it gets something else', async () => {
		for (const source of ['.pinakes', undefined, {}]) {
			const error = await errorOf(openIndex(source as unknown as Source));
			expect(error).toMatchObject({
				code: 'invalid_value',
				message: expect.stringContaining('directorySource(folder)'),
			});
		}
	});

	it('reads text and bytes alike', async () => {
		const files = filesOf();
		const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
		for (const source of [memorySource(files), memorySource(bytes), memorySource(new Map(Object.entries(bytes)))]) {
			const index = await openIndex(source);
			expect(await index.run(() => readAll(['extra.json']))).toEqual([{ list: ['é', '中'] }]);
			expect((await matchUnits(index, { tags: ['x'] })).matches).toMatchObject([{ unit_id: 'u', score: 0.6 }]);
		}
	});

	it.each([
		['nothing', undefined, 'not_an_index'],
		['an empty file', '', 'not_an_index'],
		['half a manifest', JSON.stringify(MANIFEST).slice(0, 100), 'not_an_index'],
		['a page', '<!doctype html>', 'not_an_index'],
		['another manifest', '{"name": "an app", "version": "1.0.0"}', 'not_an_index'],
		['null', 'null', 'not_an_index'],
		['another version', JSON.stringify({ ...MANIFEST, format_version: FORMAT_VERSION + 1 }), 'format_version'],
		['a manifest that lacks a field', withChecksum(JSON.stringify({ ...MANIFEST, cuts: {} })), 'damaged_part'],
	])('refuses %s, with the place, the file and the fix', async (_, text, code) => {
		const source = countingSource(text === undefined ? {} : { 'manifest.json': text });
		const error = await errorOf(openIndex(source));
		expect(error.code).toBe(code);
		expect(error.file).toBe('manifest.json');
		expect(error.message).toMatch(/^here: manifest\.json .*build/i);
	});

	it('names both versions if another version wrote the index', async () => {
		const error = await errorOf(openIndex(memorySource(filesOf({}, { format_version: FORMAT_VERSION + 1 }))));
		expect(error.message).toMatch(new RegExp(`format version ${FORMAT_VERSION + 1}.*reads ${FORMAT_VERSION}`));
	});

	it('refuses a manifest that is not UTF-8', async () => {
		const source = memorySource({ 'manifest.json': new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]) });
		expect((await errorOf(openIndex(source))).file).toBe('manifest.json');
	});

	it('passes on what the source throws', async () => {
		const source: Source = { name: 'x', read: () => Promise.reject(new RangeError('mine')) };
		await expect(openIndex(source)).rejects.toThrow(new RangeError('mine'));
	});

	it('opens the next build by a later look-up if the manifest could not be read meanwhile', async () => {
		const fault = new PinakesError('unreadable_source', 'no connection');
		let files: Readonly<Record<string, string>> = filesOf();
		const index = await openIndex({
			name: 'here',
			async read(path) {
				if (path === 'manifest.json' && files[path] === undefined) throw fault;
				return files[path];
			},
		});
		files = {};
		await expect(matchUnits(index, { tags: ['x'] })).rejects.toBe(fault);
		files = filesOf();
		expect((await matchUnits(index, { tags: ['x'] })).matches).toMatchObject([{ unit_id: 'u' }]);
	});

	it('may open the same source twice', async () => {
		const source = countingSource(filesOf());
		const [one, other] = await Promise.all([openIndex(source), openIndex(source)]);
		expect(one.manifest).toEqual(other.manifest);
		expect(source.reads).toEqual(['manifest.json', 'manifest.json']);
	});
});

describe('a part', () => {
	it('is read on first use, and once', async () => {
		const source = countingSource(filesOf());
		const index = await openIndex(source);
		for (let i = 0; i < 3; i++) await index.run(() => readAll(['extra.json', 'units.all.json', 'extra.json']));
		expect(source.reads).toEqual(['manifest.json', 'extra.json', 'units.all.json']);
	});

	it('is read again if no more is kept, or others were needed since', async () => {
		const [units, packages] = ['units.all.json', 'packages.all.json'] as const;
		const bytesOf = (file: string): number => (PARTS[file] as string).length + 1;
		const asked = [units, units, packages, units];
		for (const [maxCachedBytes, expected] of [
			[0, asked],
			[bytesOf(units), [units, packages, units]],
			[bytesOf(units) + bytesOf(packages), [units, packages]],
			[undefined, [units, packages]],
		] as const) {
			const source = countingSource(filesOf());
			const index = await openIndex(source, maxCachedBytes === undefined ? {} : { maxCachedBytes });
			for (const file of asked) await index.run(() => readAll([file]));
			expect(source.reads.slice(1)).toEqual(expected);
		}
	});

	it('is read once by look-ups that run at the same time', async () => {
		const source = countingSource(filesOf());
		const index = await openIndex(source);
		const queries = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? { tags: ['x'] } : { tags: ['x'], goal: 'x' }));
		const results = await Promise.all(queries.map((query) => matchUnits(index, query)));
		for (const { matches } of results) expect(matches).toHaveLength(1);
		expect(new Set(source.reads).size).toBe(source.reads.length);
	});

	it('is the same object for everyone who asks', async () => {
		const index = await openIndex(memorySource(filesOf()));
		const [[one], [other]] = await Promise.all([
			index.run(() => readAll(['extra.json'])),
			index.run(() => readAll(['extra.json'])),
		]);
		expect(one).toBe(other);
	});

	it('that is requested twice at once is read once', async () => {
		const source = countingSource(filesOf());
		const index = await openIndex(source);
		const shape = (json: unknown): boolean => json !== undefined;
		const both = await index.run(function* (): Recipe<readonly unknown[]> {
			return yield [
				{ file: 'extra.json', shape },
				{ file: 'extra.json', shape },
			];
		});
		expect(both[0]).toBe(both[1]);
		expect(source.reads).toHaveLength(2);
	});

	it('that failed to be read is read again by a later look-up', async () => {
		const files = filesOf();
		let isDown = true;
		let reads = 0;
		const source: Source = {
			name: 'here',
			async read(path) {
				if (path !== 'manifest.json') reads++;
				if (isDown && path !== 'manifest.json') throw new Error('the line is down');
				return files[path];
			},
		};
		const index = await openIndex(source);
		await expect(index.run(() => readAll(['extra.json']))).rejects.toThrow('the line is down');
		await expect(index.run(() => readAll(['extra.json']))).rejects.toThrow('the line is down');
		expect(reads).toBe(2);
		isDown = false;
		expect(await index.run(() => readAll(['extra.json']))).toHaveLength(1);
		await index.run(() => readAll(['extra.json']));
		expect(reads).toBe(3);
	});

	it('that fails fails every look-up that waits for it, and no other', async () => {
		const { 'extra.json': _, ...files } = filesOf();
		const index = await openIndex(memorySource(files));
		const results = await Promise.allSettled([
			index.run(() => readAll(['extra.json'])),
			index.run(() => readAll(['extra.json'])),
			index.run(() => readAll(['units.all.json'])),
		]);
		expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
	});

	it.each([['is missing', { 'extra.json': undefined }, 'missing_part', /extra\.json is missing/]] as const)(
		'that %s is an error with its name and the fix',
		async (_, change, code, message) => {
			const files: Record<string, Content> = {};
			for (const [path, text] of Object.entries({ ...filesOf(), ...change }))
				if (text !== undefined) files[path] = encoder.encode(text);
			const index = await openIndex(memorySource(files, 'here'));
			const error = await errorOf(index.run(() => readAll(['extra.json'])));
			expect(error.code).toBe(code);
			expect(error.file).toBe('extra.json');
			expect(error.message).toMatch(message);
			expect(error.message).toMatch(/^here: .*build the index again/i);
		},
	);

	it('that the manifest does not list is missing, and not even looked for', async () => {
		const source = countingSource({ ...filesOf(), 'other.json': '[]' });
		const index = await openIndex(source);
		for (const file of ['other.json', '__proto__', 'constructor', '../manifest.json']) {
			expect((await errorOf(index.run(() => readAll([file])))).code).toBe('missing_part');
		}
		expect(new Set(source.reads)).toEqual(new Set(['manifest.json']));
	});

	it.each([
		['is no JSON', '[1,'],
		['is of another shape', '{}'],
		['has an item of another shape', '["a", 1]'],
		['is empty', ''],
	])('that %s is damaged', async (_, text) => {
		const index = await openIndex(memorySource(filesOf({ 'extra.json': text })));
		const error = await errorOf(index.run(() => readAll(['extra.json'], [''])));
		expect(error).toMatchObject({ code: 'damaged_part', file: 'extra.json' });
	});

	it('that is not UTF-8 is damaged', async () => {
		const bytes = new Uint8Array([0x22, 0xff, 0x22]);
		const files = { ...filesOf({}, { files: { 'extra.json': [3, ''] } }), 'extra.json': bytes };
		const index = await openIndex(memorySource(files));
		expect(await errorOf(index.run(() => readAll(['extra.json'])))).toMatchObject({ code: 'damaged_part' });
	});

	it('is given to a recipe that throws, whose error comes out as it is', async () => {
		const index = await openIndex(memorySource(filesOf()));
		await expect(
			index.run(function* (): Recipe<void> {
				yield [{ file: 'extra.json', shape: {} }];
				throw new RangeError('mine');
			}),
		).rejects.toThrow(new RangeError('mine'));
	});

	it('need not be requested', async () => {
		const source = countingSource(filesOf());
		const index = await openIndex(source);
		expect(
			await index.run(function* (manifest): Recipe<number> {
				yield [];
				return manifest.counts.units;
			}),
		).toBe(1);
		expect(source.reads).toEqual(['manifest.json']);
	});
});

const OTHER_TEXTS = [
	...['', '[', 'null', '0', '""', '[0]', '[{}]', '{"x":0}'],
	...['{\n"x":0\n}', '{\n"x":{}\n}', '[\nnull\n]', '[\n{}\n]'],
];

describe.each([
	['terms', { goal: 'x', tags: ['x'], ide: 'y', env: 'z', constraints: ['no-w'] }],
	['a goal alone', { goal: 'x', ide: 'y', env: 'z', constraints: ['no-w'] }],
])('every part that a match by %s reads', (_name, query) => {
	it('gives an error of this package if it is missing, cut short or something else', async () => {
		const source = countingSource(filesOf());
		await matchUnits(await openIndex(source), query);
		const read = source.reads.filter((path) => path !== 'manifest.json');
		expect(read.length).toBeGreaterThan(4);
		for (const path of read) {
			const { [path]: _, ...rest } = filesOf();
			expect((await errorOf(matchUnits(await openIndex(memorySource(rest)), query))).file).toBe(path);
			for (const text of OTHER_TEXTS) {
				const index = await openIndex(memorySource(filesOf({ [path]: text })));
				await expectAnswerOrPinakesError(matchUnits(index, query));
			}
		}
	});

	it('gives an error of this package, or an answer, whatever JSON it is', async () => {
		const paths = Object.keys(PARTS);
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...paths), fc.jsonValue(), async (path, json) => {
				const index = await openIndex(
					memorySource(filesOf({ [path]: JSON.stringify(json, null, '\n').replace(/\n+/g, '\n') })),
				);
				await expectAnswerOrPinakesError(matchUnits(index, query));
			}),
			{ numRuns: runs(500) },
		);
	});

	it('gives an error of this package, or an answer, if its record has a field of another type', async () => {
		const fields = fc.constantFrom(...Object.keys(UNIT));
		await fc.assert(
			fc.asyncProperty(fields, fc.oneof(fc.jsonValue(), NOT_TEXT), async (field, json) => {
				const text = `[\n${JSON.stringify({ ...UNIT, [field]: json })}\n]`;
				const index = await openIndex(memorySource(filesOf({ 'parts/units.0.json': text })));
				for (const one of [query, { tags: ['x'] }]) {
					await expectAnswerOrPinakesError(matchUnits(index, one));
				}
			}),
			{ numRuns: runs(300) },
		);
	});
});

describe('a part that is given as text', () => {
	it('and was cut short is an error, if the term that is looked for stood behind the cut', async () => {
		const table = '{\n"a":"1",\n"x":"1"\n}';
		const cuts = { ...MANIFEST.cuts, units_by_tag: ['a'] };
		const whole = filesOf({ 'parts/units_by_tag.0.json': table }, { cuts });
		expect((await matchUnits(await openIndex(memorySource(whole)), { tags: ['x'] })).matches).toHaveLength(1);
		for (const length of [0, 1, 9, 10, 11, table.length - 2, table.length - 1]) {
			const index = await openIndex(memorySource({ ...whole, 'parts/units_by_tag.0.json': table.slice(0, length) }));
			expect((await errorOf(matchUnits(index, { tags: ['x'] }))).file).toBe('parts/units_by_tag.0.json');
		}
	});
});

describe('a manifest that does not fit its parts', () => {
	const numbers = fc.oneof(fc.nat(5), fc.constantFrom(100, 70_000));
	const keys = fc.array(fc.oneof(fc.string({ maxLength: 2 }), fc.constantFrom('', 'x', 'units')), { maxLength: 3 });

	it('gives an error of this package, or an answer', async () => {
		const cuts = fc.record({
			units_by_tag: keys,
			units_by_keyword: keys,
			units_by_ide: keys,
			unit_terms: keys,
			vocabulary: keys,
			units: fc.array(numbers, { maxLength: 3 }),
			packages: fc.array(numbers, { maxLength: 3 }),
		});
		await fc.assert(
			fc.asyncProperty(cuts, numbers, numbers, keys, async (all, units, sections, ides) => {
				const counts = { ...MANIFEST.counts, units, sections };
				const index = await openIndex(memorySource(filesOf({}, { cuts: all, counts, ides })));
				for (const query of [{ tags: ['x'] }, { goal: 'x y' }, { tags: ['x'], keywords: ['k'], ide: 'i', env: 'e' }]) {
					await expectAnswerOrPinakesError(matchUnits(index, query));
				}
			}),
			{ numRuns: runs(300) },
		);
	});

	it.each([2 ** 32, 2 ** 40, Number.MAX_SAFE_INTEGER])(
		'with %d units gives an error of this package',
		async (units) => {
			const counts = { ...MANIFEST.counts, units };
			const opened = openIndex(memorySource(filesOf({}, { counts })));
			await expectAnswerOrPinakesError(opened.then((index) => matchUnits(index, { tags: ['x'] })));
		},
	);

	it.each([
		['units that there are not', '{\n"x":["","2"]\n}'],
		['no postings', '{\n"x":["","","~"]\n}'],
		['lists that are no texts', '{\n"x":["",1]\n}'],
		['no lists', '{\n"x":"1"\n}'],
	])('whose terms of units have %s is damaged for a goal, and for no query that names terms', async (_, text) => {
		const index = await openIndex(memorySource(filesOf({ 'parts/unit_terms.0.json': text })));
		const error = await errorOf(matchUnits(index, { goal: 'x' }));
		expect(error).toMatchObject({ code: 'damaged_part', file: 'parts/unit_terms.0.json' });
		expect((await matchUnits(index, { tags: ['x'], goal: 'x' })).matches).toHaveLength(1);
	});

	it('never gives the record of one unit for another', async () => {
		const files = filesOf(
			{
				'units.by_tag.json': '{"x":["u4"]}',
				'units.all.json': '["u0","u1","u2","u3","u4"]',
				'parts/units.0.json': `[\n${JSON.stringify(UNIT)},\n${JSON.stringify({ ...UNIT, unit_id: 'u1' })}\n]`,
			},
			{ counts: { ...MANIFEST.counts, units: 5 } },
		);
		const index = await openIndex(memorySource(files));
		expect((await errorOf(matchUnits(index, { tags: ['x'] }))).code).toBe('damaged_part');
	});

	it('does not change the answers of another index', async () => {
		const ids = Array.from({ length: 20 }, (_, i) => `u${String(i).padStart(2, '0')}`);
		const records = ids.map((unit_id) => JSON.stringify({ ...UNIT, unit_id }));
		const large = {
			'units.by_tag.json': JSON.stringify({ x: ids.slice(0, 15), y: ids.slice(10) }),
			'units.all.json': JSON.stringify(ids),
			'parts/units.0.json': `[\n${records.join(',\n')}\n]`,
		};
		const counts = { ...MANIFEST.counts, units: 20 };
		const index = await openIndex(memorySource(filesOf(large, { counts })));
		const query = { tags: ['x', 'y'] };
		const answer = await matchUnits(index, query);
		const liar = await openIndex(memorySource(filesOf(large, { counts: { ...counts, units: 1 } })));
		await matchUnits(liar, query).catch(() => undefined);
		expect(await matchUnits(index, query)).toEqual(answer);
	});
});

describe('checkedSource', () => {
	it('reads what has the SHA-256 that the manifest lists, as text and as bytes', async () => {
		const files = filesOf();
		const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
		for (const source of [memorySource(files), memorySource(bytes)]) {
			const checked = checkedSource(source);
			expect(checked.name).toBe('memory');
			const index = await openIndex(checked);
			expect((await matchUnits(index, { tags: ['x'] })).matches).toHaveLength(1);
			expect(await index.run(() => readAll(['extra.json']))).toHaveLength(1);
		}
	});

	it('refuses a file of the same size with another SHA-256', async () => {
		const files = { ...filesOf(), 'extra.json': (PARTS['extra.json'] as string).replace('é', 'è') };
		const unchecked = await openIndex(memorySource(files));
		expect(await unchecked.run(() => readAll(['extra.json']))).toHaveLength(1);
		const index = await openIndex(checkedSource(memorySource(files, 'here')));
		const error = await errorOf(index.run(() => readAll(['extra.json'])));
		expect(error).toMatchObject({ code: 'changed_part', file: 'extra.json' });
		expect(error.message).toMatch(/^here: extra\.json .*SHA-256/);
	});

	it('refuses content that a custom digest does not confirm', async () => {
		const digest = async (content: Content): Promise<string> =>
			sha256(typeof content === 'string' ? content : new TextDecoder().decode(content));
		const index = await openIndex(checkedSource(memorySource(filesOf()), digest));
		expect(await index.run(() => readAll(['extra.json']))).toHaveLength(1);
		const wrong = await openIndex(checkedSource(memorySource(filesOf()), async () => 'wrong'));
		expect((await errorOf(wrong.run(() => readAll(['extra.json'])))).code).toBe('changed_part');
	});

	it('refuses a file that the manifest does not list', async () => {
		const source = checkedSource(memorySource({ ...filesOf(), other: 'x', __proto__x: 'x' }));
		await expect(source.read('other')).rejects.toMatchObject({ code: 'changed_part' });
		expect(await source.read('no such file')).toBeUndefined();
	});

	it('reads again what failed to be read, the manifest among it', async () => {
		const files = filesOf();
		let isDown = true;
		const source = checkedSource({
			name: 'here',
			async read(path) {
				if (isDown) throw new Error('the line is down');
				return files[path];
			},
		});
		await expect(openIndex(source)).rejects.toThrow('the line is down');
		isDown = false;
		const index = await openIndex(source);
		isDown = true;
		await expect(index.run(() => readAll(['extra.json']))).rejects.toThrow('the line is down');
		isDown = false;
		expect(await index.run(() => readAll(['extra.json']))).toHaveLength(1);
	});
});
