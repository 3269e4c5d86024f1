import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexed } from '../../testing/indexed.ts';
import type { IndexedText } from '../text/indexed.ts';
import { sampleOf } from './sample.ts';
import { createSampling, samplingInterval } from './sampling.ts';

describe('samplingInterval', () => {
	it.each([
		[0, 1],
		[1, 1],
		[2_999, 1],
		[3_000, 2],
		[5_999, 2],
		[6_000, 4],
		[13_018, 8],
		[1_000_000, 512],
	])('of %i sections is %i', (sections, every) => {
		expect(samplingInterval(sections)).toBe(every);
	});
});

/** What of a text learning depends on, with numbers of counts resolved. */
function contentOf({ read, terms, postings }: IndexedText): unknown {
	return {
		read,
		terms: terms.map((term, rank) => {
			const { sections, counts, from, to } = postings.of(rank);
			return [
				term,
				Array.from({ length: to - from }, (_, i) => [sections[from + i], postings.counts[counts[from + i] as number]]),
			];
		}),
	};
}

describe('createSampling', () => {
	it('takes one of so many sections', () => {
		for (const every of [1, 2, 4, 8]) {
			const isSampled = createSampling('a.md', every);
			const taken = Array.from({ length: 4_000 }, (_, i) => isSampled([`${i}`])).filter(Boolean);
			expect(Math.abs(taken.length / (4_000 / every) - 1)).toBeLessThan(0.1);
		}
	});

	it('goes by the name: what comes or goes leaves other sections in the sample or out of it', () => {
		const headings = fc.array(fc.constantFrom('a', 'b', '__proto__', '数据'), { maxLength: 2 });
		fc.assert(
			fc.property(fc.array(headings), headings, fc.nat(), (sections, other, at) => {
				const place = at % (sections.length + 1);
				const more = [...sections.slice(0, place), other, ...sections.slice(place)];
				const sampled = (list: readonly string[][]): (readonly [string, boolean])[] => {
					const isSampled = createSampling('x', 2);
					return list.map((path) => [JSON.stringify(path), isSampled(path)] as const);
				};
				// Of sections of one name the first is the same as before, and so on.
				const ofName = (list: readonly string[][], name: string): boolean[] =>
					sampled(list).flatMap(([path, isIn]) => (path === name ? [isIn] : []));
				for (const [name] of sampled(sections)) {
					const before = ofName(sections, name);
					expect(ofName(more, name).slice(0, before.length)).toEqual(before);
				}
			}),
		);
	});

	it('takes other sections of another document', () => {
		const taken = (id: string): boolean[] => {
			const isSampled = createSampling(id, 2);
			return Array.from({ length: 64 }, (_, i) => isSampled([`${i}`]));
		};
		expect(taken('a.md')).not.toEqual(taken('b.md'));
	});
});

describe('sampleOf', () => {
	const word = fc.constantFrom('database', 'backup', '数据库', '數據', '备份', '台灣', 'naïve', '__proto__', 'v1.2');
	const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
	const section = fc.record({ heading: fc.constantFrom('a', 'b', 'c', 'd'), text, other: text });
	const corpus = fc.array(fc.array(section, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });
	type Corpus = typeof corpus extends fc.Arbitrary<infer T> ? T : never;

	/** Documents with other texts in the sections that are not learnt from, where `isOther`. */
	function documentsOf(lists: Corpus, isOther: boolean): TextDocument[] {
		return lists.map((list, i) => {
			const id = `${i}.md`;
			const isSampled = createSampling(id, 2);
			const sections = list.map((one) => {
				const headings = [one.heading];
				return { headings, text: isSampled(headings) || !isOther ? one.text : one.other };
			});
			return { id, title: `T ${i}`, sections };
		});
	}

	it('has the sections that are learnt from', () => {
		fc.assert(
			fc.property(corpus, (lists) => {
				const expected = documentsOf(lists, false).map(({ id, sections = [] }) => {
					const isSampled = createSampling(id, 2);
					return sections.filter(({ headings = [] }) => isSampled(headings)).map((one) => one.text);
				});
				const { read } = sampleOf(indexed(documentsOf(lists, false)), 2);
				expect(read.sectionCounts).toEqual(expected.map(({ length }) => length));
				expect(read.texts.map((json) => JSON.parse(json) as string)).toEqual(expected.flat());
				expect(read.bytes).toBe(Buffer.byteLength(expected.flat().join('')));
			}),
		);
	});

	it('is the same whatever other sections say', () => {
		fc.assert(
			fc.property(corpus, (lists) => {
				const [sample, same] = [false, true].map((isOther) => sampleOf(indexed(documentsOf(lists, isOther)), 2));
				expect(contentOf(same as IndexedText)).toEqual(contentOf(sample as IndexedText));
			}),
		);
	});

	it('is all of them where every one is learnt from', () => {
		const text = indexed(documentsOf([[{ heading: 'a', text: 'one two', other: '' }]], false));
		expect(contentOf(sampleOf(text, 1))).toEqual(contentOf(text));
	});
});
