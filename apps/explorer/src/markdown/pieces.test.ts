import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

describe('piecesOf', () => {
	it('cuts a long text at ends of lines', () => {
		const line = `${'x'.repeat(999)}\n`;
		expect(piecesOf(line.repeat(25)).map(({ length }) => length)).toEqual([20_000, 5_000]);
		expect(piecesOf(`y${line.repeat(25)}`).map(({ length }) => length)).toEqual([19_001, 6_000]);
		expect(piecesOf('x'.repeat(45_000)).map(({ length }) => length)).toEqual([20_000, 20_000, 5_000]);
		expect(piecesOf('')).toEqual([]);
	});

	it('keeps everything in short pieces', () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.nat(30_000), fc.nat(3))), (lines) => {
				const text = lines.map(([length, ends]) => 'x'.repeat(length) + '\n'.repeat(ends)).join('');
				const pieces = piecesOf(text);
				expect(pieces.join('')).toBe(text);
				for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(20_000);
			}),
		);
	});
});
