import { join } from 'node:path';
import { TRAINED, type VectorSettings } from '@pinakes/query/format';
import { digestOf } from './cache/digest.ts';
import { keptIndex, sha256Of, stampOf, type WrittenFile } from './cache/kept-files.ts';
import { changedStages, type OutputFiles } from './cache/stages.ts';
import { type BuildState, knownDocuments, NOTHING_KNOWN } from './cache/state.ts';
import { readState, stateFile, writeState } from './cache/state-file.ts';
import { type Changes, changesBetween } from './changes.ts';
import { type Config, loadConfig } from './config.ts';
import { deriveTerms } from './derive.ts';
import { draftIndex, type Ingredients } from './draft-index.ts';
import { BuildError } from './errors.ts';
import { knownHanWords } from './kinds/lexicon/write.ts';
import type { KnownTexts } from './kinds/text/read-sources.ts';
import { writeSourceTexts } from './kinds/text/write-sources.ts';
import { makeVectors } from './kinds/vectors/make.ts';
import type { Vectorizer } from './kinds/vectors/settings.ts';
import { writeVectors } from './kinds/vectors/write.ts';
import { compare, type Problem, sortProblems } from './report.ts';
import { type AllContents, readFolders } from './sources/read-folders.ts';
import { settleSources } from './sources/settle.ts';
import { type DocumentFacts, entryOf, type SourceDocument } from './sources/source-document.ts';
import type { Sources } from './unit.ts';
import { type FinishedFile, type FinishedFiles, finishFiles } from './write/finished-files.ts';
import { ownFolders, replaceFolder } from './write/replace-folder.ts';

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
				sha256Of(join(out, path)) === sha256;
			end({ ...made.state, files: stampFiles(out, new Map([...made.files].filter(isThere))) });
			return { written: false, ...made.result, files: made.files };
		},
	};
}

/** Files that are read again by the next build rather than kept, as keeping them takes as long. */
const MOST_UNKEPT = 16;

/** Stages that take long. */
const LONG_STAGES = ['vectors', 'relations'];

