import type { Manifest } from '@pinakes/query';
import {
	analyzerOfUnits,
	builtInOfSections,
	builtInOfUnits,
	type Calibration,
	type CalibrationTable,
	calibrationOfSections,
	DEFAULT_THRESHOLD,
	type Measured,
	mapAt,
	measureGoal,
	measureQuestion,
	type Opened,
	openManifest,
	type Part,
	probabilityOf,
	type Recipe,
	sampleSections,
	toThousandths,
	unspacedShare,
} from '@pinakes/query/internal';
import { GENERAL_QUESTIONS, OTHER_QUESTIONS } from '../data/unrelated-questions.ts';
import { auroc } from '../evaluation/statistics.ts';
import { analyzerSettings, type ManifestContent, manifestFields } from '../kinds/manifest.ts';
import type { ReadableTarget } from '../kinds/parts.ts';
import type { Sources } from '../model/unit.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { logisticFit, type Observation, requestMap } from './fit.ts';
import { type DrawnQuestion, drawTextQuestions, drawUnitQuestions } from './questions.ts';

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
export function* calibrateSections(manifest: Opened): Recipe<Calibration> {
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

/**
 * Calibrates probability by goals for the units.
 *
 * @param files the parts of the units, the lexicon and the folding of characters
 * @param languages the added languages of the index
 */
export function calibrateUnits(
	files: ReadableTarget,
	{ units, prose = new Map() }: Sources,
	languages: readonly string[],
	content: Pick<ManifestContent, 'ides' | 'unit_vectors'> & {
		readonly counts: Partial<Manifest['counts']>;
		readonly cuts: Partial<Manifest['cuts']>;
	},
): Calibration {
	const unspaced = unspacedShare(units.map(({ name, description }) => name + description));
	const builtIn = builtInOfUnits(unspaced, units.length, content.unit_vectors !== undefined);
	const manifest = openManifest({
		...manifestFields({ analyzer: analyzerSettings(languages), ...content } as ManifestContent),
		calibration: { units: builtIn },
	} as unknown as Manifest);
	const measuring = calibrate({
		builtIn,
		drawn: drawUnitQuestions(units, prose, analyzerOfUnits(buildAnalyzer(), languages)),
		others: OTHER_QUESTIONS,
		threshold: DEFAULT_THRESHOLD,
		ask: (question, without) => measureGoal(manifest, question, without),
	});
	return runRecipe(measuring, files, new Map());
}

/** Input for the calibration of a retriever. */
export interface CalibrationInput {
	/** Calibration if there are too few questions. */
	readonly builtIn: Calibration;
	/** From parts of the sources that are not ranked, at most one question per source. */
	readonly drawn: readonly DrawnQuestion[];
	/** Questions in other languages and domains, which hardly any index answers. */
	readonly others: readonly string[];
	/** Probability threshold of the retriever. */
	readonly threshold: number;
	/** Asks a question without a threshold, and optionally as if the index lacked a source. */
	readonly ask: (question: string, without?: number) => Recipe<Measured>;
}

/** Minimum drawn questions for a better map than the built-in one. */
const MIN_DRAWN = 30;

/** Maximum questions, so that a build takes at most a tenth longer. */
const MAX_DRAWN = 150;

/** Weight of the built-in map, as a number of questions. */
const PRIOR_WEIGHT = 20;

/** Evidence of a line of text for the same probability as a request, as a multiple. From requests to one collection. */
const LINE_EVIDENCE = 2;

/** Below this share of the evidence with its source, no other source answers the question. */
const MAX_RELATIVE_EVIDENCE = 0.7;

interface Outcome {
	readonly evidence: number;
	readonly isRight: boolean;
	readonly isAnswerable: boolean;
}

/**
 * Calibrates a retriever: asks questions with and without their source, and questions of other domains, and fits a
 * monotonic function from evidence to the share of right answers. Returns the built-in calibration if fewer than 30
 * sources have a question.
 */
export function* calibrate(input: CalibrationInput): Recipe<Calibration> {
	const { builtIn } = input;
	if (input.drawn.length < MIN_DRAWN) return builtIn;
	const outcomes = yield* outcomesOf(input);
	for (const question of input.others) outcomes.push(unanswerable(yield* input.ask(question), LINE_EVIDENCE));
	const fitted = logisticFit([...observationsOf(outcomes), ...priorOf(builtIn)]);
	const calibration: Calibration = { ...builtIn, source: 'measured', map: requestMap(fitted, builtIn.map) };
	return { ...calibration, table: tableOf(outcomes, calibration, input.threshold) };
}

/** Asks the drawn questions, each with its source and without it. */
function* outcomesOf({ drawn, ask }: Pick<CalibrationInput, 'drawn' | 'ask'>): Recipe<Outcome[]> {
	const outcomes: Outcome[] = [];
	const every = Math.max(1, drawn.length / MAX_DRAWN);
	for (let i = 0; i < drawn.length; i += every) {
		const { question, source } = drawn[Math.floor(i)] as DrawnQuestion;
		const { evidence, best } = yield* ask(question);
		outcomes.push({ evidence: evidence / LINE_EVIDENCE, isRight: best === source, isAnswerable: true });
		const without = yield* ask(question, source);
		// If another source has similar evidence, its answer may be right, so it is not counted as wrong.
		if (without.evidence < MAX_RELATIVE_EVIDENCE * evidence) outcomes.push(unanswerable(without, LINE_EVIDENCE));
	}
	return outcomes;
}

function unanswerable({ evidence }: Measured, divisor = 1): Outcome {
	return { evidence: evidence / divisor, isRight: false, isAnswerable: false };
}

/** Weights outcomes so that all questions with an answer count as much as all without. */
function observationsOf(outcomes: readonly Outcome[]): Observation[] {
	const answerable = outcomes.filter(({ isAnswerable }) => isAnswerable).length;
	const weight = answerable / Math.max(1, outcomes.length - answerable);
	return outcomes.map(({ evidence, isRight, isAnswerable }) => ({
		evidence,
		isRight,
		weight: isAnswerable ? 1 : weight,
	}));
}

/** Returns the built-in map as observations, since few questions determine the map only roughly. */
function priorOf({ map }: Calibration): Observation[] {
	const weight = PRIOR_WEIGHT / map.length;
	return map.flatMap(([evidence, probability]) => [
		{ evidence, isRight: true, weight: weight * probability },
		{ evidence, isRight: false, weight: weight * (1 - probability) },
	]);
}

function tableOf(outcomes: readonly Outcome[], calibration: Calibration, threshold: number): CalibrationTable {
	const probability = ({ evidence }: Outcome): number => probabilityOf(evidence, calibration);
	const isAnswered = (outcome: Outcome): boolean => probability(outcome) >= threshold;
	const share = (of: readonly Outcome[], isSo: (outcome: Outcome) => boolean): number =>
		of.length === 0 ? 0 : toThousandths(of.filter(isSo).length / of.length);
	const answerable = outcomes.filter((outcome) => outcome.isAnswerable);
	const right = outcomes.filter(({ isRight }) => isRight);
	const wrong = outcomes.filter(({ isRight }) => !isRight);
	return {
		questions: outcomes.length,
		threshold,
		coverage: share(answerable, isAnswered),
		wrongly_answered: share(
			outcomes.filter((outcome) => !outcome.isAnswerable),
			isAnswered,
		),
		wrongly_refused: share(right, (outcome) => !isAnswered(outcome)),
		auroc: toThousandths(auroc(right.map(probability), wrong.map(probability)) ?? 0),
	};
}

/**
 * Runs a recipe on the files of an index in memory.
 *
 * @param parsed caches parsed files, if given
 * @throws Error for a missing file
 */
export function runRecipe<T>(
	recipe: Recipe<T>,
	files: { get(path: string): string | Uint8Array | undefined },
	parsed?: Map<string, unknown>,
): T {
	const read = ({ file, shape }: Part): unknown => {
		const content = files.get(file);
		if (content === undefined) throw new Error(`${file} is not written yet`);
		if (shape === undefined || shape === 'text') return content.toString();
		if (parsed?.has(file)) return parsed.get(file);
		const json = JSON.parse(content.toString()) as unknown;
		parsed?.set(file, json);
		return json;
	};
	let step = recipe.next();
	while (!step.done) step = recipe.next(step.value.map(read));
	return step.value;
}
