import type { Manifest } from '@pinakes/query';
import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { decodeLevels } from '@pinakes/query/format/codec/levels';
import type { SectionVectorsPart, TermVectorRow } from '@pinakes/query/format/kinds/vectors/schema';
import { describe, expect, it } from 'vitest';
import { type DocumentOptions, indexDocuments } from '../../build/index-documents.ts';
import { cosineOf } from '../../testing/matrices.ts';
import { textsOfDistinctWords, textsOnTopics } from '../../testing/topic-texts.ts';
import type { IndexFiles } from '../../write/parts.ts';

const IS_OF_VECTORS = /^parts\/(?:section|term)_vectors/;

function manifestOf(files: IndexFiles): Manifest {
	return JSON.parse(files.get('manifest.json') as string) as Manifest;
}

function build(documents = textsOnTopics(60), options: DocumentOptions = { vectorWeight: 0.5 }) {
	const files = indexDocuments(documents, { vectors: 'lsa', ...options });
	const manifest = manifestOf(files);
	const parts = manifest.cuts.section_vectors.map(
		(_, i) => JSON.parse(files.get(`parts/section_vectors.${i}.json`) as string) as SectionVectorsPart,
	);
	const rows = manifest.cuts.term_vectors.flatMap((_, i) =>
		Object.entries(JSON.parse(files.get(`parts/term_vectors.${i}.json`) as string) as Record<string, TermVectorRow>),
	);
	return { files, manifest, settings: manifest.vectors, parts, rows };
}

