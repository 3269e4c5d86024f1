import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listBytes, listText, objectBytes, objectText } from './json.ts';

it('writes an object as bytes as it does as a text', () => {
	fc.assert(
		fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.json())), (entries) => {
			const bytes = entries.map(([key, json]): [string, Uint8Array] => [key, Buffer.from(json)]);
			expect(Buffer.from(objectBytes(bytes)).toString()).toBe(objectText(entries));
		}),
	);
});

it('writes a list as bytes as it does as a text', () => {
	fc.assert(
		fc.property(fc.array(fc.json()), (items) => {
			expect(Buffer.from(listBytes(items.map((json) => Buffer.from(json)))).toString()).toBe(listText(items));
		}),
	);
});
