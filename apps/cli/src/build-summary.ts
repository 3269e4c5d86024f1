import type { BuildResult, BuildSummary, Problem } from '@pinakes/indexer';
import { counted, type Output, printable } from './output.ts';

/** Prints what a build read, found and wrote. */
export function printSummary(
	{ summary, problems, written }: BuildResult,
	out: string,
	areVectorsAsked: boolean,
	output: Output,
): void {
	for (const problem of problems) output.note(problemLine(problem, output));
	const { files, units, packages, documents, derived, errors, warnings, index_files, index_bytes, vectors } = summary;
	const read = Object.entries({ unit: units, package: packages, document: documents }).filter(([, count]) => count > 0);
	const kinds = read.map(([noun, count]) => counted(count, noun)).join(', ');
	output.data(`read     ${counted(files, 'file')}: ${kinds || 'nothing to index'}`);
	if (derived > 0) output.data(`derived  tags or keywords of ${counted(derived, 'unit')}`);
	if (vectors !== null && (vectors.dimensions > 0 || areVectorsAsked))
		output.data(`vectors  ${describeVectors(vectors)}`);
	output.data(`found    ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`);
	if (written)
		output.data(`wrote    ${printable(out)}: ${counted(index_files, 'file')}, ${counted(index_bytes, 'byte')}`);
	else output.data(`wrote    nothing, because of --strict; ${printable(out)} is as it was`);
}

/** Describes the vectors of an index and their weight. */
function describeVectors({ embedder, dimensions, weight }: NonNullable<BuildSummary['vectors']>): string {
	if (dimensions === 0) {
		return `none: ${printable(embedder)} would add nothing to the words of these texts; vectors.weight of the configuration overrules this`;
	}
	return `${printable(embedder)}: ${dimensions} dimensions, weight ${weight}`;
}

/** Formats a problem as one line: location, severity, rule, message and fix. */
export function problemLine({ severity, file, line, rule, message, fix }: Problem, output: Output): string {
	const location = printable(line === undefined ? file : `${file}:${line}`);
	const mark = output.style(severity === 'error' ? 'red' : 'yellow', severity);
	return `${location}: ${mark} [${rule}] ${printable(message)}; ${printable(fix)}`;
}
