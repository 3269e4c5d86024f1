import { roundedLog } from '@pinakes/query/format/kinds/vectors/rounded-log';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexed } from '../../testing/indexed.ts';
import { foldIn, scalesToOne } from './fold-in.ts';
import type { LearntVectors } from './write.ts';

const LEARNT: LearntVectors = {
	settings: { embedder: 'lsa', fingerprint: '', dimensions: 2, weight: 0.5, dimension_scales: [1, 1] },
	terms: {
		names: ['backup', 'proto', '备份', '数据'],
		scales: [0.5, 2, 1, 0.25],
		numbers: Int8Array.of(7, 0, 0, 7, 3, 7, -7, 1),
	},
};

describe('foldIn', () => {
	it('adds up the vectors of terms, each times ln(1 + occurrences)', () => {
		const text = indexed([
			{ id: 'a', text: 'backup' },
			{ id: 'b', text: 'backup backup backup proto' },
			{ id: 'c', text: 'other words' },
			{ id: 'd', text: '备份' },
		]);
		// Of b: ln 4 · (3.5, 0) + ln 2 · (0, 14), brought to 7 at most.
		const across = (7 * roundedLog(4) * 3.5) / (roundedLog(2) * 14);
		expect([...foldIn(text, LEARNT)]).toEqual([7, 0, Math.round(across), 7, 0, 0, 3, 7]);
	});

	it('gives no numbers if nothing was learnt', () => {
		const nothing = {
			settings: { ...LEARNT.settings, dimensions: 0 },
			terms: { names: [], scales: [], numbers: new Int8Array() },
		};
		expect(foldIn(indexed([{ id: 'a', text: 'backup' }]), nothing)).toHaveLength(0);
	});

	it('gives a text what it gives it among others', () => {
		const word = fc.constantFrom('backup', '__proto__', '备份', '数据', '數據', '备份数据', 'other', 'ｂackup');
		const body = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
		fc.assert(
			fc.property(fc.array(body, { minLength: 1, maxLength: 6 }), (bodies) => {
				const documents = bodies.map((text, i) => ({ id: `${i}`, text }));
				const together = foldIn(indexed(documents), LEARNT);
				documents.forEach((document, i) => {
					expect(foldIn(indexed([document]), LEARNT)).toEqual(together.subarray(2 * i, 2 * i + 2));
				});
			}),
		);
	});
});

describe('scalesToOne', () => {
	it('are one over the length of each vector, 0 for zeros', () => {
		expect([...scalesToOne(Int8Array.of(3, 4, 0, 0, 0, -2), 2)]).toEqual([Math.fround(0.2), 0, 0.5]);
		expect(scalesToOne(new Int8Array(), 0)).toHaveLength(0);
	});
});
