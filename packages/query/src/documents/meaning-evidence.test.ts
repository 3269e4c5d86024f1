import { builtInCalibration } from '@pinakes/format/calibration/confidence';
import { STATIC, TRAINED } from '@pinakes/format/kinds/vectors/schema';
import { describe, expect, it } from 'vitest';
import type { RankedSection, VectorUse } from '../vectors/rank-sections.ts';
import { withMeaning } from './meaning-evidence.ts';

const CALIBRATION = builtInCalibration('sections', 1);
const FOUND = { evidence: 0.4, confidence: 0.5 };

describe('withMeaning', () => {
	it('leaves evidence about as it is where the first document is as near as usual', () => {
		expect(weighed([0.4, 0.9]).evidence).toBeCloseTo(0.4, 1);
	});

	it('halves the evidence where the first document is about something else, however near another is', () => {
		const { evidence, confidence } = weighed([0, 0.9]);
		expect(evidence).toBeCloseTo(0.2, 12);
		expect(confidence).toBeLessThan(0.2);
	});

	it('raises the evidence of few words where the first document means what the question does', () => {
		expect(weighed([0.8]).confidence).toBeGreaterThan(0.9);
	});

	it('never falls as the first document is nearer', () => {
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
