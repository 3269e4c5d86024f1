import { TRAINED } from '@pinakes/query/format/kinds/vectors/schema';
import { digestOfSettings } from '../base/digest.ts';
import { BuildError, type Problem, type Report } from '../base/report.ts';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { checkEncoderChoice, mayBeStatic } from '../kinds/vectors/make.ts';
import { AUTOMATIC_VECTORS, type EncoderChoice } from '../kinds/vectors/settings.ts';
import { createStaticThread, type StaticThread } from '../kinds/vectors/static-thread.ts';
import { resolveSources } from '../model/resolve.ts';
import type { Sources } from '../model/unit.ts';
import { createSpillFolder, type SpillFolder } from '../spill/spill-folder.ts';
import { buildFolders } from '../write/build-folders.ts';
import { assembleSources, type Previous, type UnwrittenIndex } from './assemble-sources.ts';
import { glossaryOf } from './assemble-translations.ts';
import { usableCache } from './build-cache.ts';
import { gatherDocuments } from './gather-documents.ts';
import { DEFAULT_MEMORY, heldBytes } from './memory.ts';
import type { BuildOptions, BuildProgress } from './options.ts';
import { readFolders, readSkillFiles } from './read.ts';

/**
 * Makes an index: reads the sources, analyzes new ones, and assembles the index. Documents beyond the memory limit are
 * kept on disk; `dispose` removes them, also after an error.
 */
export async function makeIndex(previous: Previous, options: BuildOptions): Promise<UnwrittenIndex> {
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
): Promise<UnwrittenIndex> {
	const problems: Problem[] = [];
	const report: Report = (problem) => problems.push(problem);
	onStep('reading');
	const config = await loadConfig(configFile, folders, semantics);
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
	const skills = readSkillFiles(resolved.units, contents.prefixes, { folders, out }, config, report);
	const glossary = glossaryOf(config, translations, report);
	const options = { out, encoder, suggest, folder, thread, onStep };
	const read = { config, contents, resolved, gathered, skills, glossary, problems };
	return assembleSources(read, { cache, memo, written }, options);
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

/** Returns the default choice of vectors for sections. */
function defaultChoice({ semantics }: Config): EncoderChoice {
	return semantics === 'none' ? TRAINED : AUTOMATIC_VECTORS;
}

/** Returns a digest of the settings that documents are analyzed with. */
function settingsOf({ include, markdown, contexts, documents, text, site }: Config): string {
	return digestOfSettings([include, markdown, contexts, documents.fields, documents.stored, text, site]);
}
