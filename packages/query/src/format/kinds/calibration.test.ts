import { FORMAT, FORMAT_VERSION, readManifest, withChecksum } from '@pinakes/query/internal';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	builtInOfSections,
	calibrationOfSections,
	checkThreshold,
	evidenceOf,
	missingNameFactor,
	probabilityOf,
	unspacedShare,
} from './calibration.ts';
import { DEFAULT_THRESHOLD, EVEN_EVIDENCE } from './weights.ts';

describe('probability', () => {
	describe('probabilityOf', () => {
		it('is half at 1.63 times the level, and a logistic function of its logarithm', () => {
			expect(probabilityOf(EVEN_EVIDENCE * 0.2, { level: 0.2 })).toBeCloseTo(0.5, 12);
			expect(probabilityOf(4 * EVEN_EVIDENCE, { level: 1 })).toBeCloseTo(128 / 129, 12);
		});

		it('is the lowest without evidence or without a number', () => {
			const evidence = [0, -1, Number.NaN, Number.MIN_VALUE, Number.POSITIVE_INFINITY];
			expect(evidence.map((one) => probabilityOf(one, { level: 1 }))).toEqual([0, 0, 0, 0, 1]);
		});

		it('never falls as evidence grows, and stays within 0 and 1', () => {
			const level = fc.double({ min: 1e-3, max: 9, noNaN: true });
			const evidence = fc.double({ min: 0, max: 10, noNaN: true });
			fc.assert(
				fc.property(level, evidence, evidence, (at, a, b) => {
					const low = probabilityOf(Math.min(a, b), { level: at });
					const high = probabilityOf(Math.max(a, b), { level: at });
					expect(low).toBeLessThanOrEqual(high);
					expect(low).toBeGreaterThanOrEqual(0);
					expect(high).toBeLessThanOrEqual(1);
				}),
			);
		});
	});

	describe('checkThreshold', () => {
		it('is the default if none was given', () => {
			expect(checkThreshold(undefined)).toBe(DEFAULT_THRESHOLD);
			expect(checkThreshold(0)).toBe(0);
		});

		it.each([-0.1, 1.1, Number.NaN])('refuses %s', (threshold) => {
			expect(() => checkThreshold(threshold)).toThrow('threshold must be a number from 0 to 1');
		});
	});
});

describe('evidence', () => {
	const positive = fc.double({ min: 1e-3, max: 1e4, noNaN: true });

	describe('evidenceOf', () => {
		it('is the score relative to the geometric mean of what was possible and the rarest word', () => {
			expect(evidenceOf(6, { possible: 16, rarest: 4 })).toBe(6 / 8);
			fc.assert(
				fc.property(positive, positive, positive, (top, possible, rarest) => {
					expect((evidenceOf(top, { possible, rarest }) * Math.sqrt(possible) * Math.sqrt(rarest)) / top).toBeCloseTo(
						1,
						9,
					);
				}),
			);
		});

		it('is 0 if nothing was found or could be', () => {
			expect(evidenceOf(0, { possible: 3, rarest: 3 })).toBe(0);
			expect(evidenceOf(0, { possible: 0, rarest: 3 })).toBe(0);
			expect(evidenceOf(1, { possible: 1, rarest: Number.NaN })).toBe(0);
		});
	});

	describe('missingNameFactor', () => {
		it('is all without a missing name, and less the rarer the name is', () => {
			expect(missingNameFactor(0)).toBe(1);
			expect(missingNameFactor(0.4)).toBeCloseTo(0.72, 12);
			expect(missingNameFactor(0.1)).toBeGreaterThan(missingNameFactor(0.4));
			expect(missingNameFactor(0.4)).toBeGreaterThan(missingNameFactor(1));
			expect(missingNameFactor(1.4)).toBe(missingNameFactor(1));
			expect(missingNameFactor(1)).toBeGreaterThan(0);
		});
	});
});

describe('shares', () => {
	describe('unspacedShare', () => {
		it.each([
			[[], 0],
			[['a page'], 0],
			[['a page', '一页'], 0.5],
			[['数据', 'data 库'], 1],
			[['⚠ a warning', 'done ✅ 🔒'], 0],
			[['a', 'b', '页'], 0.333],
		])('of %j is %d', (texts, share) => {
			expect(unspacedShare(texts)).toBe(share);
		});
	});
});

describe('built-in', () => {
	const CALIBRATION = { source: 'measured', level: 0.3, unspaced: 0 } as const;

	describe('the calibration of an index', () => {
		it('is what the index measured', () => {
			expect(calibrationOfSections({ calibration: CALIBRATION })).toBe(CALIBRATION);
		});

		it('is built in for an index without it, and a valid calibration', () => {
			const calibration = calibrationOfSections({});
			expect(calibration).toEqual(builtInOfSections(1));
			expect(() => readManifest(manifestWith(calibration), 'here')).not.toThrow();
		});
	});

	describe('a manifest', () => {
		it.each([
			['no object', 1],
			['no level', { ...CALIBRATION, level: undefined }],
			['a level of 0', { ...CALIBRATION, level: 0 }],
			['text for numbers', { ...CALIBRATION, level: '1' }],
			['no share of scripts', { ...CALIBRATION, unspaced: undefined }],
		])('is damaged by a calibration with %s', (_, calibration) => {
			expect(() => readManifest(manifestWith(calibration), 'here')).toThrow('is damaged');
		});
	});

	function manifestWith(calibration: unknown): string {
		const cuts = {
			units_by_tag: [],
			units_by_keyword: [],
			units_by_ide: [],
			unit_terms: [],
			vocabulary: [],
			units: [],
		};
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
});
