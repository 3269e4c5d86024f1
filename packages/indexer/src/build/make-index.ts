import type { DocumentOutline } from '@pinakes/query';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import { STATIC, TRAINED, type VectorSettings } from '@pinakes/query/format/kinds/vectors/schema';
import type { Config } from '../config.ts';
import { deriveTerms } from '../derive.ts';
import { BuildError } from '../errors.ts';
import { knownHanWords } from '../kinds/lexicon/write.ts';
import type { SkillSource } from '../kinds/skills/write.ts';
import { glossaryLines } from '../kinds/translations/glossary.ts';
import { readGlossary } from '../kinds/translations/read-glossary.ts';
import { checkEncoderChoice, makeVectors } from '../kinds/vectors/make.ts';
import { CHOSEN_BY_TEXTS, type EncoderChoice } from '../kinds/vectors/settings.ts';
import { loadConfig } from '../load-config.ts';
import { compare, type Problem, type Report, sortProblems } from '../report.ts';
import { type AllContents, readFolders } from '../sources/read-folders.ts';
import { readSkills } from '../sources/read-skills.ts';
import { settleSources } from '../sources/settle.ts';
import type { Sources } from '../unit.ts';
import type { IndexFiles } from '../write/parts.ts';
import { ownFolders } from '../write/replace-folder.ts';
import { type AnalyzedDocuments, analyzeDocuments } from './analyze-documents.ts';
import { addVectors, assembleIndex, type IndexParts } from './assemble-index.ts';
import { type BuildCache, emptyCache } from './build-cache.ts';
import { digestOf, digestOfAll } from './digest.ts';
import type { BuildOptions, BuildResult, BuildSummary } from './options.ts';
import type { StageMemo } from './stage-memo.ts';
import { type FinishedFiles, finishFiles, type WrittenFiles } from './write-index.ts';

/** What earlier builds have left. */
export interface Previous {
	readonly cache: BuildCache;
	readonly memo: StageMemo;
	readonly written: WrittenFiles;
}

/** An index as it is before it is written. */
export interface MadeIndex {
	readonly files: FinishedFiles;
	readonly result: Omit<BuildResult, 'written'>;
	readonly cache: BuildCache;
}

/** Makes an index: reads the sources, analyzes those that are new, and assembles the index of all of them. */
export async function makeIndex(
	{ cache: kept, memo, written }: Previous,
	{
		folders,
		out,
		config: configFile,
		vectors,
		translations,
		semantics,
		suggest = false,
		onStep = () => {},
	}: BuildOptions,
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
	const contents = await readFolders(folders, { excluded: ownFolders(out), known, hasTerms: true }, config, report);
	const settled = settleSources(contents, report);
	checkSomething(folders, settled, contents, problems);
	onStep('indexing');
	const analyzed = analyzeDocuments(contents.documents, cache);
	const excluded = { folders: ownFolders(out), globs: config.ignore };
	const skills = readSkills(settled.units, folders, contents.prefixes, excluded, report);
	const glossary = glossaryOf(config, translations, report);
	const options = { out, encoder, suggest, onStep };
	return assembleRead(
		{ config, contents, settled, analyzed, skills, glossary, problems },
		{ cache, memo, written },
		options,
	);
}

/** All that was read of the sources of an index. */
export interface ReadSources {
	readonly config: Config;
	readonly contents: AllContents;
	readonly settled: Sources;
	readonly analyzed: AnalyzedDocuments;
	readonly skills: readonly SkillSource[];
	/** Lines of translations beside those that are built in; undefined where the index has none. */
	readonly glossary: string | undefined;
	readonly problems: readonly Problem[];
}

/** How an index is made of what was read. */
export interface AssemblyOptions {
	readonly out: string;
	readonly encoder: EncoderChoice;
	readonly suggest: boolean;
	readonly onStep: (step: string) => void;
}

