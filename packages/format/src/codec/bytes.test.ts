import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBytes, encodeBytes } from './bytes.ts';

describe('bytes as text', () => {
	it('are base64 without padding', () => {
		fc.assert(
			fc.property(fc.int8Array(), (bytes) => {
				expect(encodeBytes(bytes)).toBe(Buffer.from(bytes).toString('base64').replace(/=+$/, ''));
			}),
		);
	});

	it('come back as they were', () => {
		fc.assert(
			fc.property(fc.int8Array(), (bytes) => {
				expect(decodeBytes(encodeBytes(bytes))).toEqual(bytes);
			}),
		);
	});

	it.each(['A', 'AAAAA', 'AA=', 'A A', 'AAé', '--__', 'AAA\u{10000}'])('are not read from %j', (text) => {
		expect(decodeBytes(text)).toBeUndefined();
	});
});
