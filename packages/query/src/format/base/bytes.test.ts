import zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crc32, hasChecksum, percentDecoded, withChecksum } from './bytes.ts';

describe('the checksum of a text', () => {
	it('is the CRC-32 of its UTF-16', () => {
		// By python3: zlib.crc32('{"a":"中😀"'.encode('utf-16-le'))
		expect(withChecksum('{"a":"中😀"}')).toBe('{"a":"中😀","checksum":"f3e122c7"}');
	});

	it('is what a runtime that has CRC-32 computes', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				expect(crc32(text)).toBe(zlib.crc32(Buffer.from(text, 'utf16le')));
			}),
		);
	});

	it('is that of the whole text, which stays JSON', () => {
		fc.assert(
			fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 }), (fields) => {
				const text = withChecksum(JSON.stringify(fields));
				expect(hasChecksum(text)).toBe(true);
				expect(JSON.parse(text)).toMatchObject(JSON.parse(JSON.stringify(fields)));
				for (const other of [` ${text}`, `${text} `, text.slice(1), text.slice(0, -1), text.toUpperCase()])
					expect(hasChecksum(other)).toBe(other === text);
			}),
		);
	});

	it.each(['', '{}', '}', '{"a":1}'])('is missing in %j', (text) => {
		expect(hasChecksum(text)).toBe(false);
	});
});

it('is taken away if it is valid', () => {
	expect(percentDecoded('a%20b/%E4%B8%AD')).toBe('a b/中');
	expect(percentDecoded('100%')).toBe('100%');
});
