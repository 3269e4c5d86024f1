import { encodeNumber } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDocuments } from './store.ts';

/** Encodes the numbers of sections of documents. */
function encode(counts: readonly number[]): string {
	return counts.map((count) => encodeNumber(count - 1)).join('');
}

describe('document numbers of sections', () => {
	it('are those of the documents in order', () => {
		const counts = fc.array(fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 3000 })), {
			maxLength: 60,
		});
		fc.assert(
			fc.property(counts, (own) => {
				const expected = own.flatMap((count, number) => Array.from({ length: count }, () => number));
				expect(decodeDocuments(encode(own), expected.length)).toEqual(Uint32Array.from(expected));
			}),
		);
	});

	it.each([
		['fewer sections', encode([2, 3]), 6],
		['more sections', encode([2, 3]), 4],
		['a number without its end', 'P', 33],
		['another character', '1~', 4],
		['another character before a digit', '~1', 48],
		['a number above all', `${'o'.repeat(300)}0`, 4],
		['nothing', '', 1],
	])('are undefined for a text with %s', (_, text, sections) => {
		expect(decodeDocuments(text, sections)).toBeUndefined();
	});
});
