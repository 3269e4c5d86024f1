import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withChecksum } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { builtFolder, pinakes } from '../../testing/run.ts';

describe('pinakes stats', () => {
	it('shows what an index holds', async () => {
		const cwd = await builtFolder();
		const { code, stdout, stderr } = await pinakes(['stats', '--index', 'index'], { cwd });
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^index: format \d+, pinakes \d+\.\d+\.\d+\n/);
		expect(stdout).toMatch(/^units +2$/m);
		expect(stdout).toMatch(/^ides +cursor, generic$/m);
		expect(stdout).toMatch(/^units +\d+ bytes in 1 file$/m);
		expect((await pinakes(['stats', 'index'], { cwd })).stdout).toBe(stdout);
		const documents = await pinakes(['stats', '--index', 'index'], { cwd: await builtFolder({ 'a.md': '# A\n' }) });
		expect(documents.stdout).not.toMatch(/^ides *$/m);
	});

	it('gives the same as JSON, the sizes being those of the files', async () => {
		const cwd = await builtFolder();
		const [stats] = (await pinakes(['stats', '--index', 'index', '--json'], { cwd })).json() as [
			{ bytes: number; parts: { bytes: number; files: number }[] },
		];
		const files = readdirSync(join(cwd, 'index'), { recursive: true, withFileTypes: true }).filter(
			(entry) => entry.isFile() && entry.name !== 'manifest.json',
		);
		const sizes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
		expect(stats).toMatchObject({ counts: { units: 2, packages: 1, documents: 2 }, ides: ['cursor', 'generic'] });
		expect(stats.bytes).toBe(sizes.reduce((sum, bytes) => sum + bytes, 0));
		expect(stats.parts.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(stats.bytes);
		expect(stats.parts.reduce((sum, { files }) => sum + files, 0)).toBe(sizes.length);
	});

	it('shows what the build measured of its probability', async () => {
		const cwd = await builtFolder();
		const file = join(cwd, 'index/manifest.json');
		const calibration = { source: 'measured', level: 0.3, unspaced: 0 };
		const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
		writeFileSync(file, withChecksum(JSON.stringify({ ...manifest, calibration })));
		const { stdout } = await pinakes(['stats', '--index', 'index'], { cwd });
		expect(stdout).toMatch(/^probability {10}measured by general questions$/m);
		const [json] = (await pinakes(['stats', '--index', 'index', '--json'], { cwd })).json();
		expect(json).toMatchObject({ calibration });
	});

	it('shows the vectors of units, of sections, of both or none', async () => {
		const cwd = await builtFolder();
		const file = join(cwd, 'index/manifest.json');
		const { vectors: _, ...manifest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
		const settings = { embedder: 'static', dimensions: 64, weight: 0.3 };
		const linesOf = async (fields: object) => {
			writeFileSync(file, withChecksum(JSON.stringify({ ...manifest, ...fields })));
			const { stdout } = await pinakes(['stats', '--index', 'index'], { cwd });
			return [...stdout.matchAll(/^((?:unit )?vectors) +(.*)$/gm)].map(([, name, text]) => `${name}: ${text}`);
		};
		const described = 'static, 64 dimensions, weight 0.3';
		expect(await linesOf({})).toEqual(['vectors: none']);
		expect(await linesOf({ vectors: settings })).toEqual([`vectors: ${described}`]);
		expect(await linesOf({ unit_vectors: settings })).toEqual([`unit vectors: ${described}`]);
		const [json] = (await pinakes(['stats', '--index', 'index', '--json'], { cwd })).json();
		expect(json).toMatchObject({ vectors: null, unit_vectors: settings });
		expect(await linesOf({ vectors: settings, unit_vectors: settings })).toHaveLength(2);
	});

	it('lets no control character of the manifest through', async () => {
		const cwd = await builtFolder();
		const file = join(cwd, 'index/manifest.json');
		writeFileSync(
			file,
			withChecksum(
				readFileSync(file, 'utf8')
					.replace(/"generator":"[^"]*"/, '"generator":"\\u001b[31mx\\u009b"')
					.replace('"cursor"', '"\\u001b[31m"'),
			),
		);
		for (const args of [[], ['--json']]) {
			const { code, stdout } = await pinakes(['stats', '--index', 'index', ...args], { cwd });
			expect(code).toBe(0);
			// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
			expect(stdout).not.toMatch(/[\u001b\u009b]/);
			expect(stdout).toContain('\\u001b[31m');
		}
	});
});
