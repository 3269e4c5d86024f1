import { type Content, type Index, memorySource, openIndex, PinakesError } from '@pinakes/query';
import { MANIFEST_FILE, withChecksum } from '@pinakes/query/internal';
import { type Encoder, type SearchResult, search } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesOnMatters, vectorFiles } from '../testing/knowledge-index.ts';

/*
 * A search with vectors over an index that was edited gives what makes sense, or an error that says that it is damaged.
 */

const SECTIONS = 'parts/section_vectors.0.json';
const WORDS = 'parts/section_words.0.json';
const DIRECTIONS = 'parts/encoder_directions.json';

let files: Record<string, string>;
/** The same with vectors of an encoder. */
let encoded: Record<string, string>;

/** Counts three letters. */
const LETTERS: Encoder = {
	name: 'letters',
	fingerprint: '1',
	encode: async (texts) => texts.map((text) => Float32Array.from('abd', (letter) => text.split(letter).length - 1)),
};

beforeAll(async () => {
	files = Object.fromEntries(await vectorFiles(pagesOnMatters(30), 0.5)) as Record<string, string>;
	encoded = Object.fromEntries(await vectorFiles(pagesOnMatters(30), 0.5, LETTERS)) as Record<string, string>;
});

/** Matches the row of the words that begin as `bread`. */
const ROW = /"br":"[^"]*"/;

/** Returns the path and the text of the part with the vector of a word that is asked for. */
function partOfWords(): [path: string, text: string] {
	const isOfWords = ([path, text]: [string, string]): boolean =>
		path.startsWith('parts/section_words.') && ROW.test(text);
	return Object.entries(files).find(isOfWords) as [string, string];
}

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
		['vectors', 'fingerprint', null],
		['vectors', 'dimensions', -1],
		['vectors', 'dimensions', 1.5],
		['vectors', 'dimensions', 1e9],
		['vectors', 'dimensions', '16'],
		['vectors', 'weight', -0.1],
		['vectors', 'weight', 2.1],
		['vectors', 'weight', '1'],
		['vectors', 'weight', null],
		['cuts', 'section_vectors', []],
		['cuts', 'section_vectors', [0, 256]],
		['cuts', 'section_vectors', [1]],
		['cuts', 'section_vectors', undefined],
		['cuts', 'section_words', [7]],
		['cuts', 'section_words', undefined],
		['vectors', 'unknown', -1],
		['vectors', 'unknown', undefined],
	])('by %s.%s %j is damaged', async (part, field, value) => {
		const index = withManifest((manifest) => {
			manifest[part] = { ...manifest[part], [field]: value };
		});
		await expect(index.then(ask)).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it.each([[null], [[]], ['static']])('as %j is damaged', async (value) => {
		const index = await withManifest((manifest) => Object.assign(manifest, { vectors: value }));
		await expect(ask(index)).rejects.toMatchObject({ code: 'damaged_part' });
	});
});

describe('a part of static vectors', () => {
	const QUESTION = 'bread dough page 7';

	it.each<[string, string, string | undefined]>([
		['missing', 'section_vectors', undefined],
		['damaged', 'section_vectors', '{"numbers":"?"}'],
		['missing', 'section_words', undefined],
		['damaged', 'section_words', '{\n"br":[1]\n}'],
	])('that is %s is an error: %s', async (what, table, text) => {
		const made = [...(await vectorFiles(pagesOnMatters(30), 0.5))] as [string, string][];
		const changed = made.flatMap(([path, whole]): [string, string][] => {
			if (!path.startsWith(`parts/${table}.`)) return [[path, whole]];
			return text === undefined ? [] : [[path, text]];
		});
		const index = await openIndex(memorySource(Object.fromEntries(changed)));
		await expect(search(index, QUESTION)).rejects.toMatchObject({ code: `${what}_part` });
		expect((await search(index, QUESTION, { vectors: 'none' })).results).not.toEqual([]);
	});
});

describe('a part of vectors', () => {
	it.each<[string, (part: { numbers: string }) => unknown]>([
		['with too few numbers', (part) => ({ ...part, numbers: part.numbers.slice(1) })],
		['with too many numbers', (part) => ({ ...part, numbers: `${part.numbers}?` })],
		['with what is no number', (part) => ({ ...part, numbers: `é${part.numbers.slice(1)}` })],
		['invalid with numbers', (part) => ({ ...part, numbers: [1] })],
		['that is a list', () => []],
	])('%s is damaged', async (_, change) => {
		const part = JSON.parse(encoded[SECTIONS] as string) as { numbers: string };
		const index = await openIndex(memorySource({ ...encoded, [SECTIONS]: JSON.stringify(change(part)) }));
		const asked = search(index, 'bread dough', { encoder: LETTERS });
		await expect(asked).rejects.toMatchObject({ code: 'damaged_part' });
	});

	it.each<[string, string | undefined]>([
		['damaged', '{"numbers":"?"}'],
		['damaged', '{"numbers":[1]}'],
		['damaged', '{"numbers":"éé"}'],
		['missing', undefined],
	])('that is %s of directions is an error for who has the encoder, and of no use to others', async (what, text) => {
		const { [DIRECTIONS]: _, ...others } = encoded;
		const index = await openIndex(memorySource(text === undefined ? others : { ...others, [DIRECTIONS]: text }));
		await expect(search(index, 'bread', { encoder: LETTERS })).rejects.toMatchObject({ code: `${what}_part` });
		expect((await search(index, 'bread')).search_stats.engine).toBe('hybrid');
	});

	it('with directions of other dimensions cannot be asked by the encoder', async () => {
		const { dimensions } = JSON.parse(encoded[MANIFEST_FILE] as string).vectors as { dimensions: number };
		const text = JSON.stringify({ numbers: '@'.repeat(5 * dimensions) });
		const index = await openIndex(memorySource({ ...encoded, [DIRECTIONS]: text }));
		const { notes, search_stats } = await search(index, 'bread', { encoder: LETTERS });
		expect([notes.length, search_stats.engine]).toEqual([1, 'bm25']);
	});

	it.each([['"br":["ead ##"]'], ['"br":"ead"'], ['"br":"ead ##"'], ['"br":"ead é"'], ['"br":7'], ['"br":null']])(
		'with the words %s is damaged',
		async (row) => {
			const [file, whole] = partOfWords();
			const text = whole.replace(ROW, () => row);
			await expect(edited({ [file]: text }).then(ask)).rejects.toMatchObject({ code: 'damaged_part' });
		},
	);

	it('of an encoder that is missing is missed', async () => {
		const { [SECTIONS]: _, ...others } = encoded;
		const index = await openIndex(memorySource(others));
		const asked = search(index, 'bread', { encoder: LETTERS });
		await expect(asked).rejects.toMatchObject({ code: 'missing_part', file: SECTIONS });
	});

	it('with any byte changed gives scores from 0 to 1 or is damaged', async () => {
		const change = fc.tuple(fc.constantFrom(SECTIONS, WORDS), fc.nat(), fc.integer({ min: 0, max: 255 }));
		await fc.assert(
			fc.asyncProperty(change, async ([file, place, value]) => {
				const content = bytes(files[file] as string);
				content[place % content.length] = value;
				const contents: Record<string, Content> = { ...files, [file]: content };
				const found = await outcome(openIndex(memorySource(contents)));
				if (typeof found === 'string') expect(found).toBe('damaged_part');
				else for (const { score } of found.results) expect(score >= 0 && score <= 1 + 1e-9).toBe(true);
			}),
			{ numRuns: runs(150) },
		);
	});
});
