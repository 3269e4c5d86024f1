import type { BuildResult, BuildSummary } from '@pinakes/indexer';
import { counted, type Output, printable } from '../output.ts';
import { printBuildProblems } from '../problem-line.ts';

/** Maximum number of files that are named. */
const MAX_NAMED = 3;

/** What a build says of documents that others supersede. */
const SUPERSEDED =
	'of older versions or not translated: searched if a question names the version, or --scope the folder';

/** Prints what a build read, found and wrote. */
export function printSummary(
	{ summary, problems, written }: BuildResult,
	out: string,
	areVectorsAsked: boolean,
	output: Output,
): void {
	printBuildProblems(problems, output);
	const { files, units, packages, documents, left_out, superseded } = summary;
	const { derived, errors, warnings, index_files, index_bytes, vectors } = summary;
	const read = Object.entries({ unit: units, package: packages, document: documents }).filter(([, count]) => count > 0);
	const kinds = read.map(([noun, count]) => counted(count, noun)).join(', ');
	output.data(`read     ${counted(files, 'file')}: ${kinds || 'nothing to index'}`);
	if (left_out.length > 0) output.data(`left out ${describeLeftOut(left_out)}`);
	if (superseded > 0) output.data(`versions ${counted(superseded, 'document')} ${SUPERSEDED}`);
	if (derived > 0) output.data(`derived  tags or keywords of ${counted(derived, 'unit')}`);
	if (vectors !== null && (vectors.dimensions > 0 || areVectorsAsked))
		output.data(`vectors  ${describeVectors(vectors)}`);
	output.data(`found    ${counted(errors, 'error')}, ${counted(warnings, 'warning')}`);
	if (written)
		output.data(`wrote    ${printable(out)}: ${counted(index_files, 'file')}, ${counted(index_bytes, 'byte')}`);
	else output.data(`wrote    nothing, because of --strict; ${printable(out)} is as it was`);
}

/** Names the first files that were left out, and the field of the configuration that includes them. */
function describeLeftOut(paths: readonly string[]): string {
	const more = paths.length > MAX_NAMED ? ` and ${paths.length - MAX_NAMED} more` : '';
	const named = paths.slice(0, MAX_NAMED).map(printable).join(', ');
	return `${counted(paths.length, 'file')}, as templates, menus or redirects (include of the configuration reads them): ${named}${more}`;
}

function describeVectors({ embedder, dimensions, weight }: NonNullable<BuildSummary['vectors']>): string {
	if (dimensions === 0) return `none: the weight of ${printable(embedder)} is 0`;
	return `${printable(embedder)}: ${dimensions} dimensions, weight ${weight}`;
}
