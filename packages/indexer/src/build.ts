import { join } from 'node:path';
import type { VectorSettings } from '@pinakes/query/format';
import { fileSha256, stampOf, type WrittenFile } from './cache/kept-files.ts';
import { type BuildState, NOTHING_KNOWN } from './cache/state.ts';
import { readState, stateFile, writeState } from './cache/state-file.ts';
import { type Changes, changesBetween } from './changes.ts';
import type { Vectorizer } from './kinds/vectors/settings.ts';
import { type MadeIndex, makeIndex } from './make-index.ts';
import type { Problem } from './report.ts';
import type { FinishedFile, FinishedFiles } from './write/finished-files.ts';
import { replaceFolder } from './write/replace-folder.ts';

/** What is built, and how. */
export interface BuildOptions {
	/** Folders that are read; where two have the same skill, the first has its way. */
	readonly folders: readonly string[];
	/** The folder that is written. */
	readonly out: string;
	/** A configuration file; without, `pinakes.config.json` in one of the folders, if any. */
	readonly config?: string | undefined;
	/** Writes nothing where any source has an error. */
	readonly strict?: boolean;
	/**
	 * What gives sections their vectors: the texts themselves (`lsa`, unless something else is said), nothing (`none`),
	 * or an encoder.
	 */
	readonly vectors?: Vectorizer | undefined;
	/** Writes what the explorer suggests while somebody types as well: off unless true. */
	readonly suggest?: boolean;
	/** A folder that keeps what is read, so that the next build need not read it again; none unless given. */
	readonly cache?: string | undefined;
	/** Told of each step as it begins. */
	readonly onStep?: (step: string) => void;
	/** Told in a sentence where a cache is of no use. */
	readonly onNotice?: (notice: string) => void;
}

/** What came of a build. */
export interface BuildResult {
	/** False where `strict` kept the old index. */
	readonly written: boolean;
	readonly summary: BuildSummary;
	readonly problems: readonly Problem[];
}

/** Counts of what was read, derived and written. */
export interface BuildSummary {
	readonly files: number;
	readonly units: number;
	readonly packages: number;
	readonly documents: number;
	/** Units whose tags, or keywords, were derived. */
	readonly derived: number;
	readonly errors: number;
	readonly warnings: number;
	readonly index_files: number;
	readonly index_bytes: number;
	/** What encoded the sections, with how many numbers each, and what that is worth beside text; null for `none`. */
	readonly vectors: Pick<VectorSettings, 'embedder' | 'dimensions' | 'weight'> | null;
}

/**
 * Builds an index: reads the sources, derives what their authors left out, and replaces the folder
 * in one step. The same sources and settings give the same bytes, with a cache or without.
 *
 * @throws BuildError where a folder or the configuration cannot be read, there is nothing to index, an encoder gives
 * no vectors, or the index cannot be written, and whatever an encoder throws; what is wrong with single files is in
 * `problems`
 */
export async function buildIndex(options: BuildOptions): Promise<BuildResult> {
	const { changes: _, ...result } = await createBuilder(options).build();
	return result;
}

/** What came of a build, and what changed since the one before. */
export interface Built extends BuildResult {
	/** Markdown files and units, by path and by id. */
	readonly changes: Readonly<Record<'documents' | 'units', Changes>>;
}

/** Builds an index again and again. What did not change since the last time is not made again. */
export interface Builder {
	/** Builds it as `buildIndex` does. */
	build(): Promise<Built>;
	/** Makes its files, and writes none of them. */
	make(): Promise<BuildResult & Pick<MadeIndex, 'files'>>;
}

