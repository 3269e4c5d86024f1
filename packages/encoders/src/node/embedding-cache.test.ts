import { existsSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Encoder } from '@pinakes/query/search';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { embeddingKey, openEmbeddingCache } from './embedding-cache.ts';

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

	it('loses those that were not used for the longest time, and no file of others', () => {
		const folder = tempFolder({ 'notes/mine.txt': 'x', 'README.md': 'x' });
		const cache = openEmbeddingCache(folder);
		const keys = Array.from({ length: 12 }, (_, i) => embeddingKey(ENCODER, 'section', String(i)));
		for (const [i, each] of keys.entries()) {
			cache.write(each, Float32Array.of(i));
			utimesSync(fileOf(folder, each), i + 1, i + 1);
		}
		cache.read(keys[0] as string);
		const smaller = openEmbeddingCache(folder, 10);
		const isKept = keys.map((each) => smaller.read(each) !== undefined);
		expect(isKept).toEqual([true, false, false, false, ...Array(8).fill(true)]);
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
