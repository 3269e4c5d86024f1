import { type Index, memorySource, openIndex } from '@pinakes/query';
import { type Encoder, type KnowledgeOptions, search } from '@pinakes/query/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagesOnMatters, vectorFiles } from '../testing/knowledge-index.ts';

/** Words of either language by the dimension that stands for what they mean. */
const MEANINGS = [
	['automobile', 'car', 'vehicle', '汽车'],
	['fruit', 'apple', 'pear', '水果'],
	['river', 'water', 'stream', '河流'],
];

/** An encoder that knows these words, as a model knows its own. */
function encoderOf(change: Partial<Encoder> = {}): Encoder {
	return {
		name: 'meanings:3',
		fingerprint: 'f1',
		encode: async (texts) =>
			texts.map((text) =>
				Float32Array.from([...MEANINGS, []], (words) => 0.01 + words.filter((word) => text.includes(word)).length),
			),
		...change,
	};
}

const TEXTS = [
	['car', 'The automobile needs oil', 'The engine of the automobile starts'],
	['apple', 'A pear or an apple', 'The pear is ripe'],
	['river', 'The river is wide', 'The stream runs to the sea'],
] as const;

/** So many pages that the encoder is used. */
const PAGES: Readonly<Record<string, string>> = Object.fromEntries(
	TEXTS.flatMap(([topic, ...texts]) =>
		Array.from({ length: 22 }, (_, i) => [`a/${topic}-${i}.md`, `# Page\n\n${texts[i % 2]}, ${i} of them.\n`]),
	),
);

let index: Index;

beforeAll(async () => {
	index = await openIndex(memorySource(await vectorFiles(PAGES, 0.5, encoderOf())));
});

const ask = (query: string, options: KnowledgeOptions = {}) =>
	search(index, query, { lang: 'en', explain: true, encoder: encoderOf(), ...options });

describe('an index whose vectors an encoder gave', () => {
	it('is asked by the same encoder, and finds what shares no word with the question', async () => {
		const { results, search_stats } = await ask('which vehicle?');
		expect(search_stats).toMatchObject({ engine: 'hybrid', vector_comparisons: index.manifest.counts.sections });
		expect(results[0]?.path).toMatch(/^a\/car/);
		expect(results[0]?.text_score).toBe(0);
		expect(results[0]?.vector_score).toBeGreaterThan(0.9);
		expect((await ask('哪种水果？')).results[0]?.path).toMatch(/^a\/apple/);
	});

	it('is refused if text finds nothing, though results show what is near', async () => {
		const { answer, rejection_category } = await ask('which vehicle?');
		expect([answer, rejection_category]).toEqual(['', 'no_match']);
	});

	it('is asked by its words without the encoder, which is not missed', async () => {
		const { results, search_stats, notes } = await ask('motor vehicles', { encoder: undefined });
		expect([search_stats.engine, notes.filter((note) => note.includes('meanings:3'))]).toEqual(['hybrid', []]);
		expect(results[0]?.path).toMatch(/^a\/car/);
		expect(results[0]?.text_score).toBe(0);
	});

	it('is asked as a question, not as a section', async () => {
		const kinds: string[] = [];
		const encoder = encoderOf({
			encode: async (texts, kind) => {
				kinds.push(`${kind} ${texts.join('|')}`);
				return encoderOf().encode(texts, kind);
			},
		});
		await ask('which vehicle?', { encoder });
		expect(kinds).toEqual(['query which vehicle?']);
	});

	it.each<[Partial<Encoder>, RegExp]>([
		[{ name: 'openai:bge-m3' }, /encoded by meanings:3 f1, not by openai:bge-m3 f1/],
		[{ fingerprint: 'f2' }, /encoded by meanings:3 f1, not by meanings:3 f2/],
	])('refuses another encoder: %j', async (change, message) => {
		const refused = ask('automobile', { encoder: encoderOf(change) });
		await expect(refused).rejects.toMatchObject({ name: 'PinakesError', code: 'wrong_encoder' });
		await expect(refused).rejects.toThrow(message);
	});

	it.each<[string, Encoder['encode'], string]>([
		['fails', () => Promise.reject(new Error('429')), '429'],
		['gives another number of dimensions', async () => [new Float32Array(7).fill(1)], 'gave no vector of 4 numbers'],
		['gives no vector', async () => [], 'gave no vector of 4 numbers'],
		['gives nothing', async () => undefined as never, 'gave no vector of 4 numbers'],
		['gives no number', async () => [Float32Array.from([Number.NaN, 1, 1, 1])], 'gave no vector of 4 numbers'],
		['gives no direction', async () => [new Float32Array(4)], 'gave no vector of 4 numbers'],
		['gives what is infinite', async () => [Float32Array.from([1e39, 1, 1, 1])], 'gave no vector of 4 numbers'],
		['never answers', () => new Promise(() => {}), 'no answer within 20 ms'],
	])('is searched by text if the encoder %s', async (_, encode, failure) => {
		const { search_stats, notes, results } = await ask('automobile', { encoder: encoderOf({ encode }), timeout: 20 });
		expect(search_stats.engine).toBe('bm25');
		expect(notes).toHaveLength(1);
		expect(notes[0]).toContain('meanings:3: ');
		expect(notes[0]).toContain(failure);
		expect(results[0]?.path).toMatch(/^a\/car/);
	});
});

describe('an index of texts of which the table has no word', () => {
	const RUSSIAN = Object.fromEntries(
		Array.from({ length: 60 }, (_, i) => [`${i}.md`, `# Страница\n\nТекст номер ${i} про ${'оа'.repeat(i % 4)}.\n`]),
	);
	const encoder = encoderOf({
		encode: async (texts) => texts.map((text) => Float32Array.from('оап', (letter) => text.split(letter).length - 1)),
	});

	it('is searched by text alone without its encoder, and a note says so', async () => {
		const russian = await openIndex(memorySource(await vectorFiles(RUSSIAN, 0.5, encoder)));
		const alone = await search(russian, 'Текст про', { lang: 'en' });
		expect(alone.search_stats.engine).toBe('bm25');
		expect(alone.notes).toContain(
			'the vectors of this index need the encoder meanings:3, and none was given: text alone was searched',
		);
		const zh = await search(russian, 'Текст про', { lang: 'zh' });
		expect(zh.notes).toContain('该索引的向量需要编码器 meanings:3，未提供，仅用全文检索');
		expect((await search(russian, 'Текст про', { encoder })).search_stats.engine).toBe('hybrid');
	});
});

describe('an index whose vectors are of words', () => {
	it('has no use for an encoder, and a note says so', async () => {
		const words = await openIndex(memorySource(await vectorFiles(pagesOnMatters(40), 0.5)));
		const fail = encoderOf({ encode: () => Promise.reject(new Error('asked')) });
		const { notes, search_stats } = await search(words, 'bread', { encoder: fail });
		const unused = 'the encoder meanings:3 was not asked: this index has no vectors of an encoder';
		expect([search_stats.engine, notes]).toEqual(['hybrid', [unused]]);
		const plain = await openIndex(memorySource(await vectorFiles(pagesOnMatters(40), 0)));
		expect((await search(plain, 'bread', { encoder: fail })).notes).toEqual([unused]);
	});
});
