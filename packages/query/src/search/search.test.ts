import { builtInOfSections } from '@pinakes/query/internal';
import { describe, expect, it } from 'vitest';
import { documentEvidence } from './search.ts';

type Parts = Parameters<typeof documentEvidence>;

const CALIBRATION = builtInOfSections(1);

describe('documentEvidence', () => {
	it('leaves evidence about as it is where the first document is as near as usual', () => {
		expect(judged(0, { cosine: 0.4 }).evidence).toBeCloseTo(judged(0, {}).evidence, 1);
	});

	it('halves the evidence if the first document is about something else', () => {
		const { evidence, probability } = judged(0, { cosine: 0 });
		expect(evidence).toBeCloseTo(judged(0, {}).evidence / 2, 12);
		expect(probability).toBeLessThan(judged(0, {}).probability);
	});

	it('never falls as the first document is nearer', () => {
		const probabilitys = [0, 0.1, 0.3, 0.5, 0.7, 1].map((cosine) => judged(0, { cosine }).probability);
		expect(probabilitys).toEqual([...probabilitys].sort((a, b) => a - b));
	});

	it('judges the document that comes first, not the best by text', () => {
		expect(judged(2, {}).evidence).toBeLessThan(judged(0, {}).evidence);
	});

	it('takes the best section by text of that document if another section is shown', () => {
		expect(judged(1, {})).toEqual(judged(0, {}));
	});
});

/** Judges one of three sections, of which the first two are a document: the first has the word twice, the last a little. */
function judged(first: number, { cosine }: { cosine?: number }): ReturnType<typeof documentEvidence> {
	const found = { sections: [{ section: 0, score: 1 }] };
	const query = {
		terms: [{ list: LIST, word: 'pod', weight: 1, name: 0, possible: 1 / 4, isCertain: false }],
		...{ possible: 2, rarest: 4 },
	} as unknown as Parts[1];
	const use = cosine === undefined ? {} : { use: {} as NonNullable<Parts[4]['use']> };
	const one: Parts[2] = { section: first, score: 1, text: 1, vector: cosine ?? 0 };
	const store = { documents: Uint32Array.of(0, 0, 1), calibration: CALIBRATION };
	return documentEvidence(
		{ store, found } as unknown as Parts[0],
		query,
		one,
		{ comparisons: cosine === undefined ? 0 : 3 },
		use,
	);
}

const LIST = { sections: Uint32Array.of(0, 2), shares: Float32Array.of(0.8, 0.2) };
