import { builtInCalibration } from '@pinakes/format/calibration/confidence';
import { STATIC, TRAINED } from '@pinakes/format/kinds/vectors/schema';
import { describe, expect, it } from 'vitest';
import type { RankedSection, VectorUse } from '../vectors/rank-sections.ts';
import { withMeaning } from './meaning-evidence.ts';

const CALIBRATION = builtInCalibration('sections', 1);
const FOUND = { evidence: 0.4, confidence: 0.5 };

describe('withMeaning', () => {
	it('leaves evidence as it is where the nearest document is as near as usual', () => {
		expect(weighed([0.2, 0.45]).evidence).toBeCloseTo(0.4, 12);
	});

	it('lowers the confidence where every document is about something else', () => {
		const { evidence, confidence } = weighed([0.09, 0]);
		expect(evidence).toBeCloseTo(0.08, 12);
		expect(confidence).toBeLessThan(0.1);
	});

	it('raises evidence by half at most', () => {
		expect(weighed([0.99]).evidence).toBeCloseTo(0.6, 12);
	});

	it('never falls as the nearest document is nearer', () => {
		const confidences = [0, 0.1, 0.3, 0.5, 0.7, 1].map((cosine) => weighed([cosine]).confidence);
		expect(confidences).toEqual([...confidences].sort((a, b) => a - b));
	});

	it('judges by words where nothing was compared, or the vectors are not static', () => {
		expect(weighed([], 0)).toBe(FOUND);
		expect(weighed([0.1], 1, TRAINED)).toBe(FOUND);
		expect(withMeaning(FOUND, { best: [], comparisons: 0 }, undefined, CALIBRATION)).toBe(FOUND);
	});
});

function weighed(cosines: readonly number[], comparisons = cosines.length, embedder: string = STATIC): typeof FOUND {
	const best = cosines.map((vector, section): RankedSection => ({ section, score: 1, text: 1, vector }));
	const use = { vectors: { settings: { embedder } } } as VectorUse;
	return withMeaning(FOUND, { best, comparisons }, use, CALIBRATION);
}
