import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { afterEach, describe, expect, it } from 'vitest';
import { PROGRAM, pinakes } from '../testing/run.ts';

/** A program that goes on running. */
interface Running {
	readonly child: ChildProcess;
	/** Waits until it has said something that fits, after what was waited for before. */
	until(pattern: RegExp): Promise<string>;
	end(): Promise<number | null>;
}

const started: ChildProcess[] = [];

afterEach(() => {
	for (const child of started.splice(0)) child.kill('SIGKILL');
});

function watch(folder: string, ...args: string[]): Running {
	const child = spawn(process.execPath, [PROGRAM, 'build', 'docs', '--out', 'index', '--watch', ...args], {
		cwd: folder,
		env: { ...process.env, NO_COLOR: '1' },
	});
	started.push(child);
	let said = '';
	let look = (): void => {};
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (text: string) => {
			said += text;
			look();
		});
	}
	return {
		child,
		until: (pattern) =>
			new Promise((resolve, reject) => {
				const fail = (): void => reject(new Error(`the program ended without ${pattern}: ${said}`));
				child.once('exit', fail);
				look = () => {
					const found = pattern.exec(said);
					if (found === null) return;
					const before = said.slice(0, found.index + found[0].length);
					said = said.slice(before.length);
					look = () => {};
					child.off('exit', fail);
					resolve(before);
				};
				look();
			}),
		end: () =>
			new Promise((resolve) => {
				child.once('exit', resolve);
				child.kill('SIGTERM');
			}),
	};
}

const DOCS = { 'docs/a.md': '# A\n\nSome text\n', 'docs/b.md': '# B\n' };

/** Whether the index is what its sources give. */
function isFresh(folder: string): boolean {
	return pinakes(['build', 'docs', '--out', 'index', '--check', '--no-cache'], { cwd: folder }).code === 0;
}

describe('pinakes build --watch', () => {
	it('builds again when something changes, and says what did', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder);
		expect(await running.until(/watching docs …\n/)).toContain('wrote    index: ');
		writeFileSync(join(folder, 'docs/a.md'), '# A\n\nOther text\n');
		writeFileSync(join(folder, 'docs/c.md'), '# C\n');
		rmSync(join(folder, 'docs/b.md'));
		const said = await running.until(/in \d+ ms\n/);
		expect(said).toContain('added    document c.md\nremoved  document b.md\nchanged  document a.md\n');
		expect(said).toContain('wrote    index: ');
		expect(isFresh(folder)).toBe(true);
		writeFileSync(join(folder, 'docs/pinakes.config.json'), '{"synonyms": [["plan", "scheme"]]}');
		await running.until(/in \d+ ms\n/);
		expect(readFileSync(join(folder, 'index/parts/lexicon.json'), 'utf8')).toContain('scheme');
		expect(await running.end()).toBe(0);
	});

	it('reports a bad source and a bad configuration, and keeps watching', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder);
		await running.until(/watching docs …\n/);
		writeFileSync(join(folder, 'docs/bad.md'), new Uint8Array([0xff, 0xfe, 0x00]));
		expect(await running.until(/in \d+ ms\n/)).toContain('bad.md: error [encoding] the file is not UTF-8');
		const before = readFileSync(join(folder, 'index/manifest.json'), 'utf8');
		writeFileSync(join(folder, 'docs/pinakes.config.json'), '{"ignroe": []}');
		expect(await running.until(/index is as it was\.\n/)).toMatch(/pinakes\.config\.json.*ignroe/);
		expect(readFileSync(join(folder, 'index/manifest.json'), 'utf8')).toBe(before);
		rmSync(join(folder, 'docs/pinakes.config.json'));
		rmSync(join(folder, 'docs/bad.md'));
		await running.until(/in \d+ ms\n/);
		expect(isFresh(folder)).toBe(true);
		expect(await running.end()).toBe(0);
	});

	it('waits for a folder that vanishes, and keeps the index', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder);
		await running.until(/watching docs …\n/);
		renameSync(join(folder, 'docs'), join(folder, 'away'));
		await running.until(/pinakes: docs is gone; index is as it was until the folder is back\.\n/);
		expect(pinakes(['stats', '--index', 'index'], { cwd: folder }).code).toBe(0);
		writeFileSync(join(folder, 'away/a.md'), '# A\n\nWritten elsewhere\n');
		renameSync(join(folder, 'away'), join(folder, 'docs'));
		expect(await running.until(/in \d+ ms\n/)).toContain('changed  document a.md\n');
		expect(isFresh(folder)).toBe(true);
		renameSync(join(folder, 'docs'), join(folder, 'away'));
		await running.until(/docs is gone/);
		renameSync(join(folder, 'away'), join(folder, 'docs'));
		expect(await running.until(/in \d+ ms\n/)).toContain('wrote    index: ');
		expect(await running.end()).toBe(0);
	});

	it('prints JSON, a line to a build', async () => {
		const folder = tempFolder(DOCS);
		const running = watch(folder, '--json');
		await running.until(/"changes".*\n/);
		writeFileSync(join(folder, 'docs/b.md'), '# Bb\n');
		const [line = ''] = (await running.until(/"changes".*\n/)).trim().split('\n');
		expect(JSON.parse(line)).toMatchObject({
			written: true,
			changes: { documents: { added: [], removed: [], changed: ['b.md'] } },
		});
		expect(await running.end()).toBe(0);
	});

	it('does not begin if there is nothing to watch', () => {
		const folder = tempFolder({});
		const { code, stderr } = pinakes(['build', 'docs', '--out', 'index', '--watch'], { cwd: folder });
		expect([code, stderr]).toEqual([2, expect.stringMatching(/docs is not a folder/)]);
	});
});
