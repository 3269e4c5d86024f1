import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendIndex, buildIndex } from '@pinakes/indexer';
import { type Index, openIndex, retrieveEntry, searchText } from '@pinakes/query';
import { checkedSource } from '@pinakes/query/checked-source';
import { withChecksum } from '@pinakes/query/format/checksum';
import { FORMAT_VERSION } from '@pinakes/query/format/manifest';
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

/** Most sections are Chinese at first, and none later: then other words are translated. */
const ALL_CHINESE_REMOVED = [
	[{ path: 'docs/0.md', text: '# redis\n\nredis 數據庫 databases\n\n## redis\n\n数据库 databases\n' }],
	[{ path: 'docs/0.md', text: null }],
	[{ path: 'docs/3.md', text: '# databases\n\nredis databases\n' }],
];

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

/** Returns a folder of nine pages, and a path for their index. */
function ninePages(): [root: string, out: string] {
	const pages = Array.from({ length: 9 }, (_, i) => [`${i}.md`, `# Page ${i}\n\nredis cluster\n`]);
	return [tempFolder(Object.fromEntries(pages)), join(tempFolder(), 'index')];
}

async function appendedAndCold(root: string): Promise<[appended: string, cold: string]> {
	const [appended, cold] = [join(tempFolder(), 'index'), join(tempFolder(), 'cold')];
	await appendIndex({ folders: [root], out: appended });
	await buildIndex({ folders: [root], out: cold, vectors: 'none' });
	return [appended, cold];
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
			{ numRuns: 8, examples: [[ALL_CHINESE_REMOVED]] },
		);
	}, 300_000);

	it('has the confidence of a cold build, which is measured over all segments', async () => {
		// Each page says some words of questions that have nothing to do with it, as a real one does.
		const said = [
			'a used caravan, the violin, candle smoke, the Louvre, a car, spring, a wedding speech, vitamins for a vegetarian',
			'new strings on a guitar, strange noise at night, the score in tennis, a haircut in Madrid, the second chapter of a novel',
			'a student loan, leaves in winter, public holidays, glasses that fog up, meals of a week, a rainbow after a storm',
			'a stripped screw, the electricity bill, the capital of Mongolia, overtime of last month, the airport and the old town',
			'the offside rule for a beginner, colours of a monitor, the laptop after the lid, two branches without a conflict',
			'the error in a spreadsheet, a function that reverses a string, a website on a server, log files of a web server',
			'a photo without losing quality, factor login for the company mail, a licence for a library, a pie chart of sales',
		];
		const page = (i: number, step: number) => {
			const aside = `Not about ${said[(i * step) % said.length]}`;
			return [`${i}.md`, `# Kettle ${i}\n\nThe kettle number ${i} boils water all day. ${aside}.\n`];
		};
		const pages = Array.from({ length: 120 }, (_, i) => page(i, 1));
		const [root, out] = [tempFolder(Object.fromEntries(pages)), join(tempFolder(), 'index')];
		await appendIndex({ folders: [root], out });
		addFiles(root, Object.fromEntries(pages.slice(0, 40).map((_, i) => page(i, 3))));
		rmSync(join(root, '50.md'));
		expect(await appendIndex({ folders: [root], out })).toMatchObject({ segments: 2 });
		const cold = join(tempFolder(), 'cold');
		await buildIndex({ folders: [root], out: cold, vectors: 'none' });
		const [whole, united] = [await openIndex(directorySource(cold)), await openSegments(directorySource(out))];
		expect(whole.manifest.calibration?.sections).toMatchObject({ source: 'measured' });
		expect(united.manifest.calibration).toEqual(whole.manifest.calibration);
		await expectSame(united, whole, Object.keys(readTree(root)));
	});

	it('is read by a reader that was opened of a single build', async () => {
		const [root, out] = ninePages();
		await buildIndex({ folders: [root], out, vectors: 'none' });
		const reader = await openSegments(directorySource(out));
		await appendIndex({ folders: [root], out });
		writeFileSync(join(root, '1.md'), '# Other\n\nkubernetes\n');
		expect(await appendIndex({ folders: [root], out })).toMatchObject({ segments: 2 });
		expect((await searchText(reader, 'kubernetes', { threshold: 0 })).hits[0]?.id).toBe('1.md');
	});

	it('refuses a calibration that is damaged', async () => {
		const root = tempFolder({ 'a.md': '# A\n\nredis\n', 'b.md': '# B\n\nredis\n', 'c.md': '# C\n\nredis\n' });
		const out = join(tempFolder(), 'index');
		await appendIndex({ folders: [root], out });
		rmSync(join(root, 'a.md'));
		await appendIndex({ folders: [root], out });
		const file = join(out, 'manifest.json');
		const { checksum: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
		expect(manifest.calibration).toMatchObject({ sections: { source: 'built-in' } });
		writeFileSync(file, withChecksum(JSON.stringify({ ...manifest, calibration: { sections: { map: [] } } })));
		await expect(openSegments(directorySource(out))).rejects.toMatchObject({ code: 'damaged_part' });
	});

	describe('of two segments', () => {
		const twoSegments = async (): Promise<string> => {
			const [root, out] = ninePages();
			await appendIndex({ folders: [root], out });
			writeFileSync(join(root, '1.md'), '# Other\n\nredis databases\n');
			expect(await appendIndex({ folders: [root], out })).toMatchObject({ segments: 2 });
			return out;
		};
		/** Writes a manifest anew, as another program may have. */
		const edit = (file: string, change: (manifest: Record<string, unknown>) => void): void => {
			const { checksum: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
			change(manifest);
			writeFileSync(file, withChecksum(JSON.stringify(manifest)));
		};

		it('lists the manifests of segments, by which checkedSource finds what was changed', async () => {
			const out = await twoSegments();
			const { files } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as { files: object };
			const folders = readdirSync(join(out, 'segments'));
			const manifests = folders.map((folder) => `segments/${folder}/manifest.json`);
			expect(Object.keys(files).sort()).toEqual([...manifests, 'sources.json'].sort());
			const checked = () => openSegments(checkedSource(directorySource(out)));
			const [one, other] = [await checked(), await openSegments(directorySource(out))];
			expect(await searchText(one, 'redis')).toEqual(await searchText(other, 'redis'));
			const part = join(out, 'segments', folders[0] as string, 'parts/text_terms.0.json');
			writeFileSync(part, readFileSync(part, 'utf8').replace(/[0-9](?=[^0-9]*$)/, '?'));
			await expect(checked().then((index) => searchText(index, 'redis'))).rejects.toMatchObject({
				code: 'changed_part',
			});
		});

		it('names both versions if a segment is of another one', async () => {
			const out = await twoSegments();
			const [folder] = readdirSync(join(out, 'segments'));
			edit(join(out, 'segments', folder as string, 'manifest.json'), (manifest) => {
				manifest.format_version = FORMAT_VERSION + 1;
			});
			await expect(openSegments(directorySource(out))).rejects.toMatchObject({
				code: 'format_version',
				message: expect.stringMatching(new RegExp(`${FORMAT_VERSION + 1}.*${FORMAT_VERSION}`)),
			});
		});

		it.each(['', '!', '01', '0910', '0118'])(
			'refuses an order that is not that of its documents: %j',
			async (order) => {
				const out = await twoSegments();
				edit(join(out, 'manifest.json'), (manifest) => {
					expect(manifest.order).toBe('011107');
					manifest.order = order;
				});
				const answered = openSegments(directorySource(out)).then((index) => searchText(index, 'redis'));
				await expect(answered).rejects.toMatchObject({ code: 'damaged_part' });
			},
		);
	});

	it('keeps the files of segments that stay, and leaves none of others', async () => {
		const [root, out] = ninePages();
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

	it('is built whole if there are units, or settings changed', async () => {
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

	it('translates no word of its texts as long as it is one segment', async () => {
		const root = tempFolder({ 'a.md': '# Server\n\nmemory\n\n## 错误\n\n内存\n' });
		const [appended, cold] = await appendedAndCold(root);
		const question = ['memory', { explain: true }] as const;
		const { hits, ...rest } = await searchText(await openSegments(directorySource(appended)), ...question);
		expect(hits[0]?.lines).toEqual([1, 4]);
		expect({ hits, ...rest }).toEqual(await searchText(await openIndex(directorySource(cold)), ...question));
	});

	it('has the parts of a cold build if there are units, translations too', async () => {
		const skill = '---\nname: harbor\ndescription: Finds an anchor, 锚, for a boat in the harbour\n---\n\n# Harbor\n';
		const root = tempFolder({ 'a.md': '# 船\n\n船 有 锚\n', 'skills/harbor/SKILL.md': skill });
		const [appended, cold] = await appendedAndCold(root);
		const [segment = ''] = readdirSync(join(appended, 'segments'));
		expect(readTree(join(appended, 'segments', segment))).toEqual(readTree(cold));
	});

	it('is refused by a reader of one index', async () => {
		const out = join(tempFolder(), 'index');
		await appendIndex({ folders: [tempFolder({ 'a.md': '# A\n' })], out });
		await expect(openIndex(directorySource(out))).rejects.toMatchObject({ code: 'not_an_index' });
	});
});
