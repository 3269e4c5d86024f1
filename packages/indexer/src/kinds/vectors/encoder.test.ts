import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError, type BuildOptions, buildIndex } from '@pinakes/indexer';
import type { Manifest } from '@pinakes/query';
import { decodeLevels, type EncodedKind, type Encoder } from '@pinakes/query/internal';
import { type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { beginningOf, knowsCharacters } from './encoder.ts';

/** An encoder that counts letters, and what it was asked. */
function letterEncoder(encodeOne: (text: string) => ArrayLike<number> = lettersOf) {
	const calls: (readonly [texts: readonly string[], kind: EncodedKind])[] = [];
	const encoder: Encoder = {
		name: 'test:letters',
		fingerprint: 'f1',
		encode: async (texts, kind) => {
			calls.push([texts, kind]);
			return texts.map((text) => Float32Array.from(encodeOne(text)));
		},
	};
	return { encoder, calls };
}

/** How often a text has each of six letters. */
function lettersOf(text: string): number[] {
	return ['a', 'b', 'd', 'e', 'n', 't'].map((letter) => text.split(letter).length - 1);
}

const WORDS = 'bread table garden needle button bottle donate anthem battle debate bandit eaten'.split(' ');

/** Pages of different words, a section each; the first ones have the texts given. */
function pages(count: number, texts: readonly string[] = []): Files {
	const textOf = (i: number): string => `${WORDS[i % 12]} ${WORDS[(i * 5 + 3) % 12]} ${WORDS[(i * 7 + 1) % 12]} ${i}`;
	return Object.fromEntries(
		Array.from({ length: count }, (_, i) => [
			`p${String(i).padStart(3, '0')}.md`,
			`# Page ${i}\n\n${texts[i] ?? textOf(i)}\n`,
		]),
	);
}

async function build(files: Files, encoder: Encoder, more: Partial<BuildOptions> = {}) {
	const folder = tempFolder(files);
	const steps: string[] = [];
	const notices: string[] = [];
	const out = join(folder, 'index');
	const { summary } = await buildIndex({
		folders: [folder],
		out,
		encoder,
		onStep: (step) => steps.push(step),
		onNotice: (notice) => notices.push(notice),
		...more,
	});
	const tree = readTree(out);
	return { tree, steps, notices, summary, manifest: JSON.parse(tree['manifest.json'] as string) as Manifest };
}

function numbersIn(tree: Readonly<Record<string, unknown>>, file: string): number[] {
	const { numbers } = JSON.parse(tree[`parts/${file}.json`] as string) as { numbers: string };
	return [...(decodeLevels(numbers) as Int8Array)];
}

describe('an encoder', () => {
	it('gives sections vectors, on directions that words and its own questions are projected on', async () => {
		const { encoder, calls } = letterEncoder();
		const { tree, steps, notices, summary, manifest } = await build(pages(60), encoder);
		const { dimensions } = manifest.vectors as { dimensions: number };
		expect(dimensions).toBeGreaterThan(1);
		expect(dimensions).toBeLessThanOrEqual(6);
		expect(manifest.vectors).toMatchObject({ embedder: 'test:letters', fingerprint: 'f1', weight: 0.3 });
		expect(summary.vectors).toEqual({ embedder: 'test:letters', dimensions, weight: 0.3 });
		expect(numbersIn(tree, 'section_vectors.0')).toHaveLength(60 * dimensions);
		expect(numbersIn(tree, 'encoder_directions')).toHaveLength(6 * dimensions);
		expect(Math.max(...numbersIn(tree, 'section_vectors.0').map(Math.abs))).toBe(7);
		expect(tree['parts/section_words.0.json']).toBeDefined();
		expect(calls.every(([, kind]) => kind === 'section')).toBe(true);
		expect(steps).toEqual(['reading', 'indexing', 'encoding sections', 'writing']);
		expect(notices).toEqual([]);
	});

	it('may have any number of dimensions', async () => {
		for (const size of [1, 3, 300]) {
			const { encoder } = letterEncoder((text) =>
				Float32Array.from({ length: size }, (_, i) => text.charCodeAt((i * 7) % text.length) - 100),
			);
			const { tree, manifest } = await build(pages(70), encoder);
			const { dimensions } = manifest.vectors as { dimensions: number };
			expect(dimensions).toBeLessThanOrEqual(Math.min(size, 128));
			expect(numbersIn(tree, 'encoder_directions')).toHaveLength(size * dimensions);
		}
	});

	it('gets texts by their length, at most 256 at a time, and 700 characters of each', async () => {
		const { encoder, calls } = letterEncoder();
		const progress: string[] = [];
		await build({ ...pages(300), 'z.md': `# Long\n\n${'𝐀'.repeat(5_000)}` }, encoder, {
			onProgress: ({ step, done, total }) => step === 'encoded' && progress.push(`${done} of ${total}`),
		});
		expect(calls.map(([texts]) => texts.length)).toEqual([256, 45]);
		const lengths = calls.flatMap(([texts]) => texts.map(({ length }) => length));
		expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
		expect(Math.max(...lengths)).toBeLessThanOrEqual(700);
		expect(progress).toEqual(['256 of 301', '301 of 301']);
	});

	it('gives the same bytes, whatever the order of its batches', async () => {
		const alone: Encoder = {
			...letterEncoder().encoder,
			encode: async (texts) => texts.map((text) => Float32Array.from(lettersOf(text), (number) => 3 * number)),
		};
		const [one, other] = [await build(pages(80), letterEncoder().encoder), await build(pages(80), alone)];
		expect(other.tree).toEqual(one.tree);
	});

	it('weighs as much as the configuration says; with a weight of 0 it is not asked', async () => {
		const { encoder, calls } = letterEncoder();
		const config = (vectorWeight: number): Files => ({ 'pinakes.config.json': { vectorWeight } });
		expect((await build({ ...config(0.7), ...pages(60) }, encoder)).manifest.vectors?.weight).toBe(0.7);
		calls.length = 0;
		const { manifest } = await build({ ...config(0), ...pages(60) }, encoder);
		expect([manifest.vectors, calls]).toEqual([undefined, []]);
	});

	it.each<[string, number, (text: string) => ArrayLike<number>, string]>([
		['few sections', 3, lettersOf, 'of 60 sections that it needs there are 3'],
		['59 sections', 59, lettersOf, 'of 60 sections that it needs there are 59'],
		['zeros', 60, () => [0, 0, 0], 'its vectors say nothing about these texts'],
	])('is not used for %s, and a notice says so', async (_, count, encodeOne, reason) => {
		const { manifest, notices, summary } = await build(pages(count), letterEncoder(encodeOne).encoder);
		expect(notices).toEqual([
			`test:letters is not used: ${reason}. The built-in vectors of words are, where they suit the texts.`,
		]);
		const embedder = count < 30 ? undefined : 'static';
		expect([manifest.vectors?.embedder, summary.vectors?.embedder]).toEqual([embedder, embedder]);
	});

	it('may take all texts for the same, and texts may be the same', async () => {
		const { encoder } = letterEncoder(() => [1, 2, 3]);
		expect((await build(pages(60), encoder)).manifest.vectors).toMatchObject({ dimensions: 1 });
		const equal = await build(pages(60, Array(60).fill('the same bread')), letterEncoder().encoder);
		expect(equal.notices).toEqual([]);
	});

	it.each([
		['Russian', (i: number) => `Кластер номер ${i} копируется ${'около '.repeat(i % 5)}`],
		['no letters', (i: number) => '🜁 🜂 🜃 '.repeat(1 + (i % 5))],
	])('is alone where the table of words has no word of the texts: %s', async (_, textOf) => {
		const { encoder } = letterEncoder((text) => ['а', 'о', 'к', '🜁', 'я'].map((one) => text.split(one).length));
		const texts = Object.entries(pages(60)).map(([path], i): [string, string] => [path, `# Я\n\n${textOf(i)}\n`]);
		const { tree, manifest } = await build(Object.fromEntries(texts), encoder);
		expect(manifest.vectors).toMatchObject({ embedder: 'test:letters' });
		expect(manifest.cuts).toMatchObject({ section_vectors: [0], section_words: [] });
		expect(numbersIn(tree, 'encoder_directions').length).toBeGreaterThan(0);
	});

	it('is not used for texts without spaces that it does not know', async () => {
		const chinese = Array.from({ length: 60 }, (_, i) => `第${i}个磁盘的备份数据恢复到集群节点`);
		const latin = letterEncoder().encoder;
		const { manifest, notices } = await build(pages(60, chinese), latin);
		expect(notices[0]).toContain('test:letters is not used: it does not know the characters of these texts.');
		expect(manifest.vectors?.embedder).not.toBe('test:letters');
		const known = letterEncoder((text) => {
			const counts = new Float32Array(64);
			for (const character of text) counts[character.charCodeAt(0) % 64] = 1;
			return counts;
		});
		expect((await build(pages(60, chinese), known.encoder)).manifest.vectors?.embedder).toBe('test:letters');
	});

	it('is not asked if there is no text', async () => {
		const { encoder, calls } = letterEncoder();
		const { manifest } = await build({ 'units/u.json': { unit_id: 'u', name: 'U', description: 'd' } }, encoder);
		expect([manifest.vectors, calls.length]).toEqual([undefined, 0]);
	});

	it.each<[string, (text: string) => ArrayLike<number>, RegExp]>([
		[
			'another dimension',
			(text) => (text.includes('odd') ? [1, 2, 3] : [1, 2]),
			/^p001\.md: test:letters gave a vector of 3 numbers, where others have 2\.$/,
		],
		[
			'NaN',
			(text) => (text.includes('odd') ? [1, Number.NaN] : [1, 2]),
			/^p001\.md: .* a number that is not finite\.$/,
		],
		['infinity', (text) => (text.includes('odd') ? [1, 1e39] : [1, 2]), /^p001\.md: .* a number that is not finite/],
		['nothing', () => [], /^p\d+\.md: .*a vector of 0 numbers, where 1 to 8192 are possible/],
		['too much', () => new Float32Array(8_193), /^p\d+\.md: .*a vector of 8193 numbers/],
	])('stops the build for %s, which leaves no index', async (_, encodeOne, message) => {
		const folder = tempFolder(pages(60, ['', `odd ${'one '.repeat(90)}`]));
		const out = join(folder, 'index');
		const building = buildIndex({ folders: [folder], out, encoder: letterEncoder(encodeOne).encoder });
		await expect(building).rejects.toThrow(BuildError);
		await expect(building).rejects.toThrow(message);
		expect(existsSync(out)).toBe(false);
	});

	it.each<[string, Encoder['encode'], RegExp]>([
		['gives too few', async () => [], /gave 0 vectors for 60 texts/],
		['gives nothing', async () => undefined as never, /gave 0 vectors for 60 texts/],
		['gives no vector', async (texts) => texts.map(() => 1 as never), /p\d+\.md: .* something else than a vector/],
		['fails', () => Promise.reject(new Error('the server is down')), /the server is down/],
	])('that %s stops the build', async (_, encode, message) => {
		const folder = tempFolder(pages(60));
		const encoder = { ...letterEncoder().encoder, encode };
		await expect(buildIndex({ folders: [folder], out: join(folder, 'index'), encoder })).rejects.toThrow(message);
	});

	it('has to be one, with a name of its own', async () => {
		const folder = tempFolder(pages(60));
		const options = { folders: [folder], out: join(folder, 'index') };
		const { encoder } = letterEncoder();
		for (const wrong of ['word2vec', {}, null]) {
			const asked = { ...options, encoder: wrong as unknown as Encoder };
			await expect(buildIndex(asked)).rejects.toThrow(/encoder must have a function encode/);
		}
		await expect(buildIndex({ ...options, vectors: encoder as never })).rejects.toThrow(
			/vectors must be built-in or none/,
		);
		await expect(buildIndex({ ...options, encoder, vectors: 'none' })).rejects.toThrow(/vectors are "none"/);
		const unnamed = [{ name: '' }, { name: 'static' }, { name: undefined }, { fingerprint: undefined }];
		for (const change of unnamed as Partial<Encoder>[]) {
			await expect(buildIndex({ ...options, encoder: { ...encoder, ...change } })).rejects.toThrow(
				/needs a name and a fingerprint/,
			);
		}
	});
});

describe('the beginning of a text', () => {
	it('has no half of a pair', () => {
		const text = `${'a'.repeat(699)}${'𝐀'.repeat(9)}`;
		expect(beginningOf(text)).toBe('a'.repeat(699));
		expect(beginningOf(`a${text}`)).toHaveLength(700);
		expect(beginningOf('short')).toBe('short');
	});
});

describe('knowsCharacters', () => {
	const asked = (encodeOne: (text: string) => ArrayLike<number>, text = '磁盘备份数据恢复到集群节点') =>
		knowsCharacters(letterEncoder(encodeOne).encoder, [{ number: 0, id: 'a', text }]);

	it('tells networks that were trained on characters from others', async () => {
		expect(await asked((text) => [text.charCodeAt(0) % 97, 50, text.charCodeAt(0) % 31])).toBe(true);
		expect(await asked(() => [1, 2])).toBe(false);
		expect(await asked(() => [0, 0])).toBe(false);
		expect(await asked((text) => (text === '数' ? [1, 0] : [0, 1]))).toBe(false);
	});
});
