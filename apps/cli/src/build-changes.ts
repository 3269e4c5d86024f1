import type { Changes, CheckResult } from '@pinakes/indexer';
import { isNothing } from '@pinakes/indexer/internal/build/changes';
import { type Output, printable } from './output.ts';

/** Names that are listed at most of what changed. */
const MAX_LISTED = 20;

/** Says how an index differs from the one that its sources give. */
export function tellDifference(result: CheckResult, out: string, output: Output): void {
	const { fresh, staleMap, files } = result;
	if (fresh) {
		output.data(`fresh    ${printable(out)} is what its sources give`);
		return;
	}
	if (staleMap !== undefined) output.data(`stale    ${printable(staleMap)}: its map is not that of the documents`);
	if (!isNothing(files)) tellFiles(result, out, output);
	output.data('build it again without --check');
}

function tellFiles({ files, documents, units, packages }: CheckResult, out: string, output: Output): void {
	output.data(
		`stale    ${printable(out)}: ${files.changed.length} files differ, ${files.added.length} are missing, ${files.removed.length} are too many`,
	);
	const isAbout = ![documents, units, packages].every(isNothing);
	tellChanges('document', documents, output);
	tellChanges('unit', units, output);
	tellChanges('package', packages, output);
	if (!isAbout)
		output.data(
			'         no document, unit or package differs: the settings do, the version, or files were changed by hand',
		);
	tellChanges('file', files, output);
}

/** Says what changed, a line to each. */
export function tellChanges(what: string, changes: Changes, output: Output): void {
	const lines = (['added', 'removed', 'changed'] as const).flatMap((how) =>
		changes[how].map((name) => `${how.padEnd(8)} ${what} ${printable(name)}`),
	);
	for (const line of lines.slice(0, MAX_LISTED)) output.data(line);
	if (lines.length > MAX_LISTED) output.data(`         and ${lines.length - MAX_LISTED} more`);
}
