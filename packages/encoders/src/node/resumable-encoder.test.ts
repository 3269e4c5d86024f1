import { existsSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddingsServerError } from '@pinakes/encoders';
import type { EncodedKind } from '@pinakes/query/internal';
import type { Encoder } from '@pinakes/query/search';
import { runs } from '@pinakes/testing/runs';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { embeddingKey, openEmbeddingCache, type ResumableOptions, resumableEncoder } from './resumable-encoder.ts';

/** An encoder that counts what it is asked; a text's vector is its length and its first character. */
function counting(answer: (texts: readonly string[], call: number) => readonly Float32Array[] = vectorsOf) {
	const calls: string[][] = [];
	const encoder: Encoder = {
		name: 'openai:m',
		fingerprint: 'm',
		encode: async (texts) => {
			calls.push([...texts]);
			return answer(texts, calls.length);
		},
	};
	return { encoder, calls };
}

function vectorsOf(texts: readonly string[]): Float32Array[] {
	return texts.map((text) => Float32Array.of(text.length, text.charCodeAt(0)));
}

function busy(retries: number, retryAfter?: number): never {
	throw new EmbeddingsServerError('h', 'answered 429', 'Try again later.', { retries, retryAfter });
}

/** Encodes texts, and measures the waits between requests in milliseconds; the clock is a fake one. */
async function encode(
	{ encoder }: ReturnType<typeof counting>,
	texts: readonly string[],
	options: Partial<ResumableOptions> = {},
	kind: EncodedKind = 'section',
) {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
	try {
		const asked: number[] = [];
		const timed: Encoder = {
			...encoder,
			encode: (...args) => {
				asked.push(Date.now());
				return encoder.encode(...args);
			},
		};
		const resumable = resumableEncoder(timed, { cacheFolder: tempFolder(), ...options });
		const encoded = resumable.encode(texts, kind).catch((cause: Error) => cause);
		await vi.runAllTimersAsync();
		const waits = asked.slice(1).map((time, i) => time - (asked[i] as number));
		return { vectors: await encoded, waits };
	} finally {
		vi.useRealTimers();
	}
}

describe('a resumable encoder', () => {
	it('gives each text its vector, and sends each once', async () => {
		const counted = counting();
		const { vectors } = await encode(counted, ['b', 'aa', 'b', ' \n', '']);
		expect(vectors).toEqual([...vectorsOf(['b', 'aa', 'b']), Float32Array.of(0, 0), Float32Array.of(0, 0)]);
		expect(counted.calls).toEqual([['b', 'aa']]);
	});

	it('is called as the encoder is', () => {
		const { encoder } = counting();
		const { name, fingerprint } = resumableEncoder(encoder, { cacheFolder: tempFolder() });
		expect({ name, fingerprint }).toEqual({ name: 'openai:m', fingerprint: 'm' });
	});

	it('sends what it was not given before, by kind', async () => {
		const counted = counting();
		const cacheFolder = tempFolder();
		await encode(counted, ['a', 'b'], { cacheFolder });
		const { vectors } = await encode(counted, ['b', 'c', 'a'], { cacheFolder });
		expect(vectors).toEqual(vectorsOf(['b', 'c', 'a']));
		await encode(counted, ['a'], { cacheFolder }, 'query');
		expect(counted.calls).toEqual([['a', 'b'], ['c'], ['a']]);
	});

	it('returns what the encoder returns, for any texts, batches and cache', async () => {
		const texts = fc.array(
			fc.string({ minLength: 1, maxLength: 3 }).map((text) => `x${text}`),
			{ maxLength: 60 },
		);
		await fc.assert(
			fc.asyncProperty(texts, texts, async (before, after) => {
				const counted = counting();
				const options = { cacheFolder: tempFolder() };
				await encode(counted, before, options);
				expect((await encode(counted, after, options)).vectors).toEqual(vectorsOf(after));
				expect(counted.calls.flat().sort()).toEqual([...new Set([...before, ...after])].sort());
			}),
			{ numRuns: runs(30) },
		);
	});

	it('asks again if that may help, after longer and longer waits, or as the server says', async () => {
		const answers = [5, 5, 5].map((retries, i) => () => busy(retries, [undefined, 100, 5000][i]));
		const { vectors, waits } = await encode(
			counting((texts, call) => answers[call - 1]?.() ?? vectorsOf(texts)),
			['a'],
		);
		expect(vectors).toEqual(vectorsOf(['a']));
		expect(waits).toEqual([250, 500, 5000]);
	});

	it.each<[string, number, number | undefined, number[]]>([
		['as often as may help', 5, undefined, [250, 500, 1000, 2000, 4000]],
		['not where it does not help', 0, undefined, []],
		['not where the wait is too long', 5, 120_001, []],
	])('asks again %s', async (_, retries, retryAfter, expected) => {
		const counted = counting(() => busy(retries, retryAfter));
		const { vectors, waits } = await encode(counted, ['a']);
		expect(vectors).toMatchObject({
			name: 'PinakesError',
			message: expect.stringMatching(
				/^The embeddings server at h answered 429\. Try again later\. The index is as it was/,
			),
		});
		expect(waits).toEqual(expected);
		expect(counted.calls).toHaveLength(expected.length + 1);
	});

	it('keeps what it was given before it failed', async () => {
		const cacheFolder = tempFolder();
		const texts = Array.from({ length: 56 }, (_, i) => `t${i}`);
		const failing = counting((batch, call) => (call === 3 ? busy(0) : vectorsOf(batch)));
		const { vectors } = await encode(failing, texts, { cacheFolder });
		expect(vectors).toMatchObject({ message: expect.stringContaining(`kept in ${cacheFolder}: build again`) });
		expect(failing.calls).toEqual([texts.slice(0, 16), texts.slice(16, 32), texts.slice(32, 48)]);
		const counted = counting();
		await encode(counted, texts, { cacheFolder });
		expect(counted.calls).toEqual([texts.slice(32, 48), texts.slice(48)]);
	});

	it('has vectors of one length, those that were kept included', async () => {
		const cacheFolder = tempFolder();
		await encode(counting(), ['a'], { cacheFolder });
		const longer = counting((texts) => texts.map(() => Float32Array.of(1, 2, 3)));
		const { vectors } = await encode(longer, ['a', 'b'], { cacheFolder });
		expect(vectors).toMatchObject({
			name: 'PinakesError',
			message: expect.stringMatching(
				/gave a vector of 3 dimensions where others have 2\..* remove \/.*, where vectors/,
			),
		});
	});

	it('is told which vectors are missing', async () => {
		const { vectors } = await encode(
			counting(() => []),
			['a'],
		);
		expect(vectors).toMatchObject({ message: expect.stringMatching(/^openai:m gave 0 vectors for 1 texts\./) });
	});

	it('lets through what is a fault of the program', async () => {
		const fault = new RangeError('a fault');
		const failing = counting(() => {
			throw fault;
		});
		expect((await encode(failing, ['a'])).vectors).toBe(fault);
	});
});

