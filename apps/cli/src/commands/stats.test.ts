import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../testing/run.ts';

describe('pinakes stats', () => {
	it('shows what an index holds', () => {
		const cwd = builtFolder();
		const { code, stdout, stderr } = pinakes(['stats', '--index', 'index'], { cwd });
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^index: format \d+, pinakes \d+\.\d+\.\d+\n/);
		expect(stdout).toMatch(/^units +2$/m);
		expect(stdout).toMatch(/^ides +cursor, generic$/m);
		expect(pinakes(['stats', 'index'], { cwd }).stdout).toBe(stdout);
	});

	it('gives the same as JSON, the sizes being those of the files', () => {
		const cwd = builtFolder();
		const [stats] = pinakes(['stats', '--index', 'index', '--json'], { cwd }).json() as [
			{ bytes: number; parts: { bytes: number; files: number }[] },
		];
		const manifest = JSON.parse(readFileSync(join(cwd, 'index/manifest.json'), 'utf8')) as {
			files: Record<string, [number, string]>;
		};
		const sizes = Object.values(manifest.files).map(([bytes]) => bytes);
		expect(stats).toMatchObject({ counts: { units: 2, packages: 1, documents: 2 }, ides: ['cursor', 'generic'] });
		expect(stats.bytes).toBe(sizes.reduce((sum, bytes) => sum + bytes, 0));
		expect(stats.parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(stats.bytes);
		expect(stats.parts.reduce((sum, { files }) => sum + files, 0)).toBe(sizes.length);
	});

	it('lets no control character of the manifest through', () => {
		const cwd = builtFolder();
		const file = join(cwd, 'index/manifest.json');
		writeFileSync(
			file,
			readFileSync(file, 'utf8')
				.replace(/"generator":"[^"]*"/, '"generator":"\\u001b[31mx\\u009b"')
				.replace('"cursor"', '"\\u001b[31m"'),
		);
		for (const args of [[], ['--json']]) {
			const { code, stdout } = pinakes(['stats', '--index', 'index', ...args], { cwd });
			expect(code).toBe(0);
			// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
			expect(stdout).not.toMatch(/[\u001b\u009b]/);
			expect(stdout).toContain('\\u001b[31m');
		}
	});
});
