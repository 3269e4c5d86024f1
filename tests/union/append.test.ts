import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendIndex, buildIndex } from '@pinakes/indexer';
import { type Index, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { search } from '@pinakes/query/search';
import { openSegments } from '@pinakes/query/union';
import { addFiles, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const WORDS = 'redis cluster clusters databases id getUserById the 数据库 數據庫 部署 connection'.split(' ');
const text = fc
	.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
	.map((words) => `# ${words[0]}\n\n${words.join(' ')}\n\n## ${words.at(-1)}\n\n${words.slice(2).join(' ')}\n`);
const path = fc.nat(20).map((number) => (number % 3 === 0 ? `docs/${number}.md` : `${number}.md`));
const edit = fc.record({ path, text: fc.option(text) });

const QUESTIONS = ['redis cluster', '数据库', 'getUserById', '"the id"', 'conection -redis', '部署 databases'];

async function expectSame(united: Index, whole: Index, paths: readonly string[]): Promise<void> {
	for (const question of QUESTIONS) {
		const options = { explain: true, threshold: 0 };
		expect(await searchText(united, question, options)).toEqual(await searchText(whole, question, options));
		const [one, other] = [await search(united, question, options), await search(whole, question, options)];
		expect({ ...one, search_stats: null }).toEqual({ ...other, search_stats: null });
		const asked = { targetEntry: question, filePaths: paths };
		expect(await retrieveEntry(united, asked)).toEqual(await retrieveEntry(whole, asked));
	}
	expect(united.manifest.counts).toEqual(whole.manifest.counts);
}

describe('an index that is appended to', () => {
	it('answers as a cold build after any edits, in few segments', async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.array(edit, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 5 }),
				async (rounds) => {
					const root = tempFolder({ 'always.md': '# Always\n\nredis\n' });
					const [appended, cold] = [join(tempFolder(), 'index'), join(tempFolder(), 'cold')];
					let reader: Index | undefined;
					const answers = new Set<string>();
					for (const edits of rounds) {
						for (const { path: file, text: content } of edits) {
							if (content === null) rmSync(join(root, file), { force: true });
							else addFiles(root, { [file]: content });
						}
						const result = await appendIndex({ folders: [root], out: appended });
						await buildIndex({ folders: [root], out: cold, vectors: 'none' });
						const paths = Object.keys(readTree(root));
						expect(result.documents).toBe(paths.length);
						expect(result.segments).toBeLessThanOrEqual(1 + Math.log2(paths.length));
						const whole = await openIndex(directorySource(cold));
						await expectSame(await openSegments(directorySource(appended)), whole, paths);
						// A reader that was opened before answers from one build, this one or one before, and never from a mixture.
						reader ??= await openSegments(directorySource(appended));
						const asked = QUESTIONS[answers.size % QUESTIONS.length] as string;
						for (const question of QUESTIONS) answers.add(JSON.stringify(await searchText(whole, question)));
						expect(answers).toContain(JSON.stringify(await searchText(reader, asked)));
						expect((await appendIndex({ folders: [root], out: appended })).written).toBe(false);
					}
				},
			),
			{ numRuns: 4 },
		);
	}, 300_000);

	it('keeps the files of segments that stay, and leaves none of others', async () => {
		const root = tempFolder(Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${i}.md`, `# Page ${i}\n`])));
		const out = join(tempFolder(), 'index');
		const append = () => appendIndex({ folders: [root], out });
		expect(await append()).toMatchObject({ written: true, documents: 9, indexed: 9, removed: 0, segments: 1 });
		const [base] = readdirSync(join(out, 'segments'));
		writeFileSync(join(root, '1.md'), '# Other\n');
		rmSync(join(root, '2.md'));
		expect(await append()).toMatchObject({ documents: 8, indexed: 1, removed: 1, segments: 2 });
		expect(readdirSync(join(out, 'segments'))).toContain(base);
		writeFileSync(join(root, '3.md'), '# Other 3\n');
		// The second segment is no larger than what is added, and merged with it.
		expect(await append()).toMatchObject({ indexed: 2, segments: 2 });
		expect(readdirSync(join(out, 'segments'))).toHaveLength(2);
		for (let i = 4; i < 9; i++) writeFileSync(join(root, `${i}.md`), `# New ${i}\n`);
		expect(await append()).toMatchObject({ indexed: 8, segments: 1 });
		expect(readdirSync(join(out, 'segments'))).toHaveLength(1);
		await buildIndex({ folders: [root], out, vectors: 'none' });
		expect(existsSync(join(out, 'segments'))).toBe(false);
		expect(existsSync(join(out, 'sources.json'))).toBe(false);
		expect(await append()).toMatchObject({ indexed: 8, segments: 1 });
	});

	it('is built whole where there are units, or settings changed', async () => {
		const skill = '---\nname: x\ndescription: Reviews code\n---\n\n# X\n';
		const root = tempFolder({ 'a.md': '# A\n', 'skills/x/SKILL.md': skill });
		const out = join(tempFolder(), 'index');
		const append = () => appendIndex({ folders: [root], out });
		for (let i = 0; i < 2; i++) expect(await append()).toMatchObject({ indexed: 2, segments: 1, problems: [] });
		addFiles(root, { '.claude/skills/x/SKILL.md': skill });
		expect(await append()).toMatchObject({ problems: [{ rule: 'copy' }] });
		rmSync(join(root, '.claude'), { recursive: true });
		rmSync(join(root, 'skills'), { recursive: true });
		expect(await append()).toMatchObject({ indexed: 1, segments: 1 });
		expect(await append()).toMatchObject({ written: false });
		writeFileSync(join(root, 'pinakes.config.json'), JSON.stringify({ synonyms: [['frob', 'twiddle']] }));
		expect(await append()).toMatchObject({ written: true, indexed: 1, segments: 1 });
	});

	it('is refused by a reader of one index', async () => {
		const out = join(tempFolder(), 'index');
		await appendIndex({ folders: [tempFolder({ 'a.md': '# A\n' })], out });
		await expect(openIndex(directorySource(out))).rejects.toMatchObject({ code: 'not_an_index' });
	});
});
