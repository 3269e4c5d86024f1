import { MIN_POSTINGS_IN_BLOCKS } from '@pinakes/query/format/kinds/text/blocks';
import { expect, it } from 'vitest';
import { ownPostings, type Term } from '../kinds/text/row.ts';
import { createTemporaryFiles } from '../spill/temporary-files.ts';
import { changesOf, createBasePostings } from './base-postings.ts';

/** A term in every so many sections, with the counts of each. */
function termOf(term: string, size: number, every = 1): Term {
	const sections = Uint32Array.from({ length: size }, (_, i) => i * every);
	return [
		term,
		ownPostings(
			sections,
			sections.map((section) => section % 5),
		),
	];
}

it('a base is the pair with most postings of a character, on either side', () => {
	const bases = createBasePostings(createTemporaryFiles());
	const size = MIN_POSTINGS_IN_BLOCKS;
	const terms = [
		termOf('据库', size + 1),
		termOf('数据', size + 9, 2),
		termOf('数字', size - 1),
		termOf('data', size * 2),
	];
	for (const term of terms) bases.add(term);
	expect(bases.baseOf(termOf('据', size * 2))).toMatchObject({ term: '数据', postings: terms[1]?.[1] });
	expect(bases.baseOf(termOf('库', size * 2))).toMatchObject({ term: '据库', postings: terms[0]?.[1] });
	// Most of its postings are others.
	expect(bases.baseOf(termOf('数', size * 3))).toBeUndefined();
	expect(bases.baseOf(termOf('字', size))).toBeUndefined();
	expect(bases.baseOf(termOf('data', size))).toBeUndefined();
});

it('changes are what a base lacks or counts otherwise', () => {
	const base = ownPostings(Uint32Array.of(2, 5, 9), Uint32Array.of(1, 1, 3));
	const all = ownPostings(Uint32Array.of(1, 2, 5, 7, 9), Uint32Array.of(0, 1, 2, 4, 3));
	const { sections, counts } = changesOf(all, base);
	expect([...sections]).toEqual([1, 5, 7]);
	expect([...counts]).toEqual([0, 2, 4]);
	expect(changesOf(base, base).to).toBe(0);
});
