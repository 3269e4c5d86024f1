import {
	builtInOfSections,
	type Calibration,
	calibrationOfSections,
	measureEvidence,
	type Opened,
	type Part,
	type Recipe,
} from '@pinakes/query/internal';
import { GENERAL_QUESTIONS } from '../data/unrelated-questions.ts';

/** Minimum sections for a calibration. With fewer, the median is nearly zero, and changes with every few sections. */
const MIN_SECTIONS = 100;

/** Minimum share of unspaced sections for which questions are in Chinese. */
const MOSTLY = 0.5;

/** A median below this means that the index is in other languages than the questions. */
const MIN_LEVEL = 0.1;

/**
 * Calibrates probability by the evidence that general questions reach, which the texts of an index do not answer.
 *
 * @param manifest its `calibration` has the share of texts in scripts without spaces
 */
export function* calibrateSections(manifest: Opened): Recipe<Calibration> {
	const { unspaced } = calibrationOfSections(manifest);
	const builtIn = builtInOfSections(unspaced);
	if (manifest.counts.sections < MIN_SECTIONS) return builtIn;
	// In the language of most texts, since words of another language give little evidence in them.
	const evidence: number[] = [];
	for (const question of GENERAL_QUESTIONS[unspaced > MOSTLY ? 'unspaced' : 'spaced']) {
		evidence.push(yield* measureEvidence(manifest, question));
	}
	const level = evidence.sort((a, b) => a - b)[evidence.length >> 1] ?? 0;
	if (level < MIN_LEVEL) return builtIn;
	// In thousandths, since engines differ in the last bits of logarithms.
	return { ...builtIn, source: 'measured', level: Math.round(level * 1000) / 1000 };
}

/** Runs a recipe on the files of an index. @throws Error for a missing file */
export function runRecipe<T>(recipe: Recipe<T>, files: { get(path: string): string | undefined }): T {
	const read = ({ file, shape }: Part): unknown => {
		const content = files.get(file);
		if (content === undefined) throw new Error(`${file} is not written yet`);
		return shape === undefined ? content : (JSON.parse(content) as unknown);
	};
	let step = recipe.next();
	while (!step.done) step = recipe.next(step.value.map(read));
	return step.value;
}