describe('trained vectors', () => {
	it('are a vector to each section, and one to each frequent term', () => {
		const { settings, parts, rows, manifest } = build();
		expect(settings).toMatchObject({ embedder: 'lsa', fingerprint: '', weight: 0.5 });
		const dimensions = settings?.dimensions as number;
		expect(dimensions).toBeGreaterThanOrEqual(16);
		expect(settings?.dimension_scales).toHaveLength(dimensions);
		expect(manifest.cuts.section_vectors).toEqual([0]);
		expect(parts[0]?.scales).toHaveLength(60);
		expect(decodeLevels(parts[0]?.numbers as string)).toHaveLength(60 * dimensions);
		const terms = rows.map(([term]) => term);
		expect(terms).toContain('flour');
		expect(terms).toContain('面包');
		expect(terms.filter((term) => isUnspaced(term) && [...term].length === 1)).toEqual([]);
		// Each text has a number of its own in its title: too rare.
		expect(terms.filter((term) => /^\d+$/.test(term))).toEqual([]);
		// All texts have this word alike, which tells nothing.
		expect(terms).not.toContain('text');
		for (const [, [scale, numbers]] of rows) {
			expect(scale).toBeGreaterThan(0);
			expect(Math.max(...(decodeLevels(numbers) as Int8Array).map(Math.abs))).toBe(7);
		}
	});

	it('have sections on one topic next to each other', () => {
		const { settings, parts } = build();
		const dimensions = settings?.dimensions as number;
		const numbers = decodeLevels(parts[0]?.numbers as string) as Int8Array;
		const vector = (section: number) => numbers.subarray(section * dimensions, (section + 1) * dimensions);
		const mean = (step: number): number =>
			Array.from({ length: 50 }, (_, i) => cosineOf(vector(i), vector(i + step))).reduce((a, b) => a + b) / 50;
		expect(mean(3)).toBeGreaterThan(mean(1) + 0.3);
	});

	it('have scales of four digits', () => {
		const { settings, parts, rows } = build();
		const scales = [
			...(settings?.dimension_scales ?? []),
			...parts.flatMap((part) => part.scales),
			...rows.map(([, [scale]]) => scale),
		];
		expect(scales.length).toBeGreaterThan(80);
		expect(scales.filter((scale) => Number(scale.toPrecision(4)) !== scale)).toEqual([]);
	});

	it('of a large collection are learnt from a sample, and of length 1', () => {
		const { settings, parts, rows } = build(textsOnTopics(3_000, 12));
		const dimensions = settings?.dimensions as number;
		const numbers = parts.flatMap((part) => [...(decodeLevels(part.numbers) as Int8Array)]);
		const vector = (section: number) => numbers.slice(section * dimensions, (section + 1) * dimensions);
		for (const section of [0, 700, 2_999]) {
			expect(cosineOf(vector(section), vector((section + 3) % 3_000))).toBeGreaterThan(
				cosineOf(vector(section), vector((section + 1) % 3_000)) + 0.3,
			);
			const scale = parts[Math.floor(section / 256)]?.scales[section % 256] as number;
			expect(Math.hypot(...vector(section)) * scale).toBeCloseTo(1, 3);
		}
		expect(rows.map(([term]) => term)).toContain('flour');
	});

	it('lie in parts of 256 sections', () => {
		const { manifest, parts } = build(textsOnTopics(600));
		expect(manifest.cuts.section_vectors).toEqual([0, 256, 512]);
		expect(parts.map(({ scales }) => scales.length)).toEqual([256, 256, 88]);
		const sizes = parts.map(({ numbers }) => (decodeLevels(numbers) as Int8Array).length);
		expect(sizes).toEqual([256, 256, 88].map((sections) => sections * (manifest.vectors?.dimensions as number)));
	});

	it('give a term of any name a row', () => {
		const hostile = textsOnTopics(60).map((document, i) => ({
			...document,
			text: `${document.text}${i % 2 === 0 ? ' __proto__ constructor' : ''}`,
		}));
		const { files, rows } = build(hostile);
		expect(rows.map(([term]) => term)).toContain('constructor');
		expect(files.get('parts/term_vectors.0.json')).toMatch(/\n"proto":\[/);
	});

	it('change nothing else in the index, and are not there unless asked for', () => {
		const documents = textsOnTopics(60);
		const plain = indexDocuments(documents);
		expect([...indexDocuments(documents, { vectors: 'none', vectorWeight: 1 })]).toEqual([...plain]);
		expect(manifestOf(plain).vectors).toBeUndefined();
		const { files } = build(documents);
		const others = [...files].filter(([path]) => !IS_OF_VECTORS.test(path) && path !== 'manifest.json');
		expect(others).toEqual([...plain].filter(([path]) => path !== 'manifest.json'));
	});

	it('are the same bytes twice', () => {
		expect([...build().files]).toEqual([...build().files]);
	});
});

describe('the weight of trained vectors', () => {
	const NONE = { embedder: 'lsa', fingerprint: '', dimensions: 0, weight: 0, dimension_scales: [] };

	it('is chosen by the texts: high if many are alike', () => {
		const { settings } = build(textsOnTopics(90, 600), {});
		expect(settings?.weight).toBeGreaterThan(0.1);
		expect(settings?.weight).toBeLessThanOrEqual(0.9);
	});

	it.each([
		['texts that differ in their words', textsOfDistinctWords(90)],
		['few texts', textsOnTopics(39, 600)],
		['texts so short that vectors would be larger', textsOnTopics(90, 6)],
		['no texts', []],
		['texts without terms', [{ id: 'a', text: '...' }]],
	])('is 0 for %s, which have no tables', (_, documents) => {
		const { files, settings, manifest } = build(documents, {});
		expect(settings).toEqual(NONE);
		expect([...files.keys()].filter((path) => IS_OF_VECTORS.test(path))).toEqual([]);
		expect(manifest.cuts).toMatchObject({ section_vectors: [], term_vectors: [] });
	});

	it('may be set, which gives vectors to all but texts that have nothing in common', () => {
		expect(build(textsOnTopics(39, 6), { vectorWeight: 2 }).settings).toMatchObject({ weight: 2 });
		expect(build(textsOnTopics(60), { vectorWeight: 0 }).settings).toEqual(NONE);
		expect(build(textsOfDistinctWords(50), { vectorWeight: 1 }).settings).toEqual(NONE);
	});
});