/** Whether a build would take noticeably less time if it knew of this one. */
function isWorthKeeping(state: BuildState, saved: BuildState): boolean {
	const changed = state.documents.all.filter(({ digests }) => saved.documents.of(digests.source) === undefined);
	return (
		saved === NOTHING_KNOWN ||
		changed.length > MOST_UNKEPT ||
		state.settings !== saved.settings ||
		state.textSettings !== saved.textSettings ||
		LONG_STAGES.some((name) => state.stages.get(name)?.input !== saved.stages.get(name)?.input)
	);
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

/** An index as it is before it is written. */
export interface MadeIndex {
	readonly files: FinishedFiles;
	readonly result: Omit<BuildResult, 'written'>;
	readonly state: Omit<BuildState, 'files'>;
}

/** Makes an index of which an earlier build has left something, and writes nothing. */
export async function makeIndex(
	known: BuildState,
	{ folders, out, config: configFile, vectors = TRAINED, onStep = () => {} }: BuildOptions,
): Promise<MadeIndex> {
	const problems: Problem[] = [];
	const report = (problem: Problem): void => {
		problems.push(problem);
	};
	onStep('reading');
	const config = await loadConfig(configFile, folders);
	const settings = settingsOf(config);
	const isKnown = known.settings === settings;
	const contents = await readFolders(folders, ownFolders(out), config, report, isKnown ? known.documents : undefined);
	const settled = settleSources(contents, report);
	if (settled.units.length + settled.packages.length + contents.documents.length === 0 && problems.length === 0) {
		throw new BuildError(
			`${folders.join(', ')}: there is nothing to index. Skills are SKILL.md files, a registry has units/*.json, documents are *.md.`,
		);
	}
	onStep('indexing');
	const drafted: OutputFiles = new Map();
	const kept = keptIndex(out, known.files);
	const stages = changedStages(drafted, known.stages, kept);
	const documents = [...contents.documents].sort((a, b) => compare(a.path, b.path));
	const textSettings = JSON.stringify(config.text);
	const vectorInput = vectorInputOf(documents, vectors, config);
	// Vectors are made from all texts; where they have to be, what is known of texts is of no use.
	const isTextEnough = vectors === 'none' || stages.isKept('vectors', vectorInput);
	const isTextKnown = isKnown && isTextEnough && known.textSettings === textSettings;
	let texts: KnownTexts | undefined;
	const ingredients = ingredientsOf(settled, documents, contents, () => {
		const written = writeSourceTexts(documents, isTextKnown ? known.texts : undefined, config.text, stages);
		texts = written.known;
		return written;
	});
	const { content, text } = draftIndex(ingredients, config, stages);
	const made = await stages.runLater('vectors', vectorInput, async (written) => {
		const trained = await makeVectors(text, vectors, config.vectors, onStep);
		return trained && { cuts: writeVectors(written, trained), settings: trained.settings };
	});
	const cuts = { ...content.cuts, ...made?.cuts };
	const files = finishFiles(drafted, { ...content, cuts, vectors: made?.settings }, kept);
	return {
		files,
		result: {
			summary: summarize(settled, contents, files, problems, made?.settings),
			problems: sortProblems(problems),
		},
		state: {
			settings,
			documents: knownDocuments(documents),
			textSettings,
			texts,
			stages: stages.records,
			units: new Map(settled.units.map((unit) => [unit.unit_id, digestOf(JSON.stringify(unit))])),
		},
	};
}

/** The settings that a document is read by. */
function settingsOf({ markdown, contexts, documents }: Config): string {
	return digestOf(JSON.stringify([markdown, contexts, documents.fields]));
}

/** What vectors depend on. */
function vectorInputOf(
	documents: readonly SourceDocument[],
	vectors: Vectorizer,
	{ text, vectors: options }: Config,
): string {
	if (vectors === 'none') return vectors;
	const by = typeof vectors === 'string' ? vectors : [vectors.name, vectors.fingerprint];
	return JSON.stringify([by, text, options, documents.map(({ path, digests }) => [path, digests.text])]);
}

/** What stages take of the documents, which are in the order of their paths. */
function ingredientsOf(
	sources: Sources,
	documents: readonly SourceDocument[],
	{ unread }: AllContents,
	writeTexts: Ingredients['writeTexts'],
): Ingredients {
	const digest = (facet: keyof SourceDocument['digests']) => (): string =>
		documents.map(({ digests }) => digests[facet]).join('');
	const facts = (): DocumentFacts[] => documents.map((document) => document.facts());
	const contexts = documents.filter(({ isPlain }) => !isPlain).flatMap((document) => document.facts().context ?? []);
	return {
		sources: {
			all: () => ({ ...sources, units: deriveTerms(sources.units, knownHanWords()) }),
			digest: () => JSON.stringify(sources),
		},
		outlines: {
			count: documents.length,
			texts: () => documents.map((document) => document.bytes().outline.toString()),
			digest: digest('outline'),
		},
		entries: {
			all: () => facts().map(entryOf),
			rows: () =>
				documents.map((document) => ({
					path: document.path,
					fields: document.bytes().entry.toString(),
					headings: document.headings,
				})),
			unread,
			digest: () => digest('outline')() + digest('process')(),
			relations: digest('process'),
		},
		records: { all: () => facts().map(({ record }) => record), digest: digest('record') },
		contexts: { all: () => contexts, digest: () => JSON.stringify(contexts) },
		writeTexts,
	};
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

function summarize(
	{ units, packages }: Sources,
	{ documents, files: read }: AllContents,
	files: FinishedFiles,
	problems: readonly Problem[],
	vectors: VectorSettings | undefined,
): BuildSummary {
	let bytes = 0;
	for (const file of files.values()) bytes += file.bytes;
	return {
		files: read,
		units: units.length,
		packages: packages.length,
		documents: documents.length,
		derived: units.filter((unit) => unit.tags_origin === 'derived' || unit.keywords_origin === 'derived').length,
		errors: problems.filter(({ severity }) => severity === 'error').length,
		warnings: problems.filter(({ severity }) => severity === 'warning').length,
		index_files: files.size,
		index_bytes: bytes,
		vectors: vectors ? { embedder: vectors.embedder, dimensions: vectors.dimensions, weight: vectors.weight } : null,
	};
}
