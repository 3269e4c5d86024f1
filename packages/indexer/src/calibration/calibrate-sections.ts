import type { Calibration, Manifest } from '@pinakes/query';
import { type Measured, measureQuestion } from '@pinakes/query/calibration';
import { builtInCalibration, DEFAULT_CONFIDENCE } from '@pinakes/query/format/calibration/confidence';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { type ManifestContent, manifestFields } from '../write/manifest.ts';
import { type Outcome, outcomesOf, tableOf, unanswerable } from './calibrate.ts';
import { runRecipe } from './run-recipe.ts';
import { drawTextQuestions, type NumberedText } from './text-questions.ts';
import { GENERAL_QUESTIONS } from './unrelated-questions.ts';

/**
 * Confidence by evidence, in units of what half of the questions reach that the index does not answer: how far those
 * reach differs between collections, as their texts are long or short, plain or technical. From a logistic
 * function, fitted to the logarithm of both over six collections; see docs/reference/scoring.md.
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

/** In fewer sections half of the general questions reach next to nothing, and a few more sections change that. */
const MIN_SECTIONS = 100;

/** The share of sections from which an index is mostly written without spaces. */
const MOSTLY = 0.5;

/** Below it, the index is written in other languages than the questions. */
const MIN_LEVEL = 0.1;

/** Rounding steps of evidence: it is the same on every engine only up to the last bits. */
const STEPS = 1000;

/** What the texts of an index are measured by. */
export interface TextToCalibrate {
	/** Reads a file of the text index, as it was written. */
	readonly read: (path: string) => string | undefined;
	/** Some of the sections. */
	readonly sample: readonly NumberedText[];
	/** The share of all in scripts without spaces. */
	readonly unspaced: number;
}

/** Measures what evidence means for questions that are asked of the texts. */
export function calibrateSections(
	{ read, sample, unspaced }: TextToCalibrate,
	content: Pick<ManifestContent, 'analyzer'> & {
		readonly counts: Partial<Manifest['counts']>;
		readonly cuts: Partial<Manifest['cuts']>;
	},
): Calibration {
	const builtIn = builtInCalibration('sections', unspaced);
	if ((content.counts.sections ?? 0) < MIN_SECTIONS) return builtIn;
	const manifest = {
		...manifestFields(content as ManifestContent),
		calibration: { sections: builtIn },
	} as unknown as Manifest;
	const ask = (question: string, without?: number): Measured =>
		runRecipe(measureQuestion(manifest, question, without), { get: read }, new Map());
	// Of the language that most of the texts are in: words of another say little among them.
	const questions = GENERAL_QUESTIONS[unspaced > MOSTLY ? 'unspaced' : 'spaced'];
	const others = questions.map((question) => unanswerable(ask(question)));
	const level = medianEvidence(others);
	if (level < MIN_LEVEL) return builtIn;
	const map = RELATIVE_MAP.map(([evidence, confidence]): [number, number] => [
		Math.round(evidence * level * STEPS) / STEPS,
		confidence,
	]);
	const calibration: Calibration = { ...builtIn, source: 'measured', map };
	const drawn = outcomesOf({ drawn: drawTextQuestions(sample, buildAnalyzer()), ask });
	return { ...calibration, table: tableOf([...drawn, ...others], calibration, DEFAULT_CONFIDENCE) };
}

function medianEvidence(outcomes: readonly Outcome[]): number {
	const sorted = outcomes.map(({ evidence }) => evidence).sort((a, b) => a - b);
	return sorted[sorted.length >> 1] ?? 0;
}
