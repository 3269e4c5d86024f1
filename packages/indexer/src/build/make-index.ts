import { digestOfSettings } from '../base/digest.ts';
import { buildFolders } from '../base/lock.ts';
import type { Problem, Report } from '../base/report.ts';
import { BuildError } from '../base/report.ts';
import { createSpillFolder, type SpillFolder } from '../base/spill.ts';
import type { FinishedFiles } from '../base/write-folder.ts';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { checkEncoderChoice, type EncoderChoice } from '../kinds/vectors/encoder.ts';
import { resolveSources } from '../model/resolve.ts';
import type { Sources, Unit } from '../model/unit.ts';
import { assembleSources, glossaryOf } from './assemble.ts';
import { type CacheReader, cacheFile, openCache, saveCache } from './cache.ts';
import { gatherDocuments } from './gather.ts';
import { DEFAULT_MEMORY, heldBytes } from './memory.ts';
import type { BuildOptions, BuildResult } from './options.ts';
import { readFolders, readSkillFiles } from './read.ts';

/** An index that is not written yet. What exceeds the memory is on disk until `dispose` is called. */
export interface MadeIndex {
	readonly files: FinishedFiles;
	readonly result: Omit<BuildResult, 'written'>;
	readonly config: Config;
	/** Digests of documents by path. */
	readonly documents: () => ReadonlyMap<string, string>;
	readonly units: readonly Unit[];
	/** Saves the cache for the next build. */
	save(): void;
	dispose(): void;
}

/** Makes an index: reads the sources, analyzes those that the cache lacks, and assembles the index. */
export async function makeIndex(options: BuildOptions): Promise<MadeIndex> {
	const { folders, out, cache, onStep = () => {}, onNotice = () => {} } = options;
	onStep('reading');
	const { config, encoder } = await configOf(options.config, folders, options.vectors);
	const file = cache === undefined ? undefined : cacheFile(cache, folders, out);
	const known = file === undefined ? undefined : openCache(file, settingsOf(config), onNotice);
	try {
		return await makeFrom(known, file, { config, encoder }, options);
	} catch (cause) {
		// The cache may be forged, and have invalid data.
		if (known === undefined || !(cause instanceof TypeError || cause instanceof RangeError)) throw cause;
		onNotice(`the cache is of no use (${cause.message}): everything is built again`);
		return await makeFrom(undefined, file, { config, encoder }, options);
	} finally {
		known?.close();
	}
}

async function makeFrom(
	known: CacheReader | undefined,
	file: string | undefined,
	chosen: Chosen,
	options: BuildOptions,
): Promise<MadeIndex> {
	const folder = createSpillFolder(options.out);
	try {
		return await readAndAssemble(known, file, chosen, options, folder);
	} catch (cause) {
		const error = folder.errorFor(cause);
		folder.remove();
		throw error;
	}
}

/** Maximum analyzed documents for which a cache is not saved again, since that takes as long as analyzing them. */
const MAX_UNSAVED = 16;

async function readAndAssemble(
	known: CacheReader | undefined,
	file: string | undefined,
	{ config, encoder }: Chosen,
	{
		folders,
		out,
		suggest = false,
		memory = DEFAULT_MEMORY,
		onStep = () => {},
		onNotice = () => {},
		onProgress,
	}: BuildOptions,
	folder: SpillFolder,
): Promise<MadeIndex> {
	const problems: Problem[] = [];
	const report: Report = (problem) => problems.push(problem);
	const settings = settingsOf(config);
	const bytes = heldBytes(memory);
	const gathering = gatherDocuments({ bytes, folder, settings: file === undefined ? undefined : settings });
	const contents = await readFolders(
		folders,
		{ excluded: buildFolders(out), known, hasTerms: true, onDocument: gathering.add, onProgress },
		config,
		report,
	);
	const resolved = resolveSources(contents, report);
	onStep('indexing');
	const gathered = gathering.finish();
	checkSomething(folders, resolved, gathered.count, problems);
	const skills = readSkillFiles(resolved.units, contents.prefixes, { folders, out }, config, report);
	const glossary = glossaryOf(config, report);
	const cached = known?.tail()?.vectors;
	const made = await assembleSources(
		{ config, contents, resolved, gathered, skills, glossary, problems },
		{ encoder, suggest, cached, folder, bytes, onStep },
	);
	const { text, digests, analyzed } = gathered;
	const isSaved = known?.isWhole && analyzed <= MAX_UNSAVED && made.vectors?.input === cached?.input;
	return {
		files: made.files,
		result: made.result,
		config,
		documents: () => new Map(text.ids.map((path, number) => [path, digests[number] as string])),
		units: resolved.units,
		save() {
			if (file === undefined || (isSaved && gathered.file === undefined)) return;
			const failed = saveCache(file, settings, gathered, { vectors: made.vectors });
			if (failed !== undefined) onNotice(failed);
		},
		dispose: folder.remove,
	};
}

/** Checks that there is something to index, or a problem that says why not. */
function checkSomething(
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

/** The configuration, and what gives vectors. */
interface Chosen {
	readonly config: Config;
	readonly encoder: EncoderChoice;
}

/** Reads the configuration, of which an option overrides the vectors. An encoder goes with the built-in translations. */
async function configOf(
	file: string | undefined,
	folders: readonly string[],
	vectors: EncoderChoice | undefined,
): Promise<Chosen> {
	const chosen = vectors === undefined ? undefined : checkEncoderChoice(vectors);
	const config = await loadConfig(file, folders, typeof chosen === 'object' ? 'built-in' : chosen);
	return { config, encoder: chosen ?? config.vectors };
}

/** Returns a digest of the settings that documents are analyzed with. */
function settingsOf({ include, markdown, contexts, documents, text, site }: Config): string {
	return digestOfSettings([include, markdown, contexts, documents.fields, documents.stored, text, site]);
}
