import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchUnits, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './build.ts';
import { BuildError } from './errors.ts';
import { ended, spawnBuild } from './testing/child.ts';
import { packageFile, skillText, unitFile } from './testing/samples.ts';
import { addFiles, type Files, readTree, tempFolder } from './testing/temp-folder.ts';

/** Sources of every sort, with names and words that sort differently by locale and by code units. */
const SOURCES: Files = {
	'packages/tool.json': packageFile(['a', 'Z', 'é', '中']),
	'units/a.json': unitFile('a', { capability_tags: ['b', 'A', '__proto__', '10', '9', 'ä', 'Ｗｉｄｅ'], keywords: ['constructor', '数据库'] }),
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

describe('the same sources', () => {
	it('give the same bytes again, in another folder, and whatever order their files came in', async () => {
		const first = tempFolder(SOURCES);
		const second = tempFolder({ 'deep/er/sources/x.txt': '' });
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
				expect(await ended(spawnBuild({ folders: [i === 0 ? root : '.'], out }, { env, cwd: root }))).toBe(0);
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
		const answers = [whole, split].map(async (out) => {
			const index = await openIndex(directorySource(out), { integrity: true });
			return Promise.all([{ tags: ['__proto__'] }, { tags: ['10', 'wide'] }, { goal: '审查代码' }, { keywords: ['constructor'], ide: 'vim' }].map((query) => matchUnits(index, query)));
		});
		expect(await answers[1]).toEqual(await answers[0]);
		expect((await answers[0])?.[0]?.matches[0]?.unit_id).toBe('gh:some/tool#a');
	});
});

describe('the manifest', () => {
	it('lists every file with its bytes and SHA-256, and counts what is there', async () => {
		const out = join(tempFolder(), 'index');
		const { summary, problems } = await build(tempFolder(SOURCES), out);
		const tree = readTree(out);
		const manifest = JSON.parse(tree['manifest.json'] as string) as { counts: unknown; files: Record<string, unknown> };
		expect(Object.keys(manifest.files)).toEqual(Object.keys(tree).filter((path) => path !== 'manifest.json'));
		const index = await openIndex(directorySource(out), { integrity: true });
		expect((await matchUnits(index, { goal: 'review database changes' })).matches).toMatchObject([{ unit_id: '.claude/skills/one' }]);
		expect(manifest.counts).toMatchObject({ units: 8, packages: 1, documents: 7 });
		expect(summary).toMatchObject({ files: 12, units: 8, packages: 1, documents: 7, derived: 4, errors: 1, index_files: Object.keys(tree).length });
		expect(summary.index_bytes).toBe(Object.values(tree).reduce((sum, text) => sum + Buffer.byteLength(text), 0));
		expect(problems).toEqual([...problems].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0)));
		expect(problems.filter(({ severity }) => severity === 'error')).toMatchObject([{ file: 'docs/broken.agent.md', rule: 'yaml' }]);
	});
});

describe('an index inside of its source folder', () => {
	it('is not indexed by the next build, nor is what killed builds left beside it', async () => {
		const root = tempFolder(SOURCES);
		const out = join(root, 'out');
		const first = await build(root, out);
		const tree = readTree(out);
		addFiles(out, { 'README.md': '# Foreign', 'units/x.json': unitFile('x') });
		addFiles(root, { '.out.building-999999999/notes.md': '# Left', 'out.previous/manifest.json': '{"format":"pinakes-index"}', 'out.previous/old.md': '# Old' });
		const second = await build(root, out);
		expect(second.summary).toEqual(first.summary);
		const { 'README.md': readme, 'units/x.json': foreign, ...rest } = readTree(out);
		expect(rest).toEqual(tree);
		expect([readme, foreign]).toEqual(['# Foreign', JSON.stringify(unitFile('x'))]);
		expect(readdirSync(root).filter((name) => name.includes('out'))).toEqual(['out']);
	});
});

