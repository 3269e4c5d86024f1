import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf, targetOf } from './document-text.ts';

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

describe('targetOf', () => {
	it.each<[string, string, string | undefined]>([
		['https://example.com/x?a=1#b', 'guide/a.md', 'https://example.com/x?a=1#b'],
		['HTTP://example.com', 'a.md', 'HTTP://example.com'],
		['mailto:a@example.com', 'a.md', 'mailto:a@example.com'],
		['b.md', 'guide/a.md', 'document guide/b.md'],
		['../b.md#part', 'guide/a.md', 'document b.md'],
		['../../../b.md', 'guide/a.md', 'document b.md'],
		['/develop/overview/', 'guide/a.md', 'document develop/overview'],
		['%E5%A4%87%E4%BB%BD.md', '指南/a b%.md', 'document 指南/备份.md'],
		['%ff.md', 'a.md', 'document %ff.md'],
		['b.md', 'C#/why?/a.md', 'document C#/why?/b.md'],
		['#part', 'a.md', undefined],
		['', 'a.md', undefined],
		['/', 'a.md', undefined],
		['//evil.example/x', 'a.md', undefined],
		['javascript:alert(1)', 'a.md', undefined],
		['data:text/html,x', 'a.md', undefined],
		['b.md', '//evil.example/a.md', 'document b.md'],
	])('of %j in %j is %j', (href, path, expected) => {
		const to = targetOf(href, path);
		expect(to && (to.isDocument ? `document ${to.address}` : to.address)).toBe(expected);
	});
});
