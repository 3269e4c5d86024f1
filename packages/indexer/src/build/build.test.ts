import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { addFiles, type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { brokenFiles, exitOf, listedFiles, spawnBuild } from '../../testing/builds.ts';
import { packageFile, skillText, unitFile } from '../../testing/samples.ts';
import type { BuildOptions } from './build.ts';
import { buildIndex } from './build.ts';

/** Sources of every sort, with names and words that sort differently by locale and by code units. */
const SOURCES: Files = {
	'packages/tool.json': packageFile(['a', 'Z', 'é', '中']),
	'units/a.json': unitFile('a', {
		capability_tags: ['b', 'A', '__proto__', '10', '9', 'ä', 'Ｗｉｄｅ'],
		keywords: ['constructor', '数据库'],
	}),
	'units/z.json': unitFile('Z', { capability_tags: ['a', 'z'], conflicts: 'Windows' }),
	'units/e.json': unitFile('é'),
	'units/zh.json': unitFile('中', { description: '生成提交消息' }),
	'.claude/skills/one/SKILL.md': skillText('one', 'Reviews changes of databases'),
	'.cursor/skills/one/SKILL.md': skillText('one', 'Reviews changes of databases'),
	'.agents/skills/two/SKILL.md': skillText('two', '审查代码'),
	'agents/Ab.md': '---\ndescription: An agent\n---\n# Ab\n\n## Part\n',
	'agents/aa.md': '# No front matter\n\nBut a text.\n',
	'docs/page.md': '# Page\r\n\r\ntext\r\n',
	'docs/broken.agent.md': '---\nname: [\n---\n',
};

async function build(folder: string, out: string, fields: Partial<Parameters<typeof buildIndex>[0]> = {}) {
	return buildIndex({ folders: [folder], out, ...fields });
}

const SUBJECTS = ['garden', 'bicycle', 'kitchen', 'letter'];
const ACTIONS = ['clean', 'repair', 'paint', 'sell', 'move'];

describe('the same sources', () => {
	it('give the same bytes again, in another folder, and whatever order their files came in', async () => {
		const first = tempFolder(SOURCES);
		const second = tempFolder({ 'deep/er/sources/x.js': '' });
		const third = join(second, 'deep/er/sources');
		const shuffled = Object.entries(SOURCES).reverse();
		addFiles(third, Object.fromEntries(shuffled));
		for (const [path] of shuffled) utimesSync(join(third, path), 1, 1);
		const out = join(tempFolder(), 'index');
		const one = await build(first, out);
		const tree = readTree(out);
		const two = await build(first, out);
		expect(readTree(out)).toEqual(tree);
		const three = await build(third, join(second, 'out'));
		expect(readTree(join(second, 'out'))).toEqual(tree);
		expect(two).toEqual(one);
		expect(three).toEqual(one);
		expect(Object.keys(tree).length).toBeGreaterThan(10);
		expect(JSON.stringify(tree)).not.toContain(first);
	});

	it('give the same bytes in any time zone and language, from any place', async () => {
		const root = tempFolder(SOURCES);
		const outs = await Promise.all(
			[
				{ TZ: 'UTC', LANG: 'C', LC_ALL: 'C' },
				{ TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_CN.UTF-8' },
				{ TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
			].map(async (env, i) => {
				const out = join(tempFolder(), 'index');
				expect(await exitOf(spawnBuild({ folders: [i === 0 ? root : '.'], out }, { env, cwd: root }))).toBe(0);
				return readTree(out);
			}),
		);
		expect(outs[1]).toEqual(outs[0]);
		expect(outs[2]).toEqual(outs[0]);
	});

	it('give the same answers whether the lists are split or whole', async () => {
		const root = tempFolder({ ...SOURCES, 'pinakes.config.json': { split_above_bytes: 0 } });
		const [whole, split] = [join(tempFolder(), 'a'), join(tempFolder(), 'b')];
		await build(root, split);
		rmSync(join(root, 'pinakes.config.json'));
		await build(root, whole);
		const answers = await Promise.all(
			[whole, split].map(async (out) => {
				const index = await openIndex(directorySource(out));
				return Promise.all(
					[
						{ tags: ['__proto__'] },
						{ tags: ['10', 'wide'] },
						{ goal: '审查代码' },
						{ keywords: ['constructor'], ide: 'vim' },
					].map((query) => matchUnits(index, query)),
				);
			}),
		);
		expect(answers[1]).toEqual(answers[0]);
		expect(answers[0]?.[0]?.matches[0]?.unit_id).toBe('gh:some/tool#a');
	});
});

describe('the manifest', () => {
	it('lists every file with its bytes and SHA-256, and counts what is there', async () => {
		const out = join(tempFolder(), 'index');
		const { summary, problems } = await build(tempFolder(SOURCES), out);
		const tree = readTree(out);
		const manifest = JSON.parse(tree['manifest.json'] as string) as { counts: unknown };
		expect([...listedFiles(out).keys()].sort()).toEqual(Object.keys(tree).filter((path) => path !== 'manifest.json'));
		expect(brokenFiles(out)).toEqual([]);
		const index = await openIndex(directorySource(out));
		expect((await matchUnits(index, { goal: 'review database changes' })).matches).toMatchObject([
			{ unit_id: '.claude/skills/one' },
		]);
		expect(manifest.counts).toMatchObject({ units: 8, packages: 1, documents: 7 });
		expect(summary).toMatchObject({
			files: 12,
			units: 8,
			packages: 1,
			documents: 7,
			derived: 4,
			errors: 1,
			index_files: Object.keys(tree).length,
		});
		expect(summary.index_bytes).toBe(Object.values(tree).reduce((sum, text) => sum + Buffer.byteLength(text), 0));
		expect(problems).toEqual([...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)));
		expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([
			{ file: 'docs/broken.agent.md', rule: 'yaml' },
		]);
	});
});

describe('the text of markdown files', () => {
	interface Record {
		readonly id: string;
		readonly title?: string;
		readonly headings?: readonly string[];
		readonly lines?: readonly [number, number];
	}

	function readSections(out: string): { records: Record[]; texts: string[] } {
		const read = (table: string): unknown => JSON.parse(readFileSync(join(out, `parts/${table}.0.json`), 'utf8'));
		return { records: read('sections') as Record[], texts: read('section_texts') as string[] };
	}

	it('is indexed by sections, units or not, in the order of their paths', async () => {
		const out = join(tempFolder(), 'index');
		const root = tempFolder();
		const folders = [join(root, 'folder-2'), join(root, 'folder-1')];
		addFiles(folders[0] as string, { 'z/b.md': '# B\n', 'z/a.md': 'a' });
		addFiles(folders[1] as string, SOURCES);
		await buildIndex({ folders, out });
		const { documents } = JSON.parse(readFileSync(join(out, 'outline.json'), 'utf8')) as {
			documents: { path: string; title: string }[];
		};
		const { records, texts } = readSections(out);
		expect([...new Set(records.map(({ id }) => id))]).toEqual(documents.map(({ path }) => path));
		expect(documents.map(({ path }) => path)).toContain('folder-2/z/b.md');
		const { manifest } = await openIndex(directorySource(out));
		expect(manifest.counts).toMatchObject({ documents: documents.length, sections: records.length });
		for (const [i, { id, lines = [1, 0] }] of records.entries()) {
			const source = readFileSync(join(root, id), 'utf8').split(/(?<=\n)/);
			expect(texts[i]).toBe(source.slice(lines[0] - 1, lines[1]).join(''));
		}
		expect(records.filter(({ id }) => id.endsWith('Ab.md'))).toEqual([
			{ id: 'folder-1/agents/Ab.md', title: 'Ab', headings: ['Ab'], lines: [4, 5] },
			{ id: 'folder-1/agents/Ab.md', title: 'Ab', headings: ['Ab', 'Part'], lines: [6, 6] },
		]);
	});

	it('adds no files without documents', async () => {
		const root = tempFolder({ 'units/a.json': unitFile('a', { package_id: null }) });
		const out = join(root, 'out');
		await build(root, out);
		expect(readdirSync(join(out, 'parts')).filter((name) => /^(?:text|section)/.test(name))).toEqual([]);
	});
});

describe('suggestions', () => {
	it('are written on request, and change no other file', async () => {
		const root = tempFolder(SOURCES);
		const [plain, suggesting, again] = [tempFolder(), tempFolder(), tempFolder()].map((folder) =>
			join(folder, 'index'),
		);
		const cache = tempFolder();
		await buildIndex({ folders: [root], out: plain as string });
		await buildIndex({ folders: [root], out: suggesting as string, suggest: true });
		for (let i = 0; i < 2; i++) await buildIndex({ folders: [root], out: again as string, suggest: true, cache });
		const { 'manifest.json': _, ...files } = readTree(suggesting as string);
		expect(files['suggestions.json']).toContain('["reviews","tag",""]');
		delete files['suggestions.json'];
		const { 'manifest.json': __, ...others } = readTree(plain as string);
		expect(files).toEqual(others);
		expect(readTree(again as string)).toEqual(readTree(suggesting as string));
		expect(brokenFiles(suggesting as string)).toEqual([]);
	});
});

describe('an index inside of its source folder', () => {
	it('is not indexed by the next build, and neither are leftovers of killed builds', async () => {
		const root = tempFolder(SOURCES);
		const out = join(root, 'out');
		const first = await build(root, out);
		const tree = readTree(out);
		addFiles(out, { 'README.md': '# Foreign', 'units/x.json': unitFile('x') });
		addFiles(root, {
			'.out.building-999999999/notes.md': '# Left',
			'out.previous/manifest.json': '{"format":"pinakes-index"}',
			'out.previous/old.md': '# Old',
		});
		const second = await build(root, out);
		expect(second.summary).toEqual(first.summary);
		const { 'README.md': readme, 'units/x.json': foreign, ...rest } = readTree(out);
		expect(rest).toEqual(tree);
		expect([readme, foreign]).toEqual(['# Foreign', JSON.stringify(unitFile('x'))]);
		expect(readdirSync(root).filter((name) => name.includes('out'))).toEqual(['out']);
	});
});

describe('--strict', () => {
	it('writes nothing if a source has an error, and keeps the old index', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder();
		const out = join(parent, 'index');
		const refused = await build(root, out, { strict: true });
		expect(refused).toMatchObject({ written: false, summary: { errors: 1 } });
		expect(readdirSync(parent)).toEqual([]);
		await build(root, out);
		const tree = readTree(out);
		writeFileSync(join(root, 'units/new.json'), JSON.stringify(unitFile('new')));
		expect((await build(root, out, { strict: true })).written).toBe(false);
		expect(readTree(out)).toEqual(tree);
		rmSync(join(root, 'docs/broken.agent.md'));
		expect((await build(root, out, { strict: true })).written).toBe(true);
		expect(readTree(out)).not.toEqual(tree);
	});

	it('ignores warnings and files that are excluded on purpose', async () => {
		const root = tempFolder({
			'agents/a.md': 'text',
			'skills/x/SKILL.md': skillText('x', 'd', 'metadata:', '  internal: true'),
		});
		const result = await build(root, join(tempFolder(), 'index'), { strict: true });
		expect(result.written).toBe(true);
		expect(result.summary).toMatchObject({ errors: 0, warnings: 1, units: 1 });
	});
});

describe('bad input', () => {
	it('says what is missing where folders or the output folder are not given', async () => {
		for (const options of [{ out: 'o' }, { folders: 'docs', out: 'o' }, { folders: ['docs', ''], out: 'o' }]) {
			await expect(buildIndex(options as unknown as BuildOptions)).rejects.toThrow('folders must be a list');
		}
		await expect(buildIndex({ folders: ['docs'] } as unknown as BuildOptions)).rejects.toThrow(
			'out must be the folder',
		);
	});

	it('is refused if there is nothing at all to index', async () => {
		const parent = tempFolder();
		for (const folder of [tempFolder(), tempFolder({ 'package.json': '{}', 'a.js': '' })]) {
			await expect(build(folder, join(parent, 'index'))).rejects.toThrow(
				/there is nothing to index\. Skills are SKILL\.md/,
			);
		}
		await expect(build(join(parent, 'gone'), join(parent, 'index'))).rejects.toThrow(/is not a folder/);
		expect(readdirSync(parent)).toEqual([]);
	});

	it('is refused if the configuration is broken, before anything is read', async () => {
		const root = tempFolder({ ...SOURCES, 'pinakes.config.json': { ignroe: [] } });
		await expect(build(root, join(root, 'out'))).rejects.toThrow(/pinakes\.config\.json.*ignroe/);
		expect(existsSync(join(root, 'out'))).toBe(false);
	});

	it.skipIf(process.getuid?.() === 0)(
		'is refused where the folder cannot be written (skipped for root, who may)',
		async () => {
			const parent = tempFolder();
			chmodSync(parent, 0o500);
			await expect(build(tempFolder(SOURCES), join(parent, 'index'))).rejects.toThrow(/check its permissions/);
			chmodSync(parent, 0o700);
		},
	);
});

describe('configuration', () => {
	it('adds configured synonyms and constraints', async () => {
		const root = tempFolder({
			'pinakes.config.json': { synonyms: [['frobnicate', 'twiddle']], constraints: { gpu: ['cuda'] } },
			'units/a.json': unitFile('a', { package_id: null, capability_tags: ['frobnicate'], description: 'Needs CUDA' }),
		});
		const out = join(root, 'out');
		await build(root, out);
		const index = await openIndex(directorySource(out));
		expect((await matchUnits(index, { tags: ['twiddle'] })).matches).toHaveLength(1);
		expect((await matchUnits(index, { tags: ['twiddle'], constraints: ['no-gpu'] })).rejection_category).toBe(
			'candidates_but_incompatible_env',
		);
	});

	it('sets the weight of vectors, which are the same in every build', async () => {
		const root = tempFolder({
			...Object.fromEntries(
				Array.from({ length: 40 }, (_, i) => [
					`${i}.md`,
					`# ${SUBJECTS[i % 4]} ${i}\n\nHow to ${ACTIONS[i % 5]} a ${SUBJECTS[i % 4]} before the winter.\n`,
				]),
			),
			'pinakes.config.json': { vectorWeight: 0.5 },
		});
		const [one, two] = [join(tempFolder(), 'one'), join(tempFolder(), 'two')];
		const steps: string[] = [];
		const { summary } = await build(root, one, { onStep: (step) => steps.push(step) });
		expect(summary.vectors).toMatchObject({ embedder: 'static', weight: 0.5 });
		expect(steps).toEqual(['reading', 'indexing', 'encoding sections', 'writing']);
		expect(brokenFiles(one)).toEqual([]);
		const inTurkish = { env: { TZ: 'Asia/Shanghai', LC_ALL: 'tr_TR.UTF-8' } };
		expect(await exitOf(spawnBuild({ folders: [root], out: two }, inTurkish))).toBe(0);
		const tree = readTree(one);
		expect(readTree(two)).toEqual(tree);
		expect(Object.keys(tree)).toContain('parts/section_words.0.json');
		const without = await build(root, two, { vectors: 'none' });
		expect(without.summary.vectors).toBeNull();
		expect(Object.keys(readTree(two)).filter((path) => path.includes('_vectors'))).toEqual([]);
	});
});
