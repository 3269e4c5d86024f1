import type { Calibration, CalibrationTable } from '@pinakes/query';
import type { Measured } from '@pinakes/query/calibration';
import { confidenceOf } from '@pinakes/query/format/calibration/confidence';
import type { Recipe } from '@pinakes/query/format/recipe';
import { auroc } from '../evaluation/statistics.ts';
import { logisticFit, type Observation } from './logistic.ts';

/** A question that was drawn from the sources of an index, and the number of what it was drawn from. */
export interface DrawnQuestion {
	readonly question: string;
	readonly source: number;
}

/** How a retriever is measured. */
export interface CalibrationInput {
	/** What holds where nothing is measured. */
	readonly builtIn: Calibration;
	/** From parts of the sources that are not what is ranked, at most one to a source. */
	readonly drawn: readonly DrawnQuestion[];
	/** Questions of other languages and domains, that hardly any index answers. */
	readonly others: readonly string[];
	/** The confidence from which the retriever answers. */
	readonly threshold: number;
	/** Asks without any threshold, and as if the index lacked one source. */
	readonly ask: (question: string, without?: number) => Recipe<Measured>;
}

/** Sources from which questions are drawn before what they tell is worth more than the built-in map. */
const MIN_DRAWN = 30;

/** Questions that are asked at most, so that a build takes at most a tenth longer. */
const MAX_DRAWN = 150;

/** Questions that the built-in map is worth, beside those that are asked. */
const PRIOR_WEIGHT = 20;

/** What a written line needs more of evidence than a request, to be as surely right: from requests to one collection. */
const LINE_EVIDENCE = 2;

/** Below this share of the evidence with its source, a question is one that nothing else answers. */
const MAX_RELATIVE_EVIDENCE = 0.7;

/** Rounding steps: engines differ in the last bits of logarithms. */
const STEPS = 1000;

/** A question that was asked. */
export interface Outcome {
	readonly evidence: number;
	readonly isRight: boolean;
	readonly isAnswerable: boolean;
}

/**
 * Measures what evidence means in an index: asks questions with their source present and with it left out, and
 * questions of other domains, and fits a line that never falls from evidence to the share that was right. Where
 * fewer than 30 sources have a question it is the built-in map.
 */
export function* calibrate(input: CalibrationInput): Recipe<Calibration> {
	const { builtIn } = input;
	if (input.drawn.length < MIN_DRAWN) return builtIn;
	const outcomes = yield* outcomesOf(input);
	for (const question of input.others) outcomes.push(unanswerable(yield* input.ask(question), LINE_EVIDENCE));
	const fitted = logisticFit([...observationsOf(outcomes), ...priorOf(builtIn)]);
	const map = builtIn.map.map(([evidence]): [number, number] => [evidence, rounded(fitted(evidence))]);
	const calibration: Calibration = { ...builtIn, source: 'measured', map };
	return { ...calibration, table: tableOf(outcomes, calibration, input.threshold) };
}

/** Asks questions that were drawn from the sources: each with its source present, and with it left out. */
export function* outcomesOf({ drawn, ask }: Pick<CalibrationInput, 'drawn' | 'ask'>): Recipe<Outcome[]> {
	const outcomes: Outcome[] = [];
	const every = Math.max(1, drawn.length / MAX_DRAWN);
	for (let i = 0; i < drawn.length; i += every) {
		const { question, source } = drawn[Math.floor(i)] as DrawnQuestion;
		const { evidence, best } = yield* ask(question);
		outcomes.push({ evidence: evidence / LINE_EVIDENCE, isRight: best === source, isAnswerable: true });
		const without = yield* ask(question, source);
		// Where another source says as much, it may well be right: that tells nothing of wrong answers.
		if (without.evidence < MAX_RELATIVE_EVIDENCE * evidence) outcomes.push(unanswerable(without, LINE_EVIDENCE));
	}
	return outcomes;
}

/** What a question was answered that has no answer. */
export function unanswerable({ evidence }: Measured, divisor = 1): Outcome {
	return { evidence: evidence / divisor, isRight: false, isAnswerable: false };
}

/** Questions that have an answer count as much, all together, as those that have none. */
function observationsOf(outcomes: readonly Outcome[]): Observation[] {
	const answerable = outcomes.filter(({ isAnswerable }) => isAnswerable).length;
	const weight = answerable / Math.max(1, outcomes.length - answerable);
	return outcomes.map(({ evidence, isRight, isAnswerable }) => ({
		evidence,
		isRight,
		weight: isAnswerable ? 1 : weight,
	}));
}

/** What the built-in map says, as observations: few questions tell where half of the answers are right only roughly. */
function priorOf({ map }: Calibration): Observation[] {
	const weight = PRIOR_WEIGHT / map.length;
	return map.flatMap(([evidence, confidence]) => [
		{ evidence, isRight: true, weight: weight * confidence },
		{ evidence, isRight: false, weight: weight * (1 - confidence) },
	]);
}

/** How questions fared at the threshold. */
export function tableOf(outcomes: readonly Outcome[], calibration: Calibration, threshold: number): CalibrationTable {
	const confidence = ({ evidence }: Outcome): number => confidenceOf(evidence, calibration);
	const isAnswered = (outcome: Outcome): boolean => confidence(outcome) >= threshold;
	const share = (of: readonly Outcome[], isSo: (outcome: Outcome) => boolean): number =>
		of.length === 0 ? 0 : rounded(of.filter(isSo).length / of.length);
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
		auroc: rounded(auroc(right.map(confidence), wrong.map(confidence)) ?? 0),
	};
}

function rounded(share: number): number {
	return Math.round(share * STEPS) / STEPS;
}
