import type { Problem } from '../base/report.ts';
import { readFolders } from '../build/read.ts';
import { type Config, NO_CONFIG } from '../config/config.ts';
import { resolveSources } from '../model/resolve.ts';
import type { Sources } from '../model/unit.ts';

/** The resolved sources of folders, and the problems that were reported. */
interface ResolvedSources extends Sources {
	readonly problems: readonly Problem[];
	readonly documents: readonly string[];
	readonly files: number;
}

/** Reads folders and resolves duplicates, as a build does. */
export async function readResolved(folders: readonly string[], config: Config = NO_CONFIG): Promise<ResolvedSources> {
	const problems: Problem[] = [];
	const contents = await readFolders(folders, {}, config, (problem) => problems.push(problem));
	const { units, packages } = resolveSources(contents, (problem) => problems.push(problem));
	return {
		units,
		packages,
		problems,
		documents: contents.documents.map(({ document }) => document.path),
		files: contents.files,
	};
}

export function idsOf({ units }: Sources): string[] {
	return units.map(({ unit_id }) => unit_id);
}
