import type { Calibration, Manifest } from '@pinakes/query';
import { measureGoal } from '@pinakes/query/calibration';
import { analyzerOfUnits } from '@pinakes/query/format/analysis/analyzer';
import { builtInOfUnits, DEFAULT_THRESHOLD, unspacedShare } from '@pinakes/query/format/kinds/calibration';
import type { Sources } from '../model/unit.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import { analyzerSettings, type ManifestContent, manifestFields } from '../write/manifest.ts';
import type { ReadableTarget } from '../write/parts.ts';
import { calibrate, runRecipe } from './calibrate.ts';
import { drawUnitQuestions } from './unit-questions.ts';
import { OTHER_QUESTIONS } from './unrelated-questions.ts';

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
	const manifest = {
		...manifestFields({ analyzer: analyzerSettings(languages), ...content } as ManifestContent),
		calibration: { units: builtIn },
	} as unknown as Manifest;
	const measuring = calibrate({
		builtIn,
		drawn: drawUnitQuestions(units, prose, analyzerOfUnits(buildAnalyzer(), languages)),
		others: OTHER_QUESTIONS,
		threshold: DEFAULT_THRESHOLD,
		ask: (question, without) => measureGoal(manifest, question, without),
	});
	return runRecipe(measuring, files, new Map());
}
