import { join } from 'node:path';
import { digestOf } from '../base/digest.ts';
import { type Problem, sortProblems } from '../base/report.ts';
import type { Config } from '../config/config.ts';
import { type EncoderChoice, writeSectionVectors } from '../kinds/vectors/encoder.ts';
import type { SkillSource } from '../model/skill.ts';
import { deriveTerms, type Sources } from '../model/unit.ts';
import { SpilledFiles } from '../spill/file-target.ts';
import type { SpillFolder } from '../spill/spill-folder.ts';
import type { FinishedFiles } from '../write/finished-files.ts';
import type { IndexFiles } from '../write/parts.ts';
import { addSuggestions } from './add-suggestions.ts';
import { assembleIndex, type IndexParts, withVectors } from './assemble-index.ts';
import { dictionaryOf } from './assemble-translations.ts';
import { type BuildCache, emptyCache } from './build-cache.ts';
import type { GatheredDocuments, InMemoryDocuments } from './gathered-documents.ts';
import type { BuildResult } from './options.ts';
import type { AllContents } from './read.ts';
import { EVERY_STAGE, StageMemo } from './stage-memo.ts';
import { type SummarizedIndex, summarize } from './summarize.ts';
import { finishFiles, type WrittenFiles, withManifest } from './write-index.ts';

/** Data of earlier builds. */
export interface Previous {
	readonly cache: BuildCache;
	readonly memo: StageMemo;
	readonly written: WrittenFiles;
}

/** Returns what a first build starts with. */
export function nothingPrevious(): Previous {
	return { cache: emptyCache(), memo: new StageMemo(), written: new Map() };
}

/** An index that is not written yet. */
export interface UnwrittenIndex {
	readonly files: FinishedFiles;
	readonly result: Omit<BuildResult, 'written'>;
	readonly cache: BuildCache;
	/** Whether it was made in memory. If not, its files are on disk until `dispose` is called. */
	readonly isHeld: boolean;
	dispose(): void;
}

/** The sources of an index, as read. */
interface ReadSources {
	readonly config: Config;
	readonly contents: AllContents;
	readonly resolved: Sources;
	readonly gathered: GatheredDocuments;
	readonly skills: readonly SkillSource[];
	/** Lines of additional translations. */
	readonly glossary: string;
	readonly problems: readonly Problem[];
}

/** Options for assembling an index. */
interface AssemblyOptions {
	readonly out: string;
	readonly encoder: EncoderChoice;
	readonly suggest: boolean;
	/** Where files are written if documents are on disk. */
	readonly folder: SpillFolder;
	readonly onStep: (step: string) => void;
}

export async function assembleSources(
	read: ReadSources,
	previous: Previous,
	options: AssemblyOptions,
): Promise<UnwrittenIndex> {
	const { config, contents, resolved, gathered, glossary } = read;
	const problems = sortProblems([...read.problems]);
	const parts = { ...partsOf(read), dictionary: await dictionaryOf(glossary, config) };
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
	{ out, encoder, suggest, onStep }: AssemblyOptions,
): Promise<AssembledIndex> {
	const files: IndexFiles = new Map();
	const { collected } = text;
	const draft = assembleIndex(files, parts, config, memo);
	const before = cache.vectors && { vectors: cache.vectors, firstSections };
	const vectors = await writeSectionVectors(files, draft.text, encoder, config.vectorWeight, onStep, before);
	if (suggest) await addSuggestions(files, parts, memo);
	return {
		files: finishFiles(files, withVectors(draft.content, vectors), { out, written }),
		vectors: vectors?.settings,
		superseded: draft.superseded,
		cache: {
			documents,
			collected,
			vectors: vectors?.cached,
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
	const { content, text, superseded } = assembleIndex(files, parts, config, EVERY_STAGE);
	const vectors = await writeSectionVectors(files, text, encoder, config.vectorWeight, onStep);
	if (suggest) await addSuggestions(files, parts, EVERY_STAGE);
	return {
		files: withManifest(files.finished, withVectors(content, vectors)),
		vectors: vectors?.settings,
		superseded,
		cache: {},
	};
}

function partsOf({ resolved, gathered, contents, skills }: ReadSources): Omit<IndexParts, 'dictionary'> {
	const { outlines, records, entries, contexts, prose, text } = gathered;
	const sources = { ...resolved, units: deriveTerms(resolved.units), prose };
	return { sources, outlines, records, entries, contexts, text, unread: contents.unread, skills };
}
