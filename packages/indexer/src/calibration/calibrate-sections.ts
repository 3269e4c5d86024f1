import type { Calibration, Manifest } from '@pinakes/query';
import { type Measured, measureQuestion, sampleSections } from '@pinakes/query/calibration';
import type { Recipe } from '@pinakes/query/format/base/recipe';
import {
	builtInOfSections,
	calibrationOfSections,
	DEFAULT_THRESHOLD,
	mapAt,
} from '@pinakes/query/format/kinds/calibration';
import { buildAnalyzer } from '../words/content-words.ts';
import { type Outcome, outcomesOf, tableOf, unanswerable } from './calibrate.ts';
import { drawTextQuestions } from './text-questions.ts';
import { GENERAL_QUESTIONS } from './unrelated-questions.ts';

/**
 * Map of evidence to probability, relative to the median evidence of questions that the index does not answer. That
 * median differs between collections, which have long or short, plain or technical texts. From a logistic function,
 * fitted to the logarithm of both over six collections; see docs/reference/scoring.md.
 */
const RELATIVE_MAP: Calibration['map'] = [
	[0, 0],
	[0.5, 0.01],
	[0.8, 0.07],
	[1, 0.15],
	[1.3, 0.31],
	[1.63, 0.5],
	[2, 0.68],
	[2.5, 0.82],
	[3.1, 0.91],
	[4.2, 0.97],
	[6.5, 0.99],
	[20, 1],
];

/** Minimum sections for a calibration. With fewer, the median is nearly zero, and changes with every few sections. */
const MIN_SECTIONS = 100;

/** Minimum share of unspaced sections for which questions are in Chinese. */
const MOSTLY = 0.5;

/** A median below this means that the index is in other languages than the questions. */
const MIN_LEVEL = 0.1;

/** Maximum sections that questions are drawn from. */
const MAX_TEXTS = 60;

/**
 * Calibrates probability by questions to the texts of an index, or of several segments as one.
 *
 * @param manifest its `calibration` has the share of texts in scripts without spaces
 */
export function* calibrateSections(manifest: Manifest): Recipe<Calibration> {
	const { unspaced } = calibrationOfSections(manifest);
	const builtIn = builtInOfSections(unspaced);
	if (manifest.counts.sections < MIN_SECTIONS) return builtIn;
	const ask = (question: string, without?: number): Recipe<Measured> => measureQuestion(manifest, question, without);
	// In the language of most texts, since words of another language give little evidence in them.
	const others: Outcome[] = [];
	for (const question of GENERAL_QUESTIONS[unspaced > MOSTLY ? 'unspaced' : 'spaced']) {
		others.push(unanswerable(yield* ask(question)));
	}
	const level = medianEvidence(others);
	if (level < MIN_LEVEL) return builtIn;
	const calibration: Calibration = { ...builtIn, source: 'measured', map: mapAt(level, RELATIVE_MAP) };
	const drawn = drawTextQuestions(yield* sampleSections(manifest, MAX_TEXTS), buildAnalyzer());
	const outcomes = [...(yield* outcomesOf({ drawn, ask })), ...others];
	return { ...calibration, table: tableOf(outcomes, calibration, DEFAULT_THRESHOLD) };
}

function medianEvidence(outcomes: readonly Outcome[]): number {
	const sorted = outcomes.map(({ evidence }) => evidence).sort((a, b) => a - b);
	return sorted[sorted.length >> 1] ?? 0;
}
