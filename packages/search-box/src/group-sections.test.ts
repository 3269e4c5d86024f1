import { describe, expect, it } from 'vitest';
import { groupSections, sectionName } from './group-sections.ts';

const section = (id: string, ...headings: string[]) => ({ id, title: id.toUpperCase(), headings });

describe('groupSections', () => {
	it('keeps the order of the best section of each page, and few sections of one', () => {
		const many = Array.from({ length: 9 }, (_, i) => section('a', `${i}`));
		const pages = groupSections([section('b', 'B'), ...many, section('b', 'B', 'Two')]);
		expect(pages.map(({ id, sections }) => [id, sections.length])).toEqual([
			['b', 2],
			['a', 4],
		]);
	});

	it('names a section without the title', () => {
		expect(sectionName(section('b', 'B', 'One', 'Two'))).toBe('One › Two');
		expect(sectionName(section('b', 'B'))).toBe('B');
		expect(sectionName(section('b'))).toBe('B');
	});
});
