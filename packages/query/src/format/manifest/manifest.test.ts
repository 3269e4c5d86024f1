import { PinakesError } from '@pinakes/query';
import { withChecksum } from '@pinakes/query/internal';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMAT, FORMAT_VERSION, type Manifest, readManifest } from './manifest.ts';

const MANIFEST = {
	format: FORMAT,
	format_version: FORMAT_VERSION,
	generator: 'test 1',
	analyzer: { languages: ['english'], stop_words: ['the'], request_phrases: [] },
	counts: { units: 1, packages: 0, tags: 1, keywords: 0, ides: 0, documents: 0, sections: 0 },
	ides: ['cursor'],
	cuts: {
		units_by_tag: [],
		units_by_keyword: [],
		units_by_ide: [],
		unit_terms: [''],
		vocabulary: ['a'],
		units: [0],
		packages: [],
		text_words: [''],
		text_postings: [''],
		text_blocks: [0],
		sections: [0],
		section_texts: [0],
	},
	files: { 'units.all.json': [5, 'abc'], __proto__x: [0, ''] },
};

/** Reads a manifest of this content with a right checksum. */
function check(json: unknown): Manifest {
	const text = JSON.stringify(json);
	return readManifest(text?.startsWith('{"') ? withChecksum(text) : text, 'here');
}

/** What a manifest is refused for. */
function errorOf(json: unknown): PinakesError {
	try {
		check(json);
	} catch (error) {
		expect(error).toBeInstanceOf(PinakesError);
		return error as PinakesError;
	}
	throw new Error(`taken for a manifest: ${JSON.stringify(json)}`);
}

/** The manifest with something else at a path of it; without it, where that is undefined. */
function withValue(path: readonly string[], value: unknown): unknown {
	const copy: unknown = structuredClone(MANIFEST);
	let place = copy as Record<string, unknown>;
	for (const name of path.slice(0, -1)) place = place[name] as Record<string, unknown>;
	const last = path.at(-1) as string;
	if (value === undefined) delete place[last];
	else place[last] = value;
	return copy;
}

/** The tables that only a search of texts reads. */
const TEXT_TABLES: readonly string[] = ['text_words', 'text_postings', 'text_blocks', 'sections', 'section_texts'];

const NEEDED: readonly (readonly string[])[] = [
	['analyzer'],
	['analyzer', 'stop_words'],
	['counts'],
	['counts', 'units'],
	['ides'],
	['cuts'],
	...Object.keys(MANIFEST.cuts)
		.filter((table) => !TEXT_TABLES.includes(table))
		.map((table) => ['cuts', table]),
	['files'],
];

describe('a manifest', () => {
	it('is itself what the check gives back', () => {
		expect(check(MANIFEST)).toMatchObject(MANIFEST);
	});

	it('may say more than this version knows of', () => {
		const later = { ...(withValue(['cuts', 'later_table'], ['a']) as Manifest), later: { x: 1 } };
		expect(check(later)).toMatchObject(later);
	});

	it('need not say what only a search of texts needs, which checks it itself', () => {
		for (const value of [undefined, null, 'x', [0.5], {}]) {
			for (const place of [['counts', 'sections'], ...TEXT_TABLES.map((table) => ['cuts', table])]) {
				const other = withValue(place, value);
				expect(check(other)).toMatchObject({ format: FORMAT });
			}
		}
	});

	it.each([undefined, null, 0, '', 'pinakes-index', [], [MANIFEST], {}, { format: 'other' }, { format: [FORMAT] }])(
		'is not %j, which is no index at all',
		(json) => {
			const error = errorOf(json);
			expect(error.code).toBe('not_an_index');
			expect(error.file).toBe('manifest.json');
			expect(error.message).toMatch(/^here: manifest\.json is not the manifest of an index.*build/i);
		},
	);

	it.each([
		0,
		FORMAT_VERSION - 1,
		FORMAT_VERSION + 1,
		99,
		`${FORMAT_VERSION}`,
		null,
		undefined,
		[FORMAT_VERSION],
		2.5,
		true,
	])('of format version %j is refused with both versions', (version) => {
		const error = errorOf(withValue(['format_version'], version));
		expect(error.code).toBe('format_version');
		expect(error.message).toContain(
			`has format version ${JSON.stringify(version)}, this reader reads ${FORMAT_VERSION}`,
		);
	});

	it.each([
		['an object', {}],
		['an object that is not a text', { toString: 0, valueOf: 0 }],
		['an object of its own text', { toString: 'x' }],
		['a list in a list', [[[]]]],
	])('of a format version that is %s is refused as well', (_, version) => {
		expect(errorOf(withValue(['format_version'], version)).code).toBe('format_version');
	});

	it('of another version is refused for that, whatever else it is like', () => {
		expect(errorOf({ format: FORMAT, format_version: 1 }).code).toBe('format_version');
	});

	it.each(NEEDED.map((path) => [path.join('.'), path]))(
		'without %s, or with one of the wrong type, is damaged',
		(_, path) => {
			for (const value of [undefined, null, -1, 0.5, 'x', true, [null], [{}], [-1], { a: 1 }]) {
				const error = errorOf(withValue(path as readonly string[], value));
				expect(error.code).toBe('damaged_part');
				expect(error.file).toBe('manifest.json');
			}
		},
	);

	it.each([null, 'x', 1, {}, true])('with a file that is %j is damaged', (entry) => {
		expect(errorOf(withValue(['files', 'x.json'], entry)).code).toBe('damaged_part');
	});

	it.each(['../x.json', '/etc/passwd', 'parts/../../x', 'a//b', 'https://x.test/a', 'parts/..', '.env', 'a\\b', ''])(
		'with a file or a table called %j, which may be elsewhere, is damaged',
		(name) => {
			expect(errorOf(withValue(['files', name], [1, 'x'])).code).toBe('damaged_part');
			expect(errorOf(withValue(['cuts', name], [''])).code).toBe('damaged_part');
		},
	);

	it('with anything anywhere is taken or refused with an error of this package', () => {
		const path = fc.constantFrom(...NEEDED, ['format'], ['format_version'], ['generator'], ['files', 'units.all.json']);
		fc.assert(
			fc.property(fc.array(fc.tuple(path, fc.jsonValue()), { minLength: 1, maxLength: 3 }), (changes) => {
				for (const [place, value] of changes) {
					try {
						check(withValue(place, value));
					} catch (error) {
						expect(error).toBeInstanceOf(PinakesError);
					}
				}
			}),
			{ numRuns: runs(1_000) },
		);
	});

	it('of any JSON is taken or refused with an error of this package', () => {
		fc.assert(
			fc.property(fc.jsonValue(), (json) => {
				expect(errorOf(json).code).toBe('not_an_index');
			}),
		);
	});
});
