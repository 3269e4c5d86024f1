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

const PAGES: Readonly<Record<string, string>> = {
	'a/car.md': '# Engine\n\nThe automobile needs oil.\n',
	'a/apple.md': '# Basket\n\nA pear or an apple.\n',
	'a/river.md': '# Bank\n\nThe river is wide.\n',
};

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
		expect(results[0]).toMatchObject({ path: 'a/car.md', text_score: 0 });
		expect(results[0]?.vector_score).toBeGreaterThan(0.9);
		expect((await ask('哪种水果？')).results[0]?.path).toBe('a/apple.md');
	});

	it('is refused if text finds nothing, though results show what is near', async () => {
		const { answer, rejection_category } = await ask('which vehicle?');
		expect([answer, rejection_category]).toEqual(['', 'no_match']);
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

	it('is searched by text alone without an encoder, and a note says so', async () => {
		const { search_stats, notes } = await ask('automobile', { encoder: undefined });
		expect(search_stats.engine).toBe('bm25');
		expect(notes).toEqual([
			'the vectors of this index need the encoder meanings:3, and none was given: text alone was searched',
		]);
		const zh = await ask('automobile', { encoder: undefined, lang: 'zh' });
		expect(zh.notes).toEqual(['该索引的向量需要编码器 meanings:3，未提供，仅用全文检索']);
		expect((await ask('automobile', { vectors: 'none' })).notes).toEqual([]);
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
		expect(results[0]?.path).toBe('a/car.md');
	});
});

describe('an index whose vectors are of words', () => {
	it('refuses an encoder', async () => {
		const words = await openIndex(memorySource(await vectorFiles(pagesOnMatters(40), 0.5)));
		const refused = search(words, 'bread', { encoder: encoderOf() });
		await expect(refused).rejects.toThrow(/encoded by static \w+, not by meanings:3 f1/);
	});
});
