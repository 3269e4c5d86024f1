import { join } from 'node:path';
import { TRAINED } from '@pinakes/query/format/kinds/vectors/schema';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { BuildError } from '../errors.ts';
import { hanWordsOfLexicon } from '../kinds/lexicon/write.ts';
import type { SkillSource } from '../kinds/skills/write.ts';
import type { IndexedText, SpilledText } from '../kinds/text/indexed.ts';
import { beginVectors, checkEncoderChoice, makeVectors, mayBeStatic } from '../kinds/vectors/make.ts';
import { AUTOMATIC_VECTORS, type EncoderChoice } from '../kinds/vectors/settings.ts';
import { writeSpilledVectors } from '../kinds/vectors/spilled.ts';
import { ENCODING_STEP } from '../kinds/vectors/static-sections.ts';
import { createStaticThread, type StaticThread } from '../kinds/vectors/static-thread.ts';
import { writeVectors } from '../kinds/vectors/write.ts';
import { type Problem, sortProblems } from '../report.ts';
import { type AllContents, readFolders } from '../sources/read-folders.ts';
import { readSkills } from '../sources/read-skills.ts';
import { resolveSources } from '../sources/resolve-sources.ts';
import { SpilledFiles } from '../spill/file-target.ts';
import { createSpillFolder, type SpillFolder } from '../spill/spill-folder.ts';
import { deriveTerms } from '../units/derive-terms.ts';
import type { Sources } from '../units/unit.ts';
import { buildFolders } from '../write/build-folders.ts';
import type { FinishedFiles } from '../write/finished-files.ts';
import type { IndexFiles } from '../write/parts.ts';
import { addSuggestions } from './add-suggestions.ts';
import { assembleIndex, type IndexParts, withVectors } from './assemble-index.ts';
import { dictionaryOf, glossaryOf } from './assemble-translations.ts';
import { type BuildCache, emptyCache, usableCache } from './build-cache.ts';
import { digestOf } from './digest.ts';
import { gatherDocuments } from './gather-documents.ts';
import type { GatheredDocuments, InMemoryDocuments } from './gathered-documents.ts';
import { DEFAULT_MEMORY, heldBytes } from './memory.ts';
import type { BuildOptions, BuildProgress, BuildResult } from './options.ts';
import { EVERY_STAGE, type StageMemo } from './stage-memo.ts';
import { type SummarizedIndex, summarize } from './summarize.ts';
import { finishFiles, type WrittenFiles, withManifest } from './write-index.ts';

/** Data of earlier builds. */
export interface Previous {
	readonly cache: BuildCache;
	readonly memo: StageMemo;
	readonly written: WrittenFiles;
}

/** An index that is not written yet. */
export interface MadeIndex {
	readonly files: FinishedFiles;
	readonly result: Omit<BuildResult, 'written'>;
	readonly cache: BuildCache;
	/** Whether it was made in memory. If not, its files are on disk until `dispose` is called. */
	readonly isHeld: boolean;
	dispose(): void;
}

/**
 * Makes an index: reads the sources, analyzes new ones, and assembles the index. Documents beyond the memory limit are
 * kept on disk; `dispose` removes them, also after an error.
 */
export async function makeIndex(previous: Previous, options: BuildOptions): Promise<MadeIndex> {
	const folder = createSpillFolder(options.out);
	const thread = createStaticThread();
	try {
		return await readAndAssemble(previous, options, folder, thread);
	} catch (cause) {
		const error = folder.errorFor(cause);
		folder.remove();
		throw error;
	} finally {
		thread.end();
	}
}

/** Minimum files for which the thread for static vectors is started during reading. */
const MANY_FILES = 200;

async function readAndAssemble(
	{ cache: kept, memo, written }: Previous,
	{
		folders,
		out,
		config: configFile,
		vectors,
		translations,
		semantics,
		suggest = false,
		memory = DEFAULT_MEMORY,
		onStep = () => {},
		onProgress,
	}: BuildOptions,
	folder: SpillFolder,
	thread: StaticThread,
): Promise<MadeIndex> {
	const problems: Problem[] = [];
	const report = (problem: Problem): void => {
		problems.push(problem);
	};
	onStep('reading');
	const loaded = await loadConfig(configFile, folders);
	const config = { ...loaded, semantics: semantics ?? loaded.semantics };
	const encoder = checkEncoderChoice(vectors === undefined ? defaultChoice(config) : vectors);
	const cache = usableCache(kept, settingsOf(config));
	const known = new Map(cache.documents.map(({ source }) => [source.path, source]));
	const gathering = gatherDocuments(cache, { bytes: heldBytes(memory), folder });
	const isPrepared = cache.vectors === undefined && mayBeStatic(encoder);
	const onFile = (progress: BuildProgress): void => {
		if (isPrepared && progress.files >= MANY_FILES) thread.start();
		onProgress?.(progress);
	};
	const contents = await readFolders(
		folders,
		{ excluded: buildFolders(out), known, hasTerms: true, onDocument: gathering.add, onProgress: onFile },
		config,
		report,
	);
	const resolved = resolveSources(contents, report);
	onStep('indexing');
	const gathered = gathering.finish();
	checkSomething(folders, resolved, gathered.count, problems);
	const excluded = { folders: buildFolders(out), globs: config.ignore };
	const skills = readSkills(resolved.units, folders, contents.prefixes, excluded, report);
	const glossary = glossaryOf(config, translations, report);
	const options = { out, encoder, suggest, folder, thread, onStep };
	const read = { config, contents, resolved, gathered, skills, glossary, problems };
	return assembleRead(read, { cache, memo, written }, options);
}

