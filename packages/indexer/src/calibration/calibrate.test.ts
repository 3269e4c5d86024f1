import type { Calibration } from '@pinakes/query';
import type { Measured } from '@pinakes/query/calibration';
import { builtInOfUnits, probabilityOf } from '@pinakes/query/format/kinds/calibration';
import { describe, expect, it } from 'vitest';
import { type CalibrationInput, calibrate as measure, runRecipe } from './calibrate.ts';

type Ask = (question: string, without?: number) => Measured;

/** An index whose retriever finds the source of every question with much evidence, and otherwise nothing near. */
function calibrate({ sources, ask }: { readonly sources: number; readonly ask: Ask }): Calibration {
	const input: CalibrationInput = {
		builtIn: builtInOfUnits(0.25, 29, false),
		drawn: Array.from({ length: sources }, (_, source) => ({ question: String(source), source })),
		others: ['how long does dough rest'],
		threshold: 0.5,
		// biome-ignore lint/correctness/useYield: it is a recipe as others that ask for parts
		*ask(...asked) {
			return ask(...asked);
		},
	};
	return runRecipe(measure(input), new Map());
}

const sure: Ask = (question, without) =>
	Number(question) >= 0 && without === undefined
		? { evidence: 0.85, best: Number(question) }
		: { evidence: 0.1, best: undefined };

describe('calibrate', () => {
	it('keeps the built-in map for fewer than 30 sources, and says the share of text without spaces', () => {
		expect(calibrate({ sources: 29, ask: sure })).toEqual(builtInOfUnits(0.25, 29, false));
	});

	it('measures with each source and without it, and questions of other domains', () => {
		const { source, table, map } = calibrate({ sources: 30, ask: sure });
		expect(source).toBe('measured');
		expect(table).toEqual({
			questions: 61,
			threshold: 0.5,
			coverage: 1,
			wrongly_answered: 0,
			wrongly_refused: 0,
			auroc: 1,
		});
		const probabilities = map.map(([, probability]) => probability);
		expect(probabilities).toEqual([...probabilities].sort((a, b) => a - b));
	});

	it('is surer where answers are right than if they are wrong', () => {
		const wrong: Ask = (question, without) => ({ ...sure(question, without), best: undefined });
		const rightMap = calibrate({ sources: 30, ask: sure }).map;
		const wrongMap = calibrate({ sources: 30, ask: wrong }).map;
		rightMap.forEach(([evidence, probability], i) => {
			// From what the right answers had on: below it nothing was asked.
			if (evidence < 0.85 / 2) return;
			expect(probability).toBeGreaterThan((wrongMap[i] as readonly [number, number])[1]);
		});
		expect(rightMap.at(-1)?.[0]).toBeGreaterThan(0.85 / 2);
	});

	it('leans on the built-in map, the more so the fewer questions it asks', () => {
		const wrong: Ask = () => ({ evidence: 2, best: undefined });
		const probabilities = [30, 150].map((sources) => calibrate({ sources, ask: wrong }).map.at(-1)?.[1] as number);
		expect(probabilities[0]).toBeGreaterThan(probabilities[1] as number);
		expect(probabilities[1]).toBeGreaterThan(0);
	});

	it.each([
		[100, 1.2],
		[0.01, 0.5],
	])('keeps to the level of the built-in map where lines have %d times its evidence', (times, level) => {
		const scaled: Ask = (...asked) => ({ ...sure(...asked), evidence: sure(...asked).evidence * times });
		const { map } = calibrate({ sources: 150, ask: scaled });
		const [[usual]] = map.filter((_, i) => builtInOfUnits(0.25, 29, false).map[i]?.[1] === 0.5) as [[number, number]];
		expect(probabilityOf(0.8 * level * usual, { map })).toBeLessThan(0.5);
		expect(probabilityOf(1.25 * level * usual, { map })).toBeGreaterThan(0.5);
	});

	it('does not count a question against the index where another source says as much', () => {
		const twins: Ask = (question, without) =>
			without === undefined ? sure(question) : { evidence: 0.8, best: without + 1 };
		expect(calibrate({ sources: 30, ask: twins }).table?.questions).toBe(31);
	});
});
