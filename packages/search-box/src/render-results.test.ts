import { describe, expect, it } from 'vitest';
import { groupSections, sectionName } from './render-results.ts';

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

	it('shows what is above the first heading and what is below it once, as they have one address', () => {
		const at = (url: string | undefined, ...headings: string[]) => ({ ...section('a', ...headings), url });
		const sections = [at('/a'), at('/a', 'A'), at('/a#b', 'A', 'B'), at('/a#b-1', 'A', 'B')];
		expect(groupSections(sections)[0]?.sections.map(({ url }) => url)).toEqual(['/a', '/a#b', '/a#b-1']);
		expect(groupSections([at(undefined), at(undefined, 'A')])[0]?.sections.length).toBe(2);
	});

	it('names a section without the title', () => {
		expect(sectionName(section('b', 'B', 'One', 'Two'))).toBe('One › Two');
		expect(sectionName(section('b', 'B'))).toBe('B');
		expect(sectionName(section('b'))).toBe('B');
	});
});
