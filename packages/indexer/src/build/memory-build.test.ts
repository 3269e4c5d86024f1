import { join } from 'node:path';
import { BuildError, NO_CONFIG, type Problem, writeIndex as replaceFolder } from '@pinakes/indexer';
import { matchUnits, memorySource, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { readOutlines, type TextDocument } from '@pinakes/query/internal';
import { checkedSource } from '@pinakes/query/signed';
import { runs } from '@pinakes/testing/runs';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenFiles } from '../../testing/builds.ts';
import { type DocumentOptions, indexDocuments, indexMarkdown, indexUnits, type MarkdownText } from './memory-build.ts';

const DOCUMENTS: readonly TextDocument[] = [
	{ id: 'a', title: 'Backups', text: 'How a database is backed up' },
	{ id: 'b', sections: [{ text: '备份' }, { headings: ['恢复'], text: '恢复数据库', lines: [2, 9] }] },
];

describe('indexDocuments', () => {
	it('gives a whole index, which opens and refuses to match units', async () => {
		const files = indexDocuments(DOCUMENTS);
		const index = await openIndex(memorySource(files));
		expect(index.manifest.counts).toMatchObject({ units: 0, documents: 2, sections: 3 });
		expect(index.manifest.cuts).toMatchObject({ sections: [0], section_texts: [0] });
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
		expect([...indexDocuments(DOCUMENTS, { grams: [1, 2], weights: NO_CONFIG.text.weights, markdown: false })]).toEqual(
			usual,
		);
		for (const options of [{ grams: [1, 2, 3] }, { weights: [1, 1, 1] as const }, { markdown: true }]) {
			expect([...indexDocuments(DOCUMENTS, options)]).not.toEqual(usual);
		}
	});

	it('reports documents that are left out, or throws without a callback', () => {
		const twice = [...DOCUMENTS, { id: 'a', text: '' }];
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
	])('refuses the options %j', (options, message) => {
		expect(() => indexDocuments([], options as DocumentOptions)).toThrow(BuildError);
		expect(() => indexDocuments([], options as DocumentOptions)).toThrow(message);
	});
});

const TEXTS: readonly MarkdownText[] = [
	{ path: 'b.md', text: '---\ntitle: B\n---\n\nbefore\n\n# One\n\nalpha\n\n## Two\n\nbeta\n' },
	{ path: 'a.md', text: '# One\n\ngamma\n' },
];

/** Returns the outlines in the public file. */
function outlinesIn(files: ReturnType<typeof indexMarkdown>): unknown {
	return JSON.parse(`${files.get('outline.json')}`).documents;
}

