import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Running } from '@pinakes/testing/run-here';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { pinakes, start } from '../../testing/run.ts';

function watch(folder: string, ...args: string[]): Running {
	return start(['build', 'docs', '--out', 'index', '--watch', ...args], { cwd: folder });
}

const DOCS = { 'docs/a.md': '# A\n\nSome text\n', 'docs/b.md': '# B\n' };

/** Whether the index is what its sources give. */
async function isFresh(folder: string): Promise<boolean> {
	return (await pinakes(['build', 'docs', '--out', 'index', '--check', '--no-cache'], { cwd: folder })).code === 0;
}

describe('pinakes build --watch', () => {
	it('builds again when something changes', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder);
		expect(await running.until(/watching docs …\n/)).toContain('wrote    index: ');
		writeFileSync(join(folder, 'docs/a.md'), '# A\n\nOther text\n');
		writeFileSync(join(folder, 'docs/c.md'), '# C\n');
		rmSync(join(folder, 'docs/b.md'));
		const said = await running.until(/wrote .+\n/);
		expect(said).toContain('wrote    index: ');
		expect(await isFresh(folder)).toBe(true);
		writeFileSync(join(folder, 'docs/pinakes.config.json'), '{"synonyms": [["plan", "scheme"]]}');
		await running.until(/wrote .+\n/);
		expect(readFileSync(join(folder, 'index/parts/lexicon.json'), 'utf8')).toContain('scheme');
		expect((await running.end()).code).toBe(0);
	});

	it('reports a bad source and a bad configuration, and keeps watching', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder);
		await running.until(/watching docs …\n/);
		writeFileSync(join(folder, 'docs/bad.md'), new Uint8Array([0xff, 0xfe, 0x00]));
		expect(await running.until(/wrote .+\n/)).toContain('bad.md: error [encoding] the file is not UTF-8');
		const before = readFileSync(join(folder, 'index/manifest.json'), 'utf8');
		writeFileSync(join(folder, 'docs/pinakes.config.json'), '{"ignroe": []}');
		expect(await running.until(/index is as it was\.\n/)).toMatch(/pinakes\.config\.json.*ignroe/);
		expect(readFileSync(join(folder, 'index/manifest.json'), 'utf8')).toBe(before);
		rmSync(join(folder, 'docs/pinakes.config.json'));
		rmSync(join(folder, 'docs/bad.md'));
		await running.until(/wrote .+\n/);
		expect(await isFresh(folder)).toBe(true);
		expect((await running.end()).code).toBe(0);
	});

	it('waits for a folder that vanishes, and keeps the index', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder);
		await running.until(/watching docs …\n/);
		renameSync(join(folder, 'docs'), join(folder, 'away'));
		await running.until(/pinakes: docs is gone; index is as it was until the folder is back\.\n/);
		expect((await pinakes(['stats', '--index', 'index'], { cwd: folder })).code).toBe(0);
		writeFileSync(join(folder, 'away/a.md'), '# A\n\nWritten elsewhere\n');
		renameSync(join(folder, 'away'), join(folder, 'docs'));
		await running.until(/wrote .+\n/);
		expect(await isFresh(folder)).toBe(true);
		renameSync(join(folder, 'docs'), join(folder, 'away'));
		await running.until(/docs is gone/);
		renameSync(join(folder, 'away'), join(folder, 'docs'));
		expect(await running.until(/wrote .+\n/)).toContain('wrote    index: ');
		expect((await running.end()).code).toBe(0);
	});

	it('prints JSON, a line to a build', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder, '--json');
		await running.until(/"summary".*\n/);
		writeFileSync(join(folder, 'docs/b.md'), '# Bb\n');
		const [line = ''] = (await running.until(/"summary".*\n/)).trim().split('\n');
		expect(JSON.parse(line)).toMatchObject({ written: true });
		expect((await running.end()).code).toBe(0);
	});

	it('does not begin if there is nothing to watch', async () => {
		const folder = tempFolder({});
		const { code, stderr } = await pinakes(['build', 'docs', '--out', 'index', '--watch'], { cwd: folder });
		expect([code, stderr]).toEqual([2, expect.stringMatching(/docs is not a folder/)]);
	});
});
