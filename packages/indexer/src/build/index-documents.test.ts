import { join } from 'node:path';
import { matchUnits, memorySource, openIndex } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { BuildError, type Problem } from '../base/report.ts';
import { DEFAULT_TEXT } from '../config/config.ts';
import { brokenFiles } from '../testing/integrity.ts';
import { replaceFolder } from '../write/replace-folder.ts';
import { type DocumentOptions, indexDocuments } from './index-documents.ts';

const DOCUMENTS: readonly TextDocument[] = [
	{ id: 'a', title: 'Backups', text: 'How a database is backed up' },
	{ id: 'b', sections: [{ text: '备份' }, { headings: ['恢复'], text: '恢复数据库', lines: [2, 9] }] },
];

describe('indexDocuments', () => {
	it('gives a whole index, which opens and refuses to match units', async () => {
		const files = indexDocuments(DOCUMENTS);
		const index = await openIndex(memorySource(files));
		expect(index.manifest.counts).toMatchObject({ units: 0, documents: 2, sections: 3 });
		expect(index.manifest.cuts).toMatchObject({ text_terms: [''], sections: [0], section_texts: [0] });
		const result = await matchUnits(index, { goal: 'back a database up' });
		expect(result.rejection_category).toBe('no_candidates_by_tag');
		const asked = await matchUnits(index, { tags: ['database'], ide: 'cursor' }, { lang: 'zh', explain: true });
		expect(asked.rejection_category).toBe('no_candidates_by_tag');
	});

	it('has no outlines', async () => {
		const index = await openIndex(memorySource(indexDocuments(DOCUMENTS)));
		expect(await index.run(readOutlines)).toEqual([]);
	});

	it('is written like any index', () => {
		const out = join(tempFolder(), 'index');
		replaceFolder(out, indexDocuments(DOCUMENTS));
		expect(brokenFiles(out)).toEqual([]);
		replaceFolder(out, indexDocuments([]));
		expect(brokenFiles(out)).toEqual([]);
		expect(Object.keys(readTree(out)).filter((path) => /parts\/(?:text|section)/.test(path))).toEqual([]);
	});

	it('gives the same bytes for a generator, and others for other options', () => {
		const generate = function* (): Generator<TextDocument> {
			yield* DOCUMENTS;
		};
		const usual = [...indexDocuments(DOCUMENTS)];
		expect([...indexDocuments(generate())]).toEqual(usual);
		expect([...indexDocuments(DOCUMENTS, { grams: [1, 2], weights: DEFAULT_TEXT.weights, markdown: false })]).toEqual(
			usual,
		);
		for (const options of [{ grams: [1, 2, 3] }, { weights: [1, 1, 1] as const }, { markdown: true }]) {
			expect([...indexDocuments(DOCUMENTS, options)]).not.toEqual(usual);
		}
	});

	it('reports documents that are left out, or throws without a callback', () => {
		const twice = [...DOCUMENTS, { id: 'a' }];
		const problems: Problem[] = [];
		const files = indexDocuments(twice, { onProblem: (problem) => problems.push(problem) });
		expect(problems.map(({ rule, file }) => [rule, file])).toEqual([['document-id', 'a']]);
		expect([...files]).toEqual([...indexDocuments(DOCUMENTS)]);
		expect(() => indexDocuments(twice)).toThrow(BuildError);
		expect(() => indexDocuments(twice)).toThrow(/another document with the id "a"; rename one of them\./);
	});

	it.each<[unknown, RegExp]>([
		[{ grams: [2, 1] }, /grams: the sizes must ascend/],
		[{ weights: [1, 1] }, /weights/],
		[{ weights: [1, 1, 0] }, /weights\.2/],
		[{ gram: [1] }, /no option gram. Did you mean grams/],
		[{ vectors: 'word2vec' }, /vectors/],
		[{ vectorWeight: 3 }, /vectorWeight/],
	])('refuses the options %j', (options, message) => {
		expect(() => indexDocuments([], options as DocumentOptions)).toThrow(BuildError);
		expect(() => indexDocuments([], options as DocumentOptions)).toThrow(message);
	});
});
