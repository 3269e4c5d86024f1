import { createHash } from 'node:crypto';
import { bertTokenizer, floats, safetensors, type WrittenTensor } from '@pinakes/testing/model-files';
import { describe, expect, it } from 'vitest';
import { model2vecEncoder } from './model2vec.ts';

const TOKENS = ['[PAD]', '[UNK]', 'red', 'blue', 'stone', '##s'];
const VECTORS = [
	[9, 9],
	[100, 100],
	[1, 0],
	[0, 1],
	[3, 4],
	[-1, 2],
];

interface Settings {
	readonly tensors?: Record<string, WrittenTensor>;
	readonly tokenizer?: unknown;
	readonly config?: string;
}

async function encode(texts: readonly string[], settings: Settings = {}): Promise<number[][]> {
	const encoder = await encoderOf(settings);
	return (await encoder.encode(texts, 'query')).map((vector) => [...vector]);
}

function encoderOf({ tensors = { embeddings: floats(VECTORS) }, tokenizer = bertTokenizer(TOKENS), config }: Settings) {
	return model2vecEncoder({
		name: 'tiny',
		tokenizer: JSON.stringify(tokenizer),
		model: safetensors(tensors),
		config,
	});
}

const int32 = (numbers: readonly number[]): WrittenTensor => ({
	dtype: 'I32',
	shape: [numbers.length],
	bytes: new Uint8Array(Int32Array.from(numbers).buffer),
});

describe('the vector of a text', () => {
	it('is the mean of its tokens, without unknown ones', async () => {
		// Stones: (3 - 1) / 2, (4 + 2) / 2; red nonsense stone: (1 + 3) / 2, (0 + 4) / 2.
		expect(await encode(['Stones', 'red nonsense STONE', 'blue'])).toEqual([
			[1, 3],
			[2, 2],
			[0, 1],
		]);
	});

	it('is zero if no token is known', async () => {
		const nothing = [
			[0, 0],
			[0, 0],
			[0, 0],
		];
		expect(await encode(['', 'nonsense', '[UNK]'])).toEqual(nothing);
		expect(await encode(['', 'nonsense', '[UNK]'], { config: '{"normalize":true}' })).toEqual(nothing);
	});

	it('has the length 1 if the configuration says so', async () => {
		expect(await encode(['stone'], { config: '{"normalize":true}' })).toEqual([[Math.fround(0.6), Math.fround(0.8)]]);
		expect(await encode(['stone'], { config: '{"normalize":false}' })).toEqual([[3, 4]]);
	});

	it('is that of its first 512 tokens, within 512 times the median length of a token', async () => {
		// The median of 5, 5, 3, 4, 5, 3 is 4 and a half, rounded down: 2048 characters.
		const reds = 'red '.repeat(512);
		expect(await encode([`${reds}blue`])).toEqual([[1, 0]]);
		expect(await encode([`${' '.repeat(2044)}red blue`])).toEqual([[1, 0]]);
		// Characters of two code units are one each.
		expect(await encode([`${'😀'.repeat(2000)}${' '.repeat(45)}red blue`])).toEqual([[1, 0]]);
		expect(await encode([`${'😀'.repeat(2000)}${' '.repeat(46)}red blue`])).toEqual([[0, 0]]);
	});

	it('has rows by a mapping, times weights, as quantized vocabularies have', async () => {
		const tensors = {
			embeddings: floats([
				[1, 0],
				[0, 1],
			]),
			mapping: int32([0, 0, 0, 1, 1, 0]),
			weights: floats([[0], [0], [2], [4], [8], [1]]),
		};
		expect(await encode(['red blue', 'stones'], { tensors })).toEqual([
			[1, 2],
			[0.5, 4],
		]);
	});

	it.each(['embeddings', 'embedding.weight', '0'])('is read from the tensor %s', async (name) => {
		expect(await encode(['blue'], { tensors: { [name]: floats(VECTORS) } })).toEqual([[0, 1]]);
	});

	it('of small whole numbers is that of the numbers as they are', async () => {
		const bytes = Uint8Array.from(Int8Array.from(VECTORS.flat()), (byte) => byte & 255);
		expect(await encode(['stones'], { tensors: { embeddings: { dtype: 'I8', shape: [6, 2], bytes } } })).toEqual([
			[1, 3],
		]);
	});

	it('is the same for a question and a section', async () => {
		const encoder = await encoderOf({});
		expect(await encoder.encode(['red'], 'section')).toEqual(await encoder.encode(['red'], 'query'));
	});
});

describe('an encoder of a static model', () => {
	it('is identified by the SHA-256 of both files', async () => {
		const tokenizer = JSON.stringify(bertTokenizer(TOKENS));
		const model = safetensors({ embeddings: floats(VECTORS) });
		const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
		const { name, fingerprint } = await model2vecEncoder({ name: 'tiny', tokenizer, model });
		expect(name).toBe('model2vec:tiny');
		expect(fingerprint).toBe(sha256(`${sha256(tokenizer)}\n${sha256(model)}`));
		const others = [
			await model2vecEncoder({ name: 'tiny', tokenizer: `${tokenizer} `, model }),
			await encoderOf({ tensors: { embeddings: floats(VECTORS.map(([a = 0, b = 0]) => [b, a])) } }),
		];
		expect(new Set([fingerprint, ...others.map((other) => other.fingerprint)]).size).toBe(3);
	});

	it.each<[string, Settings, RegExp]>([
		['has no vectors', { tensors: { other: floats(VECTORS) } }, /model\.safetensors has no tensor embeddings/],
		['has a list for vectors', { tensors: { embeddings: int32([1, 2]) } }, /has no table of vectors/],
		['has no rows', { tensors: { embeddings: floats([]) } }, /has no table of vectors/],
		[
			'has fewer vectors than tokens',
			{ tensors: { embeddings: floats([[1]]) } },
			/no vector for the token "\[UNK\]", whose/,
		],
		['maps other tokens', { tensors: { embeddings: floats(VECTORS), mapping: int32([0]) } }, /no vector for the token/],
		[
			'weighs other tokens',
			{ tensors: { embeddings: floats(VECTORS), weights: floats([[1], [2]]) } },
			/has weights for 2 x 1 tokens, not for 6/,
		],
		['has a damaged configuration', { config: '[]' }, /config\.json is not a JSON object/],
		['has another tokenizer', { tokenizer: { model: { type: 'X' } } }, /model is of the type X/],
	])('that %s is an error that names it', async (_, settings, message) => {
		await expect(encoderOf(settings)).rejects.toThrow(message);
		await expect(encoderOf(settings)).rejects.toMatchObject({ code: 'invalid_model' });
	});

	it.each<[string, Record<string, WrittenTensor>, RegExp]>([
		[
			'maps a token to no row',
			{ embeddings: floats(VECTORS), mapping: int32([0, 0, 6, 0, 0, 0]) },
			/maps the token 2 to no row/,
		],
		['holds no numbers', { embeddings: floats(VECTORS.map(() => [Number.NaN, 1])) }, /numbers that are not finite/],
		['holds infinite numbers', { embeddings: floats(VECTORS.map(() => [1, 1 / 0])) }, /numbers that are not finite/],
	])('that %s is an error if it is used', async (_, tensors, message) => {
		const encoder = await encoderOf({ tensors });
		await expect(encoder.encode(['red'], 'query')).rejects.toThrow(message);
	});
});
