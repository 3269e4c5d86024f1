import { describe, expect, it } from 'vitest';
import { memorySource } from './source.ts';

describe('memorySource', () => {
	it('reads from a map and from an object, bytes and text as they are', async () => {
		const bytes = new Uint8Array([1, 2]);
		const files = { a: 'x', b: bytes };
		for (const source of [
			memorySource(new Map<string, string | Uint8Array>(Object.entries(files))),
			memorySource(files),
		]) {
			expect(await source.read('a')).toBe('x');
			expect(await source.read('b')).toBe(bytes);
			expect(await source.read('c')).toBeUndefined();
			expect(source.name).toBe('memory');
		}
	});

	it('has no files named like inherited properties', async () => {
		for (const name of ['__proto__', 'constructor', 'toString']) {
			expect(await memorySource({}).read(name)).toBeUndefined();
		}
	});

	it('has the given name', () => {
		expect(memorySource({}, 'the bundle').name).toBe('the bundle');
	});
});
