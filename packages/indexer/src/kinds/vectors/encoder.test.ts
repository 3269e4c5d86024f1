import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@pinakes/query';
import { decodeLevels, type EncodedKind, type Encoder, type SectionVectorsPart } from '@pinakes/query/internal';
import { type Files, readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { describe, expect, it } from 'vitest';
import { BuildError } from '../../base/report.ts';
import { buildIndex } from '../../build/build.ts';
import { MAX_ENCODED_LENGTH } from './write.ts';

/** An encoder that counts letters, and what it was asked. */
function letterEncoder(encodeOne: (text: string) => ArrayLike<number> = lettersOf) {
	const calls: (readonly [texts: readonly string[], kind: EncodedKind])[] = [];
	const encoder: Encoder = {
		name: 'test:letters',
		fingerprint: 'f1',
		encode: async (texts, kind) => {
			calls.push([texts, kind]);
			return texts.map((text) => Float32Array.from(encodeOne(text)));
		},
	};
	return { encoder, calls };
}

/** How often a text has each of four letters. */
function lettersOf(text: string): number[] {
	return ['a', 'b', 'c', 'd'].map((letter) => text.split(letter).length - 1);
}

const WEIGHT: Files = { 'pinakes.config.json': { vectorWeight: 0.7 } };

async function build(files: Files, encoder: Encoder) {
	const folder = tempFolder(files);
	const steps: string[] = [];
	const out = join(folder, 'index');
	const options = { folders: [folder], out, vectors: encoder, onStep: (step: string) => steps.push(step) };
	const { summary } = await buildIndex(options);
	const tree = readTree(out);
	return { tree, steps, summary, manifest: JSON.parse(tree['manifest.json'] as string) as Manifest };
}

describe('encoded vectors', () => {
	it('are those of the sections, in their order', async () => {
		const { encoder, calls } = letterEncoder();
		const { tree, steps, summary, manifest } = await build(
			{
				...WEIGHT,
				'b.md': '# Bread\n\naa b\n\n## Crust\n\nddd\n',
				'a.md': '---\ntitle: Acid\n---\nbbbb\n',
				'c.md': '...',
			},
			encoder,
		);
		expect(calls).toEqual([[['Acid\n\nbbbb', 'Bread\n\naa b', 'Bread > Crust\n\nddd', 'c\n\n...'], 'section']]);
		const part = JSON.parse(tree['parts/section_vectors.0.json'] as string) as SectionVectorsPart;
		expect([...(decodeLevels(part.numbers) as Int8Array)]).toEqual([
			...[0, 28, 7, 7],
			...[28, 9, 0, 9],
			...[7, 0, 0, 28],
			...[0, 0, 28, 0],
		]);
		expect(manifest.vectors).toEqual({
			embedder: 'test:letters',
			fingerprint: 'f1',
			dimensions: 4,
			weight: 0.7,
		});
		expect(manifest.cuts).toMatchObject({ section_vectors: [0], term_vectors: [] });
		expect(summary.vectors).toEqual({ embedder: 'test:letters', dimensions: 4, weight: 0.7 });
		expect(steps).toEqual(['reading', 'indexing', 'encoding sections', 'writing']);
	});

	it('may be zero', async () => {
		const { encoder } = letterEncoder(() => [0, 0]);
		const { tree } = await build({ ...WEIGHT, 'a.md': 'text' }, encoder);
		expect(tree['parts/section_vectors.0.json']).toContain('"??"');
	});

	it('are asked for in runs of 256 texts, each of a bounded length', async () => {
		const { encoder, calls } = letterEncoder();
		const lines = Array.from({ length: 300 }, (_, i) => `# H${i}\n\nabc`);
		const long = `# Long\n\n${'𝐀'.repeat(5_000)}`;
		await build({ ...WEIGHT, 'a.md': lines.join('\n\n'), 'z.md': long }, encoder);
		expect(calls.map(([texts]) => texts.length)).toEqual([256, 45]);
		const last = calls[1]?.[0].at(-1) as string;
		expect(last.length).toBeGreaterThan(MAX_ENCODED_LENGTH - 2);
		expect(last.length).toBeLessThanOrEqual(MAX_ENCODED_LENGTH);
		expect(Buffer.from(last).toString()).toBe(last);
	});

	it('weigh 0.3 unless a weight is set', async () => {
		const weightOf = async (config: Files): Promise<number> =>
			(await build({ ...config, 'a.md': 'text' }, letterEncoder().encoder)).manifest.vectors?.weight as number;
		expect(await weightOf({})).toBe(0.3);
		expect(await weightOf({ 'pinakes.config.json': { vectorWeight: 0.7 } })).toBe(0.7);
	});

	it('are not even made if their weight is set to 0', async () => {
		const none = { 'pinakes.config.json': { vectorWeight: 0 } };
		const { encoder, calls } = letterEncoder();
		const { manifest, tree } = await build({ ...none, 'a.md': 'text' }, encoder);
		expect(calls).toEqual([]);
		expect(manifest.vectors).toEqual({
			embedder: 'test:letters',
			fingerprint: 'f1',
			dimensions: 0,
			weight: 0,
		});
		expect(Object.keys(tree).filter((path) => path.includes('vectors'))).toEqual([]);
	});

	it('are none if there is no text', async () => {
		const { encoder, calls } = letterEncoder();
		const skill = '---\nname: x\ndescription: y\n---\n';
		const { manifest } = await build(
			{ ...WEIGHT, 'units/u.json': { unit_id: 'u', name: 'U', description: 'd' } },
			encoder,
		);
		expect([manifest.vectors?.dimensions, calls.length]).toEqual([0, 0]);
		expect((await build({ ...WEIGHT, 'SKILL.md': skill }, encoder)).summary.errors).toBe(0);
	});

	it.each<[string, (text: string) => ArrayLike<number>, RegExp]>([
		[
			'another dimension',
			(text) => (text.includes('odd') ? [1, 2, 3] : [1, 2]),
			/^b\.md: test:letters gave a vector of 3 numbers, where others have 2\.$/,
		],
		['NaN', (text) => (text.includes('odd') ? [1, Number.NaN] : [1, 2]), /^b\.md: .* a number that is not finite\.$/],
		[
			'infinity',
			(text) => (text.includes('odd') ? [1, Number.POSITIVE_INFINITY] : [1, 2]),
			/^b\.md: .* a number that is not finite/,
		],
		['nothing', () => [], /^a\.md: .*a vector of 0 numbers, where 1 to 8192 are possible/],
		['too much', () => new Float32Array(8_193), /^a\.md: .*a vector of 8193 numbers/],
	])('stop the build for %s, which leaves no index', async (_, encodeOne, message) => {
		const folder = tempFolder({ ...WEIGHT, 'a.md': 'even', 'b.md': 'odd' });
		const out = join(folder, 'index');
		const building = buildIndex({ folders: [folder], out, vectors: letterEncoder(encodeOne).encoder });
		await expect(building).rejects.toThrow(BuildError);
		await expect(building).rejects.toThrow(message);
		expect(existsSync(out)).toBe(false);
	});

	it('stop the build if there are fewer than texts, or the encoder has a name that means something else', async () => {
		const folder = tempFolder({ ...WEIGHT, 'a.md': 'text' });
		const options = { folders: [folder], out: join(folder, 'index') };
		const { encoder } = letterEncoder();
		const silent: Encoder = { ...encoder, encode: async () => [] };
		await expect(buildIndex({ ...options, vectors: silent })).rejects.toThrow(/gave 0 vectors for 1 texts/);
		const broken: Encoder = { ...encoder, encode: async () => [undefined as unknown as Float32Array] };
		await expect(buildIndex({ ...options, vectors: broken })).rejects.toThrow(/a\.md: .* something else than a vector/);
		for (const vectors of ['word2vec', {}, null]) {
			const asked = { ...options, vectors: vectors as unknown as Encoder };
			await expect(buildIndex(asked)).rejects.toThrow(/vectors must be built-in, none or an encoder, not/);
		}
		for (const name of ['', 'static']) {
			await expect(buildIndex({ ...options, vectors: { ...encoder, name } })).rejects.toThrow(/another name/);
		}
	});

	it('let through what the encoder throws', async () => {
		const folder = tempFolder({ ...WEIGHT, 'a.md': 'text' });
		const failing: Encoder = {
			...letterEncoder().encoder,
			encode: () => Promise.reject(new Error('the server is down')),
		};
		const building = buildIndex({ folders: [folder], out: join(folder, 'index'), vectors: failing });
		await expect(building).rejects.toThrow('the server is down');
	});
});
