import { memorySource, openIndex, searchText } from '@pinakes/query';
import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftFiles, finishIndex, throwProblem } from '../../build/index-files.ts';
import { NO_CONFIG, type TextOptions } from '../../config/config.ts';
import { textsOnTopics } from '../../testing/topic-texts.ts';
import type { IndexedText } from '../text/indexed.ts';
import { countTerms, searchableText } from './searchable-text.ts';

function draft(documents: readonly TextDocument[], options: Partial<TextOptions> = {}) {
	const config = { ...NO_CONFIG, text: { ...NO_CONFIG.text, markdown: false, ...options } };
	return draftFiles({ units: [], packages: [] }, { outlines: [], documents }, config, throwProblem);
}

describe('searchableText', () => {
	it('scores as a search of the same words does', async () => {
		const documents = textsOnTopics(40);
		// A query looks for n-grams of all sizes, so that there is one size here.
		const drafted = draft(documents, { grams: [2] });
		const text = drafted.text as IndexedText;
		const { score } = searchableText(text);
		const index = await openIndex(memorySource(finishIndex(drafted, undefined)));
		for (const words of [['bread'], ['wheel', 'chain', 'flour'], ['面包'], ['自行', '行车', 'seed']]) {
			const scores = score(words.map((word) => text.terms.indexOf(word)));
			const { hits } = await searchText(index, words.join(' '), { limit: 40, related: false, typos: false });
			expect(hits.length).toBeGreaterThan(5);
			for (const { id, score: expected } of hits) {
				expect(scores[documents.findIndex((document) => document.id === id)]).toBeCloseTo(expected, 6);
			}
		}
	});

	it('knows every term of every text, in the order of the text', () => {
		const piece = fc.constantFrom(
			'数據',
			'数据库',
			'ｶﾞ',
			'getUserById',
			'__proto__',
			'naïve',
			'[a](b)',
			'\ud800',
			'# x\n',
			'，',
			'가나',
		);
		const text = fc
			.array(fc.oneof(piece, fc.string({ unit: 'grapheme' })), { maxLength: 8 })
			.map((parts) => parts.join(' '));
		fc.assert(
			fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), fc.boolean(), (texts, markdown) => {
				const documents = texts.map((each, i) => ({ id: `${i}`, sections: [{ headings: ['h'], text: each }] }));
				const indexed = draft(documents, { markdown }).text as IndexedText;
				const { termsOf, sections, documents: owners } = searchableText(indexed);
				expect([...owners]).toEqual([...texts.keys()]);
				for (let section = 0; section < sections; section++) {
					for (const { term } of termsOf(section)) {
						const { sections: places, from, to } = indexed.postings.of(term);
						expect(places.subarray(from, to)).toContain(section);
					}
				}
			}),
		);
	});
});

describe('countTerms', () => {
	it('counts what the index counts, without single characters of text without spaces', () => {
		const documents = [
			{ id: 'a', title: '备份', text: '备份 数据 库 backup backups' },
			{ id: 'b', text: 'backup' },
		];
		const text = draft(documents).text as IndexedText;
		const { counts, ranks } = countTerms(text);
		const byTerm = Array.from(ranks, (rank, term) => {
			const from = counts.starts[term] as number;
			const to = counts.starts[term + 1] as number;
			return [text.terms[rank], [...counts.indices.subarray(from, to)], [...counts.frequencies.subarray(from, to)]];
		});
		// The title counts twice.
		expect(byTerm).toEqual([
			['backup', [0, 1], [2, 1]],
			['备份', [0], [3]],
			['数据', [0], [1]],
		]);
		expect(counts.sections).toBe(2);
	});

	it('counts single characters if nothing else is indexed', () => {
		const { text } = draft([{ id: 'a', text: '数据' }], { grams: [1] });
		expect(countTerms(text as IndexedText).ranks).toHaveLength(2);
	});
});
