import { join } from 'node:path';
import { type Problem, sortProblems } from '../base/report.ts';
import type { Config } from '../config/config.ts';
import { type EncoderChoice, writeSectionVectors } from '../kinds/vectors/encoder.ts';
import type { CachedVectors } from '../kinds/vectors/write.ts';
import type { SkillSource } from '../model/skill.ts';
import type { Sources } from '../model/unit.ts';
import { deriveTerms } from '../model/unit.ts';
import { DraftFiles } from '../spill/file-target.ts';
import type { SpillFolder } from '../spill/spill-folder.ts';
import type { FinishedFiles } from '../write/finished-files.ts';
import { addSuggestions } from './add-suggestions.ts';
import { assembleIndex, type IndexParts, withVectors } from './assemble-index.ts';
import { dictionaryOf } from './assemble-translations.ts';
import type { GatheredDocuments } from './gather.ts';
import type { BuildResult } from './options.ts';
import type { AllContents } from './read.ts';
import { summarize } from './summarize.ts';
import { withManifest } from './write-index.ts';

/** An index that is not written yet. */
export interface UnwrittenIndex {
	readonly files: FinishedFiles;
	readonly result: Omit<BuildResult, 'written'>;
	/** What is cached of its vectors. */
	readonly vectors: CachedVectors | undefined;
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
	readonly encoder: EncoderChoice;
	readonly suggest: boolean;
	/** Vectors of an earlier build. */
	readonly cached: CachedVectors | undefined;
	/** Where files are written that exceed the bytes in memory. */
	readonly folder: SpillFolder;
	readonly bytes: number;
	readonly onStep: (step: string) => void;
}

/** Makes the files of an index of sources. */
export async function assembleSources(
	read: ReadSources,
	{ encoder, suggest, cached, folder, bytes, onStep }: AssemblyOptions,
): Promise<UnwrittenIndex> {
	const { config, contents, resolved, gathered, glossary } = read;
	const problems = sortProblems([...read.problems]);
	const parts = { ...partsOf(read), dictionary: await dictionaryOf(glossary, config) };
	const files = new DraftFiles(() => join(folder.open(), 'index'), bytes);
	const { content, text, superseded } = assembleIndex(files, parts, config);
	const { firstSections } = gathered;
	const before = cached && { vectors: cached, firstSections };
	const made = await writeSectionVectors(files, text, encoder, config.vectorWeight, onStep, before);
	if (suggest) await addSuggestions(files, parts);
	const finished = withManifest(files.finished, withVectors(content, made));
	const summarized = { files: finished, vectors: made?.settings, superseded };
	const summary = summarize(resolved, contents, gathered.count, summarized, problems);
	return { files: finished, result: { summary, problems }, vectors: made?.cached };
}

function partsOf({ resolved, gathered, contents, skills }: ReadSources): Omit<IndexParts, 'dictionary'> {
	const { outlines, records, entries, contexts, prose, text } = gathered;
	const sources = { ...resolved, units: deriveTerms(resolved.units), prose };
	return { sources, outlines, records, entries, contexts, text, unread: contents.unread, skills };
}