describe('the folder that is written', () => {
	it('keeps files of others, also among the parts, and links as they are', async () => {
		const root = tempFolder(SOURCES);
		const out = join(root, 'out');
		await build(root, out);
		const part = readdirSync(join(out, 'parts'))[0] as string;
		addFiles(out, { '.gitignore': 'x', 'sub/deep/y.bin': new Uint8Array([0, 255]), 'parts/mine.txt': 'mine' });
		symlinkSync('manifest.json', join(out, 'link'));
		rmSync(join(root, 'units'), { recursive: true });
		await build(root, out);
		expect(readFileSync(join(out, 'sub/deep/y.bin'))).toEqual(Buffer.from([0, 255]));
		expect(readFileSync(join(out, 'link'), 'utf8')).toBe(readFileSync(join(out, 'manifest.json'), 'utf8'));
		const { files } = JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as { files: Record<string, unknown> };
		expect(Object.keys(readTree(out)).sort()).toEqual([...Object.keys(files), 'manifest.json', '.gitignore', 'sub/deep/y.bin', 'parts/mine.txt'].sort());
		expect(part).toMatch(/\.json$/);
	});

	it('never lets an old file of another stand for one of the index', async () => {
		const root = tempFolder(SOURCES);
		const out = join(tempFolder(), 'out');
		addFiles(out, { 'manifest.json': { format: 'pinakes-index', format_version: 0, files: {} }, 'outline.json': 'old', 'units.all.json': 'old' });
		await build(root, out);
		await openIndex(directorySource(out), { integrity: true });
		expect(readFileSync(join(out, 'outline.json'), 'utf8')).not.toBe('old');
	});

	it('is not overwritten where it holds something else than an index', async () => {
		const root = tempFolder(SOURCES);
		for (const files of [{ 'mine.txt': 'x' }, { 'manifest.json': '{"name": "an app"}' }, { 'manifest.json': '{' }, { 'manifest.json': 'null' }]) {
			const out = tempFolder(files);
			const before = readTree(out);
			await expect(build(root, out)).rejects.toThrow(BuildError);
			await expect(build(root, out)).rejects.toThrow(/holds files and no index: name an empty folder/);
			expect(readTree(out)).toEqual(before);
		}
		const file = join(tempFolder({ 'a.txt': 'x' }), 'a.txt');
		await expect(build(root, file)).rejects.toThrow(/cannot be written/);
		expect(readFileSync(file, 'utf8')).toBe('x');
	});

	it('is not written where a folder of someone stands that is called like the old index', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder({ 'index.previous/precious.txt': 'x' });
		await expect(build(root, join(parent, 'index'))).rejects.toThrow(/index\.previous is in the way/);
		expect(readTree(parent)).toEqual({ 'index.previous/precious.txt': 'x' });
	});

	it('may be empty, or below folders that are not there yet', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder();
		mkdirSync(join(parent, 'empty'));
		await build(root, join(parent, 'empty'));
		await build(root, join(parent, 'a/b/c/'));
		expect(readTree(join(parent, 'a/b/c'))).toEqual(readTree(join(parent, 'empty')));
		expect(readdirSync(join(parent, 'a/b'))).toEqual(['c']);
	});

	it('is put back by the next build after a kill between the two renames', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder();
		const out = join(parent, 'index');
		await build(root, out);
		const tree = readTree(out);
		renameSync(out, `${out}.previous`);
		addFiles(parent, { '.index.building-999999999/half.json': '[' });
		const index = await openIndex(directorySource(out));
		expect((await matchUnits(index, { tags: ['z'] })).matches).toHaveLength(1);
		addFiles(`${out}.previous`, { 'mine.txt': 'mine' });
		await build(root, out);
		expect(readTree(parent)).toEqual({ ...Object.fromEntries(Object.entries(tree).map(([path, text]) => [`index/${path}`, text])), 'index/mine.txt': 'mine' });
	});

	it('is cleared of the old index after a kill before that was removed', async () => {
		const root = tempFolder(SOURCES);
		const parent = tempFolder();
		const out = join(parent, 'index');
		await build(root, out);
		await build(root, `${out}.previous`);
		addFiles(parent, { [`.index.building-${process.pid}/parts/stale.json`]: '[]' });
		await build(root, out);
		expect(readdirSync(parent)).toEqual(['index']);
		expect(existsSync(join(out, 'parts/stale.json'))).toBe(false);
	});
});

describe('--strict', () => {
	it('writes nothing where a source has an error, and keeps the old index', async () => {
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

	it('does not mind warnings, nor what is left out on purpose', async () => {
		const root = tempFolder({ 'agents/a.md': 'text', 'skills/x/SKILL.md': skillText('x', 'd', 'metadata:', '  internal: true') });
		const result = await build(root, join(tempFolder(), 'index'), { strict: true });
		expect(result.written).toBe(true);
		expect(result.summary).toMatchObject({ errors: 0, warnings: 2, units: 1 });
	});
});

describe('bad input', () => {
	it('is refused where there is nothing at all to index', async () => {
		const parent = tempFolder();
		for (const folder of [tempFolder(), tempFolder({ 'package.json': '{}', 'a.txt': '' })]) {
			await expect(build(folder, join(parent, 'index'))).rejects.toThrow(/there is nothing to index\. Skills are SKILL\.md/);
		}
		await expect(build(join(parent, 'gone'), join(parent, 'index'))).rejects.toThrow(/is not a folder/);
		expect(readdirSync(parent)).toEqual([]);
	});

	it('is refused where the configuration is broken, before anything is read', async () => {
		const root = tempFolder({ ...SOURCES, 'pinakes.config.json': { ignroe: [] } });
		await expect(build(root, join(root, 'out'))).rejects.toThrow(/pinakes\.config\.json.*ignroe/);
		expect(existsSync(join(root, 'out'))).toBe(false);
	});

	it.skipIf(process.getuid?.() === 0)('is refused where the folder cannot be written (skipped for root, who may)', async () => {
		const parent = tempFolder();
		chmodSync(parent, 0o500);
		await expect(build(tempFolder(SOURCES), join(parent, 'index'))).rejects.toThrow(/check its permissions/);
		chmodSync(parent, 0o700);
	});
});

describe('configuration', () => {
	it('puts synonyms and constraints of one’s own into the index', async () => {
		const root = tempFolder({
			'pinakes.config.json': { synonyms: [['frobnicate', 'twiddle']], constraints: { gpu: ['cuda'] } },
			'units/a.json': unitFile('a', { package_id: null, capability_tags: ['frobnicate'], description: 'Needs CUDA' }),
		});
		const out = join(root, 'out');
		await build(root, out);
		const index = await openIndex(directorySource(out));
		expect((await matchUnits(index, { tags: ['twiddle'] })).matches).toHaveLength(1);
		expect((await matchUnits(index, { tags: ['twiddle'], constraints: ['no-gpu'] })).rejection_category).toBe('candidates_but_incompatible_env');
	});
});