describe('indexMarkdown', () => {
	it('gives an index that holds the texts as a folder of them would, sorted by path', async () => {
		const files = indexMarkdown(TEXTS);
		const index = await openIndex(memorySource(files));
		expect(outlinesIn(files)).toMatchObject([
			{ path: 'a.md', title: 'One', headings: [{ text: 'One', first_line: 1, last_line: 3 }] },
			{
				path: 'b.md',
				title: 'B',
				headings: [{ text: 'One', first_line: 7, last_line: 13, children: [{ text: 'Two' }] }],
			},
		]);
		expect(index.manifest.counts).toMatchObject({ documents: 2, sections: 4, units: 0, packages: 0 });
		expect((await searchText(index, 'beta')).hits).toMatchObject([{ id: 'b.md', headings: ['One', 'Two'] }]);
	});

	it('is the same whatever the order of the texts', () => {
		expect([...indexMarkdown([...TEXTS].reverse())]).toEqual([...indexMarkdown(TEXTS)]);
	});

	it('has what its manifest says, byte for byte', async () => {
		const index = await openIndex(checkedSource(memorySource(indexMarkdown(TEXTS))));
		const { entry_content } = await retrieveEntry(index, { targetEntry: 'Two', filePaths: ['b.md'] });
		expect(entry_content).toBe('## Two\n\nbeta\n');
	});

	it('keeps the last of two texts with the same path', async () => {
		const twice = [...TEXTS, { path: 'a.md', text: '# Other\n' }];
		const index = await openIndex(memorySource(indexMarkdown(twice)));
		expect((await retrieveEntry(index, { targetEntry: 'Other', filePaths: ['a.md'] })).status).toBe('found');
		expect((await retrieveEntry(index, { targetEntry: 'One', filePaths: ['a.md'] })).status).toBe('not_found');
	});

	it('knows files that were not read, and why', async () => {
		const unread = [{ path: 'c.md', problem: 'encoding' }] as const;
		const index = await openIndex(memorySource(indexMarkdown(TEXTS, unread)));
		expect(index.manifest.counts.documents).toBe(2);
		expect(await retrieveEntry(index, { targetEntry: 'One', filePaths: ['c.md'] })).toMatchObject({
			status: 'not_found',
			retrieval_notes: 'c.md: the file is binary or not UTF-8',
		});
	});

	it('of no texts answers that nothing is there', async () => {
		const index = await openIndex(memorySource(indexMarkdown([])));
		expect(await retrieveEntry(index, { targetEntry: 'One', filePaths: ['a.md'] })).toMatchObject({
			status: 'not_found',
			retrieval_notes: 'a.md: there is no such file',
		});
	});

	it('refuses a text without a path', () => {
		expect(() => indexMarkdown([{ path: '', text: '# A\n' }])).toThrow(BuildError);
	});

	it('takes any paths and texts, and gives each heading its section by its path', async () => {
		const path = fc.oneof(
			fc.constantFrom('__proto__', 'constructor', 'a\n"b".md', ' ', '文.md', 'a/../b.md'),
			fc.string({ minLength: 1 }),
		);
		// Nothing that makes a heading or keeps one from being one.
		const text = fc
			.string({ unit: 'grapheme' })
			.map((any) => any.replace(/[-=#<`~]/g, ''))
			.map((rest) => `${rest}\n\n# Here\n\n${rest}`);
		await fc.assert(
			fc.asyncProperty(
				fc.uniqueArray(fc.tuple(path, text), { selector: ([one]) => one, maxLength: 5 }),
				async (pairs) => {
					const index = await openIndex(
						memorySource(indexMarkdown(pairs.map(([one, all]) => ({ path: one, text: all })))),
					);
					for (const [one, all] of pairs) {
						const { status, entry_content } = await retrieveEntry(index, { targetEntry: 'here', filePaths: [one] });
						expect([status, entry_content]).toEqual(['found', all.slice(all.indexOf('# Here'))]);
					}
				},
			),
			{ numRuns: runs(200) },
		);
	});
});

const UNITS = [
	{ unit_id: 'weather', name: 'WeatherTool', description: 'Gives the latest weather and forecasts.' },
	{ unit_id: 'git', name: 'Git 提交助手', description: '写出规范的提交信息', capability_tags: ['git-commit'] },
];

describe('indexUnits', () => {
	it('refuses units that lack a name or description, or share an id', () => {
		const [weather] = UNITS;
		const index =
			(...units: unknown[]) =>
			() =>
				indexUnits(units as typeof UNITS);
		expect(index(weather, { unit_id: 'b', name: 'B' })).toThrow('unit 2 has no description: give it a string');
		expect(index({ name: 'B', description: '' })).toThrow('unit 1 has no unit_id');
		expect(index(weather, weather)).toThrow('two units have the id "weather": rename one');
	});

	it('derives the terms that are left out, and keeps those that are given', async () => {
		const index = await openIndex(memorySource(indexUnits(UNITS)));
		const { matches } = await matchUnits(index, { tags: ['git-commit'] });
		expect(matches.map(({ unit_id, unit }) => [unit_id, unit.tags_origin, unit.keywords_origin])).toEqual([
			['git', 'declared', 'derived'],
		]);
		const found = await matchUnits(index, { goal: 'what is the weather like?' });
		expect(found.matches.map(({ unit_id }) => unit_id)).toEqual(['weather']);
	});

	it('gives the same files whatever the order', () => {
		expect([...indexUnits([...UNITS].reverse())]).toEqual([...indexUnits(UNITS)]);
	});

	it('indexes no units', async () => {
		const index = await openIndex(memorySource(indexUnits([])));
		expect((await matchUnits(index, { goal: 'anything' })).rejection_category).toBe('no_candidates_by_tag');
	});
});
