import { spawnSync } from 'node:child_process';
import { BuildError } from '../base/report.ts';
import type { FinishedFiles } from '../write/finished-files.ts';
import { nothingPrevious, type Previous, type UnwrittenIndex } from './assemble-sources.ts';
import { digestsOf, emptyCache } from './build-cache.ts';
import { cacheFile } from './cache-file.ts';
import { type Changes, changesBetween } from './changes.ts';
import { checkBuildOptions } from './check-options.ts';
import { makeIndex } from './make-index.ts';
import type { BuildOptions, BuildResult } from './options.ts';
import { savedCache } from './saved-cache.ts';
import { StageMemo } from './stage-memo.ts';
import { type WrittenFiles, writeIndex } from './write-index.ts';

/**
 * Builds an index: reads the sources, derives missing tags and keywords, and replaces the folder in one step. The same
 * sources and settings give the same bytes, with or without a cache.
 *
 * @throws BuildError if a folder or the configuration cannot be read, there is nothing to index, an encoder returns no
 * vectors, or the index cannot be written, and whatever an encoder throws; problems of single files are in `problems`
 */
export async function buildIndex(options: BuildOptions): Promise<BuildResult> {
	const { changes: _, ...result } = await createBuilder(options).build();
	return result;
}

/** Result of a build, with the changes since the previous one. */
export interface Built extends BuildResult {
	/** Changes of markdown files by path, and of units by id. */
	readonly changes: Readonly<Record<'documents' | 'units', Changes>>;
}

/** Builds an index repeatedly. Unchanged files are not analyzed again. */
export interface Builder {
	/** Builds the index as `buildIndex` does. */
	build(): Promise<Built>;
	/** Creates the files of the index without writing them. */
	make(): Promise<BuildResult & { readonly files: FinishedFiles }>;
}

/**
 * Creates a builder, which keeps its last build, and starts with the cache of an earlier one.
 *
 * @throws BuildError if `folders` or `out` is missing, an option is unknown or invalid, or git tracks the cache
 */
export function createBuilder(options: BuildOptions): Builder {
	checkBuildOptions('buildIndex', options);
	const { cache: folder, folders, out, onStep = () => {}, onNotice = () => {} } = options;
	if (folder !== undefined && isTrackedByGit(folder)) {
		throw new BuildError(
			`git tracks files in the cache ${folder}, so that a commit could change what is built: remove them by git rm -r --cached ${folder}, or name another folder.`,
		);
	}
	const saved = folder === undefined ? undefined : savedCache(cacheFile(folder, folders, out), onNotice);
	const memo = new StageMemo();
	let cache = saved?.read();
	let written: WrittenFiles = new Map();
	const make = async (others: Partial<BuildOptions> = {}): Promise<UnwrittenIndex> => {
		cache ??= emptyCache();
		return makeSafely({ cache, memo, written }, { ...options, ...others });
	};
	const keep = (made: UnwrittenIndex): void => {
		if (made.isHeld) saved?.write(made.cache);
		else if (saved) onNotice(`there is more than memory may hold at once: nothing is kept for the next build`);
	};
	return {
		async build() {
			const made = await make();
			const before = cache ?? emptyCache();
			const isRefused = options.strict === true && made.result.summary.errors > 0;
			try {
				if (!isRefused) {
					onStep('writing');
					written = writeIndex(out, made.files);
					cache = made.cache;
					keep(made);
				}
			} finally {
				made.dispose();
			}
			const [old, now] = [digestsOf(before), digestsOf(isRefused ? before : made.cache)];
			const changes = {
				documents: changesBetween(old.documents, now.documents),
				units: changesBetween(old.units, now.units),
			};
			return { written: !isRefused, ...made.result, changes };
		},
		async make() {
			// The caller reads all files anyway.
			const made = await make({ memory: Number.POSITIVE_INFINITY });
			cache = made.cache;
			keep(made);
			return { written: false, ...made.result, files: made.files };
		},
	};
}

/** Builds without the cache if the cache leads to errors: it may be forged and have invalid data. */
async function makeSafely(previous: Previous, options: BuildOptions): Promise<UnwrittenIndex> {
	try {
		return await makeIndex(previous, options);
	} catch (cause) {
		const isForged = previous.cache.documents.length > 0 && (cause instanceof TypeError || cause instanceof RangeError);
		if (!isForged) throw cause;
		options.onNotice?.(`the cache is of no use (${cause.message}): everything is built again`);
		return makeIndex(nothingPrevious(), options);
	}
}

/** Whether git tracks any file in a folder, so that others may have written it. */
function isTrackedByGit(folder: string): boolean {
	const args = ['-C', folder, '-c', 'core.fsmonitor=false', 'ls-files', '-z', '--', '.'];
	// The output may be cut off for a long list, which is enough; without git, nothing is tracked.
	return (spawnSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] }).stdout?.length ?? 0) > 0;
}
