import {
	builtInOfSections,
	type Calibration,
	type CalibrationTable,
	calibrationOfSections,
	DEFAULT_THRESHOLD,
	type Measured,
	measureQuestion,
	type Opened,
	type Part,
	probabilityOf,
	type Recipe,
	sampleSections,
	toThousandths,
} from '@pinakes/query/internal';
import { GENERAL_QUESTIONS } from '../data/unrelated-questions.ts';
import { auroc } from '../evaluation/statistics.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { type DrawnQuestion, drawTextQuestions } from './questions.ts';

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
	const calibration: Calibration = { ...builtIn, source: 'measured', level: toThousandths(level) };
	const drawn = drawTextQuestions(yield* sampleSections(manifest, MAX_TEXTS), buildAnalyzer());
	const outcomes = [...(yield* outcomesOf(drawn, ask)), ...others];
	return { ...calibration, table: tableOf(outcomes, calibration, DEFAULT_THRESHOLD) };
}

function medianEvidence(outcomes: readonly Outcome[]): number {
	const sorted = outcomes.map(({ evidence }) => evidence).sort((a, b) => a - b);
	return sorted[sorted.length >> 1] ?? 0;
}

/** Below this share of the evidence with its source, no other source answers the question. */
const MAX_RELATIVE_EVIDENCE = 0.7;

interface Outcome {
	readonly evidence: number;
	readonly isRight: boolean;
	readonly isAnswerable: boolean;
}

/** Asks the drawn questions, each with its source and without it. */
function* outcomesOf(
	drawn: readonly DrawnQuestion[],
	ask: (question: string, without?: number) => Recipe<Measured>,
): Recipe<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const { question, source } of drawn) {
		const { evidence, best } = yield* ask(question);
		outcomes.push({ evidence, isRight: best === source, isAnswerable: true });
		const without = yield* ask(question, source);
		// If another source has similar evidence, its answer may be right, so it is not counted as wrong.
		if (without.evidence < MAX_RELATIVE_EVIDENCE * evidence) outcomes.push(unanswerable(without));
	}
	return outcomes;
}

function unanswerable({ evidence }: Measured): Outcome {
	return { evidence, isRight: false, isAnswerable: false };
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
