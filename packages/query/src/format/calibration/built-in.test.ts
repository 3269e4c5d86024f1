import { describe, expect, it } from 'vitest';
import { withChecksum } from '../checksum.ts';
import { FORMAT, FORMAT_VERSION, type Manifest, readManifest } from '../manifest.ts';
import { builtInOfSections, builtInOfUnits, calibrationOfSections, calibrationOfUnits } from './built-in.ts';

const MAP = [
	[0.5, 0.1],
	[1, 0.6],
] as const;
const CALIBRATION = { source: 'measured', exponent: 0.5, map: MAP, unspaced: 0 } as const;

describe('the calibration of an index', () => {
	it('is what the index measured', () => {
		const manifest = { calibration: { units: CALIBRATION } } as unknown as Manifest;
		expect(calibrationOfUnits(manifest)).toBe(CALIBRATION);
		expect(calibrationOfSections(manifest).source).toBe('built-in');
	});

	it('is built in for an index without it, and a valid calibration', () => {
		const manifest = { counts: { units: 12 } } as Manifest;
		const [units, sections] = [calibrationOfUnits(manifest), calibrationOfSections(manifest)];
		expect(units).toEqual(builtInOfUnits(1, 12, false));
		expect(sections).toEqual(builtInOfSections(1));
		for (const calibration of [{ units }, { sections }, { units: builtInOfUnits(0, 12, true) }]) {
			expect(() => readManifest(manifestWith(calibration), 'here')).not.toThrow();
		}
	});
});

describe('the built-in calibration of units', () => {
	const halfRight = (units: number, hasVectors: boolean): number =>
		builtInOfUnits(0, units, hasVectors).map.find(([, probability]) => probability === 0.5)?.[0] as number;

	it('asks for more evidence if there are more units, by the fourth root of their number', () => {
		expect([1, 16, 256].map((units) => halfRight(units, true))).toEqual([0.062, 0.124, 0.248]);
		expect(halfRight(0, true)).toBe(halfRight(1, true));
	});

	it('asks for more where meaning adds to the evidence of all units', () => {
		expect(halfRight(20, false)).toBeLessThan(halfRight(20, true));
	});
});

describe('a manifest', () => {
	it.each([
		['no object', 1],
		['an exponent that is no quarter', { units: { ...CALIBRATION, exponent: 0.3 } }],
		['no points', { units: { ...CALIBRATION, map: [] } }],
		[
			'falling probability',
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
		['probability over 1', { units: { ...CALIBRATION, map: [[1, 1.5]] } }],
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
