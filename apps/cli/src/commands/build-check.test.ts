import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes, SOURCES } from '../../testing/run.ts';

/** A folder with sources and their index; what runs in it. */
async function project(): Promise<{ folder: string; run: (...args: string[]) => ReturnType<typeof pinakes> }> {
	const folder = tempFolder({ ...SOURCES, 'guide/a.md': '# A\n\nSome text\n', 'guide/b.md': '# B\n' });
	const run = (...args: string[]) => pinakes(['build', '.', '--out', 'index', ...args], { cwd: folder });
	expect((await run()).code).toBe(0);
	return { folder, run };
}

describe('pinakes build --check', () => {
	it('ends with 0 if the index is what its sources give, and writes nothing', async () => {
		const { folder, run } = await project();
		const manifest = readFileSync(join(folder, 'index/manifest.json'), 'utf8');
		const { code, lines, stderr } = await run('--check');
		expect([code, lines, stderr]).toEqual([0, ['fresh    index is what its sources give'], '']);
		expect((await run('--check', '--no-cache')).code).toBe(0);
		expect(readFileSync(join(folder, 'index/manifest.json'), 'utf8')).toBe(manifest);
	});

	it('ends with 1 and says what differs, in documents and units', async () => {
		const { folder, run } = await project();
		const before = readFileSync(join(folder, 'index/outline.json'), 'utf8');
		writeFileSync(join(folder, 'guide/a.md'), '# A\n\nOther text\n');
		writeFileSync(join(folder, 'guide/new.md'), '# New\n');
		rmSync(join(folder, 'guide/b.md'));
		writeFileSync(
			join(folder, 'skills/review/SKILL.md'),
			'---\nname: review\ndescription: Reviews code\n---\n# Review\n',
		);
		const { code, lines } = await run('--check');
		expect(code).toBe(1);
		expect(lines[0]).toMatch(/^stale {4}index: \d+ files changed, 0 missing, 0 too many$/);
		expect(lines.slice(1, 6)).toEqual([
			'added    document guide/new.md',
			'removed  document guide/b.md',
			'changed  document guide/a.md',
			'changed  document skills/review/SKILL.md',
			'changed  unit skills/review',
		]);
		expect(lines).toContain('changed  file outline.json');
		expect(lines.at(-1)).toBe('build it again without --check');
		expect(readFileSync(join(folder, 'index/outline.json'), 'utf8')).toBe(before);
		const { code: again, json } = await run('--check', '--json', '--no-cache');
		expect(again).toBe(1);
		expect(json()).toMatchObject([
			{
				fresh: false,
				files: { added: [], removed: [] },
				documents: {
					added: ['guide/new.md'],
					removed: ['guide/b.md'],
					changed: ['guide/a.md', 'skills/review/SKILL.md'],
				},
				units: { added: [], removed: [], changed: ['skills/review'] },
				packages: { added: [], removed: [], changed: [] },
			},
		]);
		expect((await run()).code).toBe(0);
		expect((await run('--check')).code).toBe(0);
	});

	it('tells a file of the index that was changed by hand, one that is gone, and an index that is not there', async () => {
		const { folder, run } = await project();
		writeFileSync(join(folder, 'index/parts/messages.json'), '{}');
		rmSync(join(folder, 'index/units.all.json'));
		const { code, lines } = await run('--check');
		expect([code, lines]).toEqual([
			1,
			[
				'stale    index: 1 file changed, 1 missing, 0 too many',
				'         no document, unit or package differs: the settings do, the version, or files were changed by hand',
				'added    file units.all.json',
				'changed  file parts/messages.json',
				'build it again without --check',
			],
		]);
		writeFileSync(join(folder, 'index/manifest.json'), '{"files": 7, "x": [');
		expect((await run('--check')).code).toBe(1);
		rmSync(join(folder, 'index'), { recursive: true });
		const { code: gone, lines: missing } = await run('--check');
		expect(gone).toBe(1);
		expect(missing).toContain('added    document guide/a.md');
		expect(missing).toContain('added    unit npm:tool#commit');
		expect((await run('--check')).code).toBe(1);
	});

	it('knows that settings differ, and needs no index to have been built here', async () => {
		const { folder, run } = await project();
		expect((await run('--check')).code).toBe(0);
		writeFileSync(join(folder, 'pinakes.config.json'), '{"synonyms": [["plan", "scheme"]]}');
		expect((await run('--check')).lines).toContain('changed  file parts/lexicon.json');
	});

	it('ends with 1 for errors with --strict, and with 2 for wrong usage', async () => {
		const { folder, run } = await project();
		writeFileSync(join(folder, 'units/bad.json'), '{');
		const { code, stderr } = await run('--check', '--strict');
		expect([code, stderr]).toEqual([1, expect.stringContaining('units/bad.json')]);
		expect(stderr).toContain('--strict: 1 error in the sources');
		expect((await run('--check')).code).toBe(0);
		expect(await run('--check', '--watch')).toMatchObject({
			code: 2,
			stderr: 'pinakes: Use --check or --watch, not both.\n',
		});
		expect(await run('--cache', 'c', '--no-cache')).toMatchObject({
			code: 2,
			stderr: 'pinakes: Use --cache or --no-cache, not both.\n',
		});
	});
});
