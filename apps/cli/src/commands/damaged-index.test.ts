import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../../testing/run.ts';

function match(folder: string) {
	return pinakes(['match', '--index', join(folder, 'index'), '--tag', 'git-commit', '--goal', 'commit']);
}

/** Paths of the index's files that a match of the sample reads. */
function partsOf(folder: string): string[] {
	const files = readdirSync(join(folder, 'index'), { recursive: true, encoding: 'utf8' }).filter((path) =>
		path.endsWith('.json'),
	);
	return files.filter((path) => path !== 'manifest.json');
}

describe('an index', () => {
	it('of another format version is refused, naming both versions', async () => {
		const folder = await builtFolder();
		const file = join(folder, 'index/manifest.json');
		writeFileSync(file, readFileSync(file, 'utf8').replace(/"format_version":\s*\d+/, '"format_version":99'));
		for (const { code, stdout, stderr } of [
			await match(folder),
			await pinakes(['stats', '--index', join(folder, 'index')]),
		]) {
			expect([code, stdout]).toEqual([2, '']);
			expect(stderr).toMatch(/manifest\.json .*\b99\b.*\breads (?:version )?\d+\b.*build (?:the index|it) again/i);
		}
	});

	it('whose manifest is cut short is refused, at whatever byte', async () => {
		const folder = await builtFolder();
		const file = join(folder, 'index/manifest.json');
		const whole = readFileSync(file);
		for (const bytes of [0, 1, 40, Math.floor(whole.length / 2), whole.length - 1]) {
			writeFileSync(file, whole.subarray(0, bytes));
			const { code, stdout, stderr } = await match(folder);
			expect([code, stdout]).toEqual([2, '']);
			expect(stderr).toMatch(/^pinakes: .*manifest\.json.*build the index again/i);
		}
	});

	it.each([
		['missing', (file: string) => rmSync(file)],
		['cut short', (file: string) => truncateSync(file, 1)],
		['of other content', (file: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(/[^\s]/g, '!'))],
	] as const)(
		'with a part that is %s is refused, naming the file, or answers without reading it',
		async (_, damage) => {
			const folder = await builtFolder();
			const whole = await match(folder);
			expect(whole.code).toBe(0);
			let refused = 0;
			for (const part of partsOf(folder)) {
				const file = join(folder, 'index', part);
				const bytes = readFileSync(file);
				damage(file);
				const { code, stdout, stderr } = await match(folder);
				if (code === 0) expect(stdout).toBe(whole.stdout);
				else {
					refused++;
					expect([code, stdout]).toEqual([2, '']);
					expect(stderr).toContain(part);
					expect(stderr).toMatch(/build (?:the index|it) again/i);
					expect(stderr).not.toContain('fault of the program');
				}
				writeFileSync(file, bytes);
			}
			expect(refused).toBeGreaterThan(2);
		},
	);
});