/** Makes an index of what was read. */
export async function assembleRead(
	{ config, contents, settled, analyzed, skills, glossary, problems }: ReadSources,
	{ cache, memo, written }: Previous,
	{ out, encoder, suggest, onStep }: AssemblyOptions,
): Promise<MadeIndex> {
	const dictionary = await dictionaryOf(glossary);
	const parts = { ...partsOf(settled, analyzed, contents), skills, dictionary };
	const draft = assembleIndex(parts, config, memo);
	const before = cache.vectors && { vectors: cache.vectors, firstSections: analyzed.firstSections };
	const made = await makeVectors(draft.text, encoder, config.vectors, before, onStep);
	const content = addVectors(draft, made?.made);
	if (suggest) await addSuggestions(draft.files, parts, memo);
	const files = finishFiles(draft.files, content, out, written);
	return {
		files,
		result: {
			summary: summarize(settled, contents, files, problems, made?.made.settings),
			problems: sortProblems([...problems]),
		},
		cache: {
			settings: cache.settings,
			documents: analyzed.documents,
			collected: analyzed.text.collected,
			// Static vectors are made anew: they depend on all texts.
			vectors: made?.made.settings.embedder === STATIC ? undefined : made,
			units: new Map(settled.units.map((unit) => [unit.unit_id, digestOf(JSON.stringify(unit))])),
		},
	};
}

/** Makes sure that there is something to index, or that it was reported why not. */
export function checkSomething(
	places: readonly string[],
	{ units, packages }: Sources,
	{ documents }: { readonly documents: readonly unknown[] },
	problems: readonly Problem[],
): void {
	if (units.length + packages.length + documents.length + problems.length > 0) return;
	throw new BuildError(
		`${places.join(', ')}: there is nothing to index. Skills are SKILL.md files, a registry has units/*.json, documents are *.md.`,
	);
}

/** What gives sections their vectors unless somebody says otherwise. */
export function defaultChoice({ semantics }: Config): EncoderChoice {
	return semantics === 'none' ? TRAINED : CHOSEN_BY_TEXTS;
}

/** A digest of the settings that documents are analyzed by. */
export function settingsOf({ markdown, contexts, documents, text, site }: Config): string {
	return digestOf(JSON.stringify([markdown, contexts, documents.fields, text, site ?? null]));
}

/** A dictionary that has so many terms, and so many times those that are used, is begun anew. */
const MAX_UNUSED_TERMS = 10_000;
const MAX_UNUSED_SHARE = 4;

/** The cache, unless it was made by other settings, or is mostly of texts that are no more. */
function usableCache(cache: BuildCache, settings: string): BuildCache {
	const { terms, order } = cache.collected.dictionary;
	const isWorn = terms.length > MAX_UNUSED_TERMS + MAX_UNUSED_SHARE * order.length;
	return cache.settings === settings && !isWorn ? cache : emptyCache(settings);
}

function partsOf(
	sources: Sources,
	{ documents, text }: AnalyzedDocuments,
	{ unread }: AllContents,
): Omit<IndexParts, 'dictionary' | 'skills'> {
	return {
		sources: {
			...sources,
			units: deriveTerms(sources.units, knownHanWords()),
			prose: new Map(documents.flatMap(({ source: { path, prose } }) => (prose === undefined ? [] : [[path, prose]]))),
		},
		outlines: documents.map(({ source }) => source.outline),
		entries: documents.map(({ source: { path, entry, headings, process } }) => {
			return { path, fields: entry, headings, process };
		}),
		unread,
		records: documents.map(({ source }) => source.record),
		contexts: documents.flatMap(({ source }) => source.context ?? []),
		text,
	};
}

/** The lines of the glossary; undefined where the index has no translations. */
export function glossaryOf(
	{ translations, glossary, glossaryFile }: Config,
	choice = translations,
	report: Report,
): string | undefined {
	if (choice === 'none') return undefined;
	return glossaryLines(glossaryFile ? readGlossary(glossaryFile, report) : glossary);
}

/** The glossary, and the translations that are built in, which are loaded where they are used. */
async function dictionaryOf(glossary: string | undefined): Promise<string> {
	if (glossary === undefined) return '';
	const { TRANSLATIONS } = await import('../data/translations.ts');
	return glossary + TRANSLATIONS;
}

/** Writes suggestions; what does is loaded where they are asked for. */
async function addSuggestions(files: IndexFiles, parts: IndexParts, memo: StageMemo): Promise<void> {
	const { writeSuggestions } = await import('../kinds/suggestions/write.ts');
	const { units } = parts.sources;
	const tagsOfDocuments = parts.records.flatMap((json) => (JSON.parse(json) as DocumentRecord).tags);
	const tags = [...units.flatMap((unit) => unit.capability_tags), ...tagsOfDocuments];
	const names = units.map(({ name }) => name);
	const input = digestOfAll([...parts.outlines, JSON.stringify([names, tags])]);
	memo.run('suggestions', input, files, (written) =>
		writeSuggestions(written, {
			outlines: parts.outlines.map((json) => JSON.parse(json) as DocumentOutline),
			units: names,
			tags: [...new Set(tags)].sort(compare),
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
