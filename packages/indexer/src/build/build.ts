import { spawnSync } from 'node:child_process';
import { digestOf } from '../base/digest.ts';
import { BuildError } from '../base/report.ts';
import { type Changes, changesBetween } from './changes.ts';
import { checkBuildOptions } from './check-options.ts';
import { type MadeIndex, makeIndex } from './make-index.ts';
import type { BuildOptions, BuildResult } from './options.ts';
import { writeIndex } from './write-index.ts';

/**
 * Builds an index: reads the sources, derives missing tags and keywords, and replaces the folder in one step. The same
 * sources and settings give the same bytes, with or without a cache.
 *
 * @throws BuildError if a folder or the configuration cannot be read, there is nothing to index, an encoder returns no
 * vectors, or the index cannot be written, and whatever an encoder throws; problems of single files are in `problems`
 */
export async function buildIndex(options: BuildOptions): Promise<BuildResult> {
	checkOptions(options);
	return build(options);
}

/** Result of a build, with the changes since the previous one. */
export interface Built extends BuildResult {
	/** Changes of markdown files by path, and of units by id. */
	readonly changes: Readonly<Record<'documents' | 'units', Changes>>;
}

/** Builds an index repeatedly. */
export interface Builder {
	/** Builds the index as `buildIndex` does. */
	build(): Promise<Built>;
}

/**
 * Creates a builder, which compares each build with the one before. Give it a `cache`, so that unchanged files are not
 * analyzed again.
 *
 * @throws BuildError if `folders` or `out` is missing, an option is unknown or invalid, or git tracks the cache
 */
export function createBuilder(options: BuildOptions): Builder {
	checkOptions(options);
	let before: Contents = { documents: new Map(), units: new Map() };
	return {
		async build() {
			let now = before;
			const result = await build(options, ({ documents, units }) => {
				now = {
					documents: documents(),
					units: new Map(units.map((unit) => [unit.unit_id, digestOf(JSON.stringify(unit))])),
				};
			});
			const changes = {
				documents: changesBetween(before.documents, now.documents),
				units: changesBetween(before.units, now.units),
			};
			before = now;
			return { ...result, changes };
		},
	};
}

/** Digests of documents by path, and of units by id. */
type Contents = Readonly<Record<'documents' | 'units', ReadonlyMap<string, string>>>;

function checkOptions(options: BuildOptions): void {
	checkBuildOptions('buildIndex', options);
	const { cache } = options;
	if (cache === undefined || !isTrackedByGit(cache)) return;
	throw new BuildError(
		`git tracks files in the cache ${cache}, so that a commit could change what is built: remove them by git rm -r --cached ${cache}, or name another folder.`,
	);
}

/** @param onWritten called with an index that was written */
async function build(options: BuildOptions, onWritten: (made: MadeIndex) => void = () => {}): Promise<BuildResult> {
	const { out, strict = false, onStep = () => {} } = options;
	const made = await makeIndex(options);
	try {
		const isRefused = strict && made.result.summary.errors > 0;
		if (!isRefused) {
			onStep('writing');
			writeIndex(out, made.files);
			made.save();
			onWritten(made);
		}
		return { written: !isRefused, ...made.result };
	} finally {
		made.dispose();
	}
}

/** Whether git tracks any file in a folder, so that others may have written it. */
function isTrackedByGit(folder: string): boolean {
	const args = ['-C', folder, '-c', 'core.fsmonitor=false', 'ls-files', '-z', '--', '.'];
	// The output may be cut off for a long list, which is enough; without git, nothing is tracked.
	return (spawnSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout?.length ?? 0) > 0;
}
