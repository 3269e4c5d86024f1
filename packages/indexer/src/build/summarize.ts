import type { VectorSettings } from '@pinakes/query/internal';
import type { Problem } from '../base/report.ts';
import type { FinishedFiles } from '../base/write-folder.ts';
import type { Sources } from '../model/unit.ts';
import type { BuildSummary } from './options.ts';
import type { AllContents } from './read.ts';

export interface SummarizedIndex {
	readonly files: FinishedFiles;
	readonly vectors: VectorSettings | undefined;
	readonly superseded: number;
}

/** Counts what was read, derived and written. */
export function summarize(
	{ units, packages }: Sources,
	{ files: read, leftOut }: AllContents,
	documents: number,
	{ files, vectors, superseded }: SummarizedIndex,
	problems: readonly Problem[],
): BuildSummary {
	let bytes = 0;
	for (const file of files.values()) bytes += file.bytes;
	return {
		files: read,
		units: units.length,
		packages: packages.length,
		documents,
		left_out: leftOut,
		superseded,
		derived: units.filter((unit) => unit.tags_origin === 'derived' || unit.keywords_origin === 'derived').length,
		errors: problems.filter(({ severity }) => severity === 'error').length,
		warnings: problems.filter(({ severity }) => severity === 'warning').length,
		index_files: files.size,
		index_bytes: bytes,
		vectors: vectors ? { embedder: vectors.embedder, dimensions: vectors.dimensions, weight: vectors.weight } : null,
	};
}
