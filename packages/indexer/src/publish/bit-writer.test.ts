import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitWriter } from './bit-writer.ts';

/*
 * What it writes is read in encode-chunks.test.ts.
 */

function sizeOf(bits: readonly boolean[]): number {
	const writer = new BitWriter(1);
	for (const bit of bits) writer.bit(0, bit);
	return writer.size;
}

it('bits take few bytes where their context tells them', () => {
	const rare = Array.from({ length: 8000 }, (_, i) => i % 100 === 0);
	expect(sizeOf(rare)).toBeLessThan(130);
});

it('bytes are as many as asked for, with plain bits at the end', () => {
	fc.assert(
		fc.property(fc.array(fc.boolean(), { maxLength: 300 }), fc.nat(2 ** 12 - 1), (bits, plain) => {
			const writer = new BitWriter(1);
			for (const bit of bits) writer.bit(0, bit);
			writer.plain(12, plain);
			const bytes = writer.finish(100);
			expect(writer.size).toBeLessThanOrEqual(100);
			expect(bytes).toHaveLength(100);
			expect(bytes.every((byte) => byte >= 0 && byte < 256)).toBe(true);
			expect((bytes.at(-1) as number) + 256 * ((bytes.at(-2) as number) & 15)).toBe(plain);
		}),
	);
});