/** The sources of an index, as read. */
export interface ReadSources {
	readonly config: Config;
	readonly contents: AllContents;
	readonly resolved: Sources;
	readonly gathered: GatheredDocuments;
	readonly skills: readonly SkillSource[];
	/** Lines of additional translations; undefined if the index has no translations. */
	readonly glossary: string | undefined;
	readonly problems: readonly Problem[];
}

/** Options for assembling an index. */
export interface AssemblyOptions {
	readonly out: string;
	readonly encoder: EncoderChoice;
	readonly suggest: boolean;
	/** Where files are written if documents are on disk. */
	readonly folder: SpillFolder;
	/** See `IndexParts`. */
	readonly isSegment?: boolean;
	readonly thread?: StaticThread;
	readonly onStep: (step: string) => void;
}

/** Assembles an index from its sources. */
export async function assembleRead(
	read: ReadSources,
	previous: Previous,
	options: AssemblyOptions,
): Promise<MadeIndex> {
	const { config, contents, resolved, gathered, glossary } = read;
	const problems = sortProblems([...read.problems]);
	const { isSegment = false } = options;
	const parts = { ...partsOf(read), dictionary: await dictionaryOf(glossary), isSegment };
	const { held } = gathered;
	const made = held
		? await assembleHeld(parts, held, config, previous, options)
		: await assembleSpilled(parts, config, options);
	return {
		files: made.files,
		result: {
			summary: summarize(resolved, contents, gathered.count, made, problems),
			problems,
		},
		cache: {
			...emptyCache(previous.cache.settings),
			...made.cache,
			units: new Map(resolved.units.map((unit) => [unit.unit_id, digestOf(JSON.stringify(unit))])),
		},
		isHeld: held !== undefined,
		dispose: options.folder.remove,
	};
}

/** An assembled index, and what is cached for the next build. */
interface AssembledIndex extends SummarizedIndex {
	readonly files: FinishedFiles;
	readonly cache: Partial<BuildCache>;
}

/** Assembles an index of documents in memory. */
async function assembleHeld(
	parts: IndexParts,
	{ documents, text, firstSections }: InMemoryDocuments,
	config: Config,
	{ cache, memo, written }: Previous,
	{ out, encoder, suggest, thread, onStep }: AssemblyOptions,
): Promise<AssembledIndex> {
	const files: IndexFiles = new Map();
	const { collected, ...read } = text;
	const toEncode = { options: config.text, sections: read.records.length, read };
	const begun = thread && beginVectors(toEncode, encoder, config.vectors, cache.vectors, thread);
	const draft = assembleIndex(files, parts, config, memo);
	const before = cache.vectors && { vectors: cache.vectors, firstSections };
	if (begun) onStep(ENCODING_STEP);
	const made = begun
		? await begun
		: await makeVectors(draft.text as IndexedText | undefined, encoder, config.vectors, before, onStep);
	const vectors = made && { settings: made.made.settings, cuts: writeVectors(files, made.made) };
	if (suggest) await addSuggestions(files, parts, memo);
	return {
		files: finishFiles(files, withVectors(draft.content, vectors), { out, written, layout: config.layout }),
		vectors: vectors?.settings,
		cache: {
			documents,
			collected,
			vectors: made,
		},
	};
}

/** Assembles an index of documents on disk, of which nothing is cached. */
async function assembleSpilled(
	parts: IndexParts,
	config: Config,
	{ encoder, suggest, folder, onStep }: AssemblyOptions,
): Promise<AssembledIndex> {
	const files = new SpilledFiles(join(folder.open(), 'index'));
	const { content, text } = assembleIndex(files, parts, config, EVERY_STAGE);
	const vectors = await writeSpilledVectors(files, text as SpilledText | undefined, encoder, config.vectors, onStep);
	if (suggest) await addSuggestions(files, parts, EVERY_STAGE);
	return {
		files: withManifest(files.finished, withVectors(content, vectors), config.layout),
		vectors: vectors?.settings,
		cache: {},
	};
}

/** Checks that there is something to index, or a problem that says why not. */
export function checkSomething(
	locations: readonly string[],
	{ units, packages }: Sources,
	documents: number,
	problems: readonly Problem[],
): void {
	if (units.length + packages.length + documents + problems.length > 0) return;
	throw new BuildError(
		`${locations.join(', ')}: there is nothing to index. Skills are SKILL.md files, a registry has units/*.json, documents are *.md, *.html and others.`,
	);
}

/** Returns the default choice of vectors for sections. */
export function defaultChoice({ semantics }: Config): EncoderChoice {
	return semantics === 'none' ? TRAINED : AUTOMATIC_VECTORS;
}

/** Returns a digest of the settings that documents are analyzed with. */
function settingsOf({ markdown, contexts, documents, text, site }: Config): string {
	return digestOf(JSON.stringify([markdown, contexts, documents.fields, text, site ?? null]));
}

function partsOf({ resolved, gathered, contents, skills }: ReadSources): Omit<IndexParts, 'dictionary'> {
	const { outlines, records, entries, contexts, prose, text } = gathered;
	const sources = { ...resolved, units: deriveTerms(resolved.units, hanWordsOfLexicon()), prose };
	return { sources, outlines, records, entries, contexts, text, unread: contents.unread, skills };
}
