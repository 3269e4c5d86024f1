import type { Calibration, Manifest } from '@pinakes/query';
import { percent } from './output.ts';

/** Returns how the confidence of an index was calibrated, as names and values. */
export function calibrationLines(calibration: Manifest['calibration']): [name: string, value: string][] {
	return (['units', 'sections'] as const).flatMap((retriever) => linesOf(retriever, calibration?.[retriever]));
}

function linesOf(retriever: 'units' | 'sections', calibration: Calibration | undefined): [string, string][] {
	const name = `confidence, ${retriever}`;
	if (calibration?.source !== 'measured') return [[name, 'by the built-in map, not measured']];
	const { table } = calibration;
	if (table === undefined) return [[name, 'measured']];
	const { questions, threshold, coverage, wrongly_answered, wrongly_refused } = table;
	return [
		[name, `measured by ${questions} questions, AUROC ${decimal(table.auroc)}`],
		[
			`  from ${decimal(threshold)} on`,
			`${percent(coverage)} answered, ${percent(wrongly_answered)} wrongly answered, ${percent(wrongly_refused)} wrongly refused`,
		],
	];
}

/** Formats a number. A manifest written by another program may have any value. */
function decimal(value: unknown): string {
	return typeof value === 'number' ? value.toFixed(2) : '-';
}
