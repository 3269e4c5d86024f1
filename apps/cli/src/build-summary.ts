import type { BuildResult, BuildSummary, Problem } from '@pinakes/indexer';
import { type Output, printable } from './output.ts';

/** Prints what a build read, found and wrote. */
export function printSummary(
	{ summary, problems, written }: BuildResult,
	out: string,
	areVectorsAsked: boolean,
	output: Output,
): void {
	for (const problem of problems) output.note(problemLine(problem, output));
	const { files, units, packages, documents, derived, errors, warnings, index_files, index_bytes, vectors } = summary;
	output.data(`read     ${files} files: ${units} units, ${packages} packages, ${documents} documents`);
	output.data(`derived  tags or keywords of ${derived} units`);
	if (vectors !== null && (vectors.dimensions > 0 || areVectorsAsked))
		output.data(`vectors  ${describeVectors(vectors)}`);
	output.data(`found    ${errors} errors, ${warnings} warnings`);
	if (written) output.data(`wrote    ${printable(out)}: ${index_files} files, ${index_bytes} bytes`);
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
