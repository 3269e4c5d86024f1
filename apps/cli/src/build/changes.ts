import type { Changes, CheckResult } from '@pinakes/indexer';
import { hasNoChanges } from '@pinakes/indexer/internal/build/changes';
import { counted, type Output, printable } from '../output.ts';

/** Maximum number of changes that are listed. */
const MAX_LISTED = 20;

/** Prints how an index differs from the one that its sources give. */
export function printDifference(result: CheckResult, out: string, output: Output): void {
	const { fresh } = result;
	if (fresh) {
		output.data(`fresh    ${printable(out)} is what its sources give`);
		return;
	}
	printFileDifferences(result, out, output);
	output.data('build it again without --check');
}

function printFileDifferences({ files, documents, units, packages }: CheckResult, out: string, output: Output): void {
	output.data(
		`stale    ${printable(out)}: ${counted(files.changed.length, 'file')} changed, ${files.added.length} missing, ${files.removed.length} too many`,
	);
	const isAbout = ![documents, units, packages].every(hasNoChanges);
	printChanges('document', documents, output);
	printChanges('unit', units, output);
	printChanges('package', packages, output);
	if (!isAbout)
		output.data(
			'         no document, unit or package differs: the settings do, the version, or files were changed by hand',
		);
	printChanges('file', files, output);
}

export function printChanges(what: string, changes: Changes, output: Output): void {
	const lines = (['added', 'removed', 'changed'] as const).flatMap((how) =>
		changes[how].map((name) => `${how.padEnd(8)} ${what} ${printable(name)}`),
	);
	for (const line of lines.slice(0, MAX_LISTED)) output.data(line);
	if (lines.length > MAX_LISTED) output.data(`         and ${lines.length - MAX_LISTED} more`);
}
