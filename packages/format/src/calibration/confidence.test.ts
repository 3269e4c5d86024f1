import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withChecksum } from '../checksum.ts';
import { FORMAT, FORMAT_VERSION, type Manifest, readManifest } from '../manifest.ts';
import { builtInCalibration, calibrationOf, checkConfidence, confidenceOf, DEFAULT_CONFIDENCE } from './confidence.ts';

const MAP = [
	[0.5, 0.1],
	[1, 0.6],
	[2, 0.9],
] as const;
const CALIBRATION = { source: 'measured', exponent: 0.5, map: MAP, unspaced: 0 } as const;

describe('confidenceOf', () => {
	it('lies on straight lines between the points', () => {
		expect(confidenceOf(0.75, CALIBRATION)).toBeCloseTo(0.35, 12);
		expect(confidenceOf(1, CALIBRATION)).toBe(0.6);
	});

	it('keeps the ends beyond them', () => {
		expect([0, 0.5, 2, 9, Number.POSITIVE_INFINITY].map((evidence) => confidenceOf(evidence, CALIBRATION))).toEqual([
			0.1, 0.1, 0.9, 0.9, 0.9,
		]);
	});

	it('is the lowest for no number', () => {
		expect(confidenceOf(Number.NaN, CALIBRATION)).toBe(0.1);
	});

	it('never falls as evidence grows, and stays within 0 and 1', () => {
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		const maps = fc
			.array(fc.tuple(fc.double({ min: 0, max: 9, noNaN: true }), share), { minLength: 1 })
			.map((points) => {
				const heights = points.map(([, height]) => height).sort((a, b) => a - b);
				const places = [...new Set(points.map(([place]) => place))].sort((a, b) => a - b);
				return places.map((place, i) => [place, heights[i] as number] as const);
			});
		const evidence = fc.double({ min: 0, max: 10, noNaN: true });
		fc.assert(
			fc.property(maps, evidence, evidence, (map, a, b) => {
				const calibration = { ...CALIBRATION, map };
				const low = confidenceOf(Math.min(a, b), calibration);
				const high = confidenceOf(Math.max(a, b), calibration);
				expect(low).toBeLessThanOrEqual(high);
				expect(low).toBeGreaterThanOrEqual(0);
				expect(high).toBeLessThanOrEqual(1);
			}),
		);
	});
});

describe('calibrationOf', () => {
	it('is what the index measured', () => {
		const manifest = { calibration: { units: CALIBRATION } } as unknown as Manifest;
		expect(calibrationOf(manifest, 'units')).toBe(CALIBRATION);
		expect(calibrationOf(manifest, 'sections').source).toBe('built-in');
	});

	it('is built in for an index without it, and a valid calibration', () => {
		for (const retriever of ['units', 'sections'] as const) {
			const calibration = calibrationOf({} as Manifest, retriever);
			expect(calibration).toEqual(builtInCalibration(retriever, 1));
			expect(() => readManifest(manifestWith({ [retriever]: calibration }), 'here')).not.toThrow();
		}
	});
});

describe('checkConfidence', () => {
	it('is the default where none was given', () => {
		expect(checkConfidence(undefined, 'threshold')).toBe(DEFAULT_CONFIDENCE);
		expect(checkConfidence(0, 'threshold')).toBe(0);
	});

	it.each([-0.1, 1.1, Number.NaN])('refuses %s', (threshold) => {
		expect(() => checkConfidence(threshold, 'threshold')).toThrow('threshold must be a confidence from 0 to 1');
	});
});

describe('a manifest', () => {
	it.each([
		['no object', 1],
		['an exponent that is no quarter', { units: { ...CALIBRATION, exponent: 0.3 } }],
		['no points', { units: { ...CALIBRATION, map: [] } }],
		[
			'falling confidence',
			{
				units: {
					...CALIBRATION,
					map: [
						[0, 0.5],
						[1, 0.4],
					],
				},
			},
		],
		[
			'evidence twice',
			{
				sections: {
					...CALIBRATION,
					map: [
						[1, 0.5],
						[1, 0.6],
					],
				},
			},
		],
		['confidence over 1', { units: { ...CALIBRATION, map: [[1, 1.5]] } }],
		['text for numbers', { units: { ...CALIBRATION, map: [['1', 0]] } }],
		['no share of scripts', { units: { ...CALIBRATION, unspaced: undefined } }],
	])('is damaged by a calibration with %s', (_, calibration) => {
		expect(() => readManifest(manifestWith(calibration), 'here')).toThrow('is damaged');
	});
});

function manifestWith(calibration: unknown): string {
	const cuts = { units_by_tag: [], units_by_keyword: [], units_by_ide: [], unit_terms: [], vocabulary: [], units: [] };
	const manifest = {
		format: FORMAT,
		format_version: FORMAT_VERSION,
		analyzer: { languages: ['english'], stop_words: [], request_phrases: [] },
		counts: { units: 0 },
		ides: [],
		cuts: { ...cuts, packages: [] },
		files: {},
		calibration,
	};
	return withChecksum(JSON.stringify(manifest));
}