/** Makes a builder, which remembers what it built, and what its cache tells of earlier builds. */
export function createBuilder(options: BuildOptions): Builder {
	const { cache, out, onNotice = () => {} } = options;
	const file = cache === undefined ? undefined : stateFile(cache, options.folders, out);
	/** What the cache has. */
	let saved = NOTHING_KNOWN;
	let known: BuildState | undefined;
	const begin = (): BuildState => {
		if (known === undefined && file !== undefined) saved = cachedState(file, onNotice);
		known ??= saved;
		return known;
	};
	const end = (state: BuildState): void => {
		known = state;
		if (file === undefined || !isWorthKeeping(state, saved)) return;
		const failed = writeState(file, state);
		if (failed === undefined) saved = state;
		else onNotice(failed);
	};
	return {
		async build() {
			const before = begin();
			const { result, state } = await safely(buildAfter, before, options);
			if (state !== before) end(state);
			return { ...result, changes: changesOf(before, state) };
		},
		async make() {
			const made = await safely(makeIndex, begin(), options);
			const isThere = ([path, { sha256 }]: readonly [string, FinishedFile]): boolean =>
				fileSha256(join(out, path)) === sha256;
			end({ ...made.state, files: stampFiles(out, new Map([...made.files].filter(isThere))) });
			return { written: false, ...made.result, files: made.files };
		},
	};
}

/** Files that are read again by the next build rather than kept, as keeping them takes as long. */
const MOST_UNKEPT = 16;

/** Stages that take long. */
const LONG_STAGES = ['vectors'];

/** Whether a build would take noticeably less time if it knew of this one. */
function isWorthKeeping(state: BuildState, saved: BuildState): boolean {
	const changed = state.documents.all.filter(({ digests }) => saved.documents.of(digests.source) === undefined);
	return (
		saved === NOTHING_KNOWN ||
		changed.length > MOST_UNKEPT ||
		state.settings !== saved.settings ||
		state.textSettings !== saved.textSettings ||
		sectionsOf(state) !== sectionsOf(saved) ||
		LONG_STAGES.some((name) => state.stages.get(name)?.input !== saved.stages.get(name)?.input)
	);
}

/** With other numbers of sections all rows of terms are written anew, by each build that does not know of it. */
function sectionsOf({ texts }: BuildState): number {
	return texts?.documents.reduce((sum, { lengths }) => sum + lengths.length, 0) ?? 0;
}

function changesOf(before: BuildState, now: BuildState): Built['changes'] {
	const documents = ({ documents: all }: BuildState): Map<string, string> =>
		new Map([...all.all].map(({ path, digests }) => [path, digests.source]));
	return {
		documents: changesBetween(documents(before), documents(now)),
		units: changesBetween(before.units, now.units),
	};
}

function cachedState(file: string, onNotice: (notice: string) => void): BuildState {
	const found = readState(file);
	if (found !== undefined && 'ignored' in found) onNotice(found.ignored);
	return found !== undefined && 'state' in found ? found.state : NOTHING_KNOWN;
}

type Run<T> = (known: BuildState, options: BuildOptions) => Promise<T>;

/** What is known may be forged, and not be what it says; then everything is built anew. */
async function safely<T>(run: Run<T>, known: BuildState, options: BuildOptions): Promise<T> {
	try {
		return await run(known, options);
	} catch (cause) {
		const isForged = known !== NOTHING_KNOWN && (cause instanceof TypeError || cause instanceof RangeError);
		if (!isForged) throw cause;
		options.onNotice?.(`the cache is of no use (${cause.message}): everything is built anew`);
		return run(NOTHING_KNOWN, options);
	}
}

/** What came of a build, and what the next one has to know of it. */
export interface AfterBuild {
	readonly result: BuildResult;
	readonly state: BuildState;
}

/** Builds an index of which an earlier build has left something. */
export async function buildAfter(known: BuildState, options: BuildOptions): Promise<AfterBuild> {
	const { out, onStep = () => {} } = options;
	const made = await makeIndex(known, options);
	const written = !(options.strict === true && made.result.summary.errors > 0);
	const result = { written, ...made.result };
	if (!written) return { result, state: known };
	onStep('writing');
	replaceFolder(out, new Map([...made.files].map(([path, { content }]) => [path, content])));
	return { result, state: { ...made.state, files: stampFiles(out, made.files) } };
}

/** How files can be known again that were written just now; a file that was linked has the stamp that it had. */
function stampFiles(folder: string, files: FinishedFiles): Map<string, WrittenFile> {
	return new Map(
		[...files].map(([path, { bytes, sha256, content }]) => {
			const stamp = 'stamp' in content ? content.stamp : (stampOf(join(folder, path)) ?? '');
			return [path, { bytes, sha256, stamp }];
		}),
	);
}
