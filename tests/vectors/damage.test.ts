import { type Content, type Index, memorySource, openIndex, PinakesError } from '@pinakes/query';
import { withChecksum } from '@pinakes/query/format/checksum';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { type SearchResult, search } from '@pinakes/query/search';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesOnMatters, vectorFiles } from '../testing/knowledge-index.ts';

/*
 * A search with vectors over an index that was edited gives what makes sense, or an error that says that it is damaged.
 */

const SECTIONS = 'parts/section_vectors.0.json';
const TERMS = 'parts/term_vectors.0.json';

let files: Record<string, string>;

beforeAll(async () => {
	files = Object.fromEntries(await vectorFiles(pagesOnMatters(30), 0.5)) as Record<string, string>;
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The index with files replaced, as a source of texts, whose lengths nothing holds against the manifest. */
function edited(changes: Readonly<Record<string, string>>): Promise<Index> {
	return openIndex(memorySource({ ...files, ...changes }));
}

/** The index with another `vectors`, or other cuts, in its manifest. */
function withManifest(change: (manifest: Record<string, Record<string, unknown>>) => void): Promise<Index> {
	const manifest = JSON.parse(files[MANIFEST_FILE] as string) as Record<string, Record<string, unknown>>;
	change(manifest);
	return edited({ [MANIFEST_FILE]: withChecksum(JSON.stringify(manifest)) });
}

const ask = (index: Index) => search(index, 'bread dough 面包 page 7');

async function outcome(index: Promise<Index>): Promise<SearchResult | string> {
	try {
		return await ask(await index);
	} catch (cause) {
		if (cause instanceof PinakesError) return cause.code;
		throw cause;
	}
}

describe('a manifest whose vectors cannot be', () => {
	it.each<[part: string, field: string, value: unknown]>([
		['vectors', 'embedder', 7],
		['vectors', 'embedder', 'model2vec:x'],
		['vectors', 'fingerprint', null],
		['vectors', 'dimensions', -1],
		['vectors', 'dimensions', 1.5],
		['vectors', 'dimensions', 1e9],
		['vectors', 'dimensions', '16'],
		['vectors', 'weight', -0.1],
		['vectors', 'weight', 2.1],
		['vectors', 'weight', '1'],
		['vectors', 'weight', null],
		['vectors', 'dimension_scales', []],
		['vectors', 'dimension_scales', [null]],
		['vectors', 'dimension_scales', 'x'],
		['cuts', 'section_vectors', []],
		['cuts', 'section_vectors', [0, 256]],
		['cuts', 'section_vectors', [1]],
		['cuts', 'section_vectors', undefined],
		['cuts', 'term_vectors', [7]],
		['cuts', 'term_vectors', undefined],
	])('by %s.%s %j is damaged', async (part, field, value) => {
		const index = await withManifest((manifest) => {
			manifest[part] = { ...manifest[part], [field]: value };
		});
		await expect(ask(index)).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it.each([[null], [[]], ['lsa']])('as %j is damaged', async (value) => {
		const index = await withManifest((manifest) => Object.assign(manifest, { vectors: value }));
		await expect(ask(index)).rejects.toMatchObject({ code: 'damaged_part' });
	});
});

describe('a part of static vectors', () => {
	const QUESTION = 'bread dough page 7';

	it.each<[string, string, string | undefined]>([
		['missing', 'section_vectors', undefined],
		['damaged', 'section_vectors', '{"numbers":"?","scales":[]}'],
		['missing', 'term_vectors', undefined],
		['damaged', 'term_vectors', '{\n"bread":[1]\n}'],
	])('that is %s leaves the texts searched, with a note: %s', async (_, table, text) => {
		const made = [...(await vectorFiles(pagesOnMatters(30), 0.5, 'static'))] as [string, string][];
		const changed = made.flatMap(([path, whole]): [string, string][] => {
			if (!path.startsWith(`parts/${table}.`)) return [[path, whole]];
			return text === undefined ? [] : [[path, text]];
		});
		const index = await openIndex(memorySource(Object.fromEntries(changed)));
		const { notes, results } = await search(index, QUESTION);
		expect(notes.join()).toContain('section_vectors, term_vectors');
		const byTexts = await search(index, QUESTION, { vectors: 'none' });
		expect(results.map(({ path }) => path)).toEqual(byTexts.results.map(({ path }) => path));
	});

	it('that is whole has no note', async () => {
		const index = await openIndex(memorySource(await vectorFiles(pagesOnMatters(30), 0.5, 'static')));
		const { notes, search_stats } = await search(index, QUESTION);
		expect(notes.join()).not.toContain('section_vectors');
		expect(search_stats.vector_comparisons).toBeGreaterThan(0);
	});
});

describe('a part of vectors', () => {
	it.each<[string, (part: { numbers: string; scales: number[] }) => unknown]>([
		['with too few numbers', (part) => ({ ...part, numbers: part.numbers.slice(1) })],
		['with too many numbers', (part) => ({ ...part, numbers: `${part.numbers}?` })],
		['with what is no number', (part) => ({ ...part, numbers: `é${part.numbers.slice(1)}` })],
		['with too few scales', (part) => ({ ...part, scales: part.scales.slice(1) })],
		['invalid with scales', (part) => ({ ...part, scales: part.scales.map(() => 'x') })],
		['invalid with numbers', (part) => ({ ...part, numbers: [1] })],
		['that is a list', () => []],
	])('%s is damaged', async (_, change) => {
		const part = JSON.parse(files[SECTIONS] as string) as { numbers: string; scales: number[] };
		const index = await edited({ [SECTIONS]: JSON.stringify(change(part)) });
		await expect(ask(index)).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it.each([
		['"bread":["x","?"]'],
		['"bread":[1]'],
		['"bread":[1,"?"]'],
		['"bread":[1,7]'],
		['"bread":7'],
		['"bread":null'],
		['"bread":[null,"?"]'],
	])('with the term %s is damaged', async (row) => {
		const text = (files[TERMS] as string).replace(/"bread":\[[^\]]*\]/, row);
		expect(text).not.toBe(files[TERMS]);
		await expect(ask(await edited({ [TERMS]: text }))).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it.each([SECTIONS, TERMS])('that is missing is missed: %s', async (file) => {
		const { [file]: _, ...others } = files;
		const index = await openIndex(memorySource(others as Record<string, string>));
		await expect(ask(index)).rejects.toMatchObject({ code: 'missing_part', file });
	});

	it('with scales beyond measure gives scores from 0 to 1', async () => {
		const text = (files[TERMS] as string).replace(/"(\w+)":\[[\d.e-]+,/g, '"$1":[1e308,');
		const result = (await outcome(edited({ [TERMS]: text }))) as SearchResult;
		expect(result.results.length).toBeGreaterThan(0);
		for (const { score } of result.results) expect(score >= 0 && score <= 1).toBe(true);
	});

	it('with any byte changed gives scores from 0 to 1 or is damaged', async () => {
		const change = fc.tuple(fc.constantFrom(SECTIONS, TERMS), fc.nat(), fc.integer({ min: 0, max: 255 }));
		await fc.assert(
			fc.asyncProperty(change, async ([file, place, value]) => {
				const content = bytes(files[file] as string);
				content[place % content.length] = value;
				const contents: Record<string, Content> = { ...files, [file]: content };
				const found = await outcome(openIndex(memorySource(contents)));
				if (typeof found === 'string') expect(found).toBe('damaged_part');
				else for (const { score } of found.results) expect(score >= 0 && score <= 1 + 1e-9).toBe(true);
			}),
			{ numRuns: 150 },
		);
	});
});