const ENCODER: Encoder = { name: 'n', fingerprint: 'f', encode: async () => [] };

function fileOf(folder: string, key: string): string {
	return join(folder, key.slice(0, 2), `${key.slice(2)}.f32`);
}

describe('the key of a text', () => {
	it('depends on text, kind and encoder, and does not reveal the text', () => {
		const keys = [
			embeddingKey(ENCODER, 'section', 'a'),
			embeddingKey(ENCODER, 'section', 'b'),
			embeddingKey(ENCODER, 'query', 'a'),
			embeddingKey({ ...ENCODER, name: 'm' }, 'section', 'a'),
			embeddingKey({ ...ENCODER, fingerprint: 'g' }, 'section', 'a'),
			embeddingKey({ ...ENCODER, name: 'n","f', fingerprint: '' }, 'section', 'a'),
		];
		expect(new Set(keys).size).toBe(keys.length);
		for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
		expect(embeddingKey(ENCODER, 'section', 'a')).toBe(keys[0]);
	});
});

describe('a cache of vectors', () => {
	const key = embeddingKey(ENCODER, 'section', 'a');

	it('has exactly what was stored when it is opened again', () => {
		const folder = join(tempFolder(), 'deep/cache');
		const vector = Float32Array.of(0.1, -3.5, 1e-30, 0);
		expect(openEmbeddingCache(folder).read(key)).toBeUndefined();
		openEmbeddingCache(folder).write(key, vector);
		expect(openEmbeddingCache(folder).read(key)).toEqual(vector);
		expect(Object.keys(readTree(folder)).sort()).toEqual(['.gitignore', `${key.slice(0, 2)}/${key.slice(2)}.f32`]);
		expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('*\n');
	});

	it('lies in its files as 32-bit numbers, little-endian', () => {
		const folder = tempFolder();
		openEmbeddingCache(folder).write(key, Float32Array.of(1, -2.5));
		expect([...readFileSync(fileOf(folder, key))]).toEqual([0, 0, 0x80, 0x3f, 0, 0, 0x20, 0xc0]);
	});

	it.each<[string, (file: string) => void]>([
		['half', (file) => truncateSync(file, 6)],
		['empty', (file) => truncateSync(file, 0)],
		['invalid of numbers', (file) => writeFileSync(file, Buffer.alloc(8, 255))],
	])('has no vector for a file that is %s', (_, damage) => {
		const folder = tempFolder();
		const cache = openEmbeddingCache(folder);
		cache.write(key, Float32Array.of(1, 2));
		damage(fileOf(folder, key));
		expect(cache.read(key)).toBeUndefined();
	});

	it('keeps a .gitignore that is there', () => {
		const folder = tempFolder({ '.gitignore': 'mine' });
		openEmbeddingCache(folder);
		expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('mine');
	});

	it('loses the oldest, and no file of others', () => {
		const folder = tempFolder({ 'notes/mine.txt': 'x', 'README.md': 'x' });
		const cache = openEmbeddingCache(folder);
		const keys = Array.from({ length: 12 }, (_, i) => embeddingKey(ENCODER, 'section', String(i)));
		for (const [i, each] of keys.entries()) {
			cache.write(each, Float32Array.of(i));
			utimesSync(fileOf(folder, each), i + 1, i + 1);
		}
		const smaller = openEmbeddingCache(folder, 10);
		const isKept = keys.map((each) => smaller.read(each) !== undefined);
		expect(isKept).toEqual([false, false, false, ...Array(9).fill(true)]);
		expect(existsSync(join(folder, 'notes/mine.txt'))).toBe(true);
		expect(readdirSync(folder)).toContain('README.md');
	});

	it('that cannot be made is an error that names it', () => {
		const folder = join(tempFolder({ file: '' }), 'file/cache');
		expect(() => openEmbeddingCache(folder)).toThrow(
			/file\/cache, the cache of embeddings, cannot be written \(ENOTDIR/,
		);
	});
});
