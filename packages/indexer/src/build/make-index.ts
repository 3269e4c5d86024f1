import { digestOfSettings } from '../base/digest.ts';
import { BuildError, type Problem, type Report } from '../base/report.ts';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import { checkEncoderChoice, type EncoderChoice } from '../kinds/vectors/encoder.ts';
import { resolveSources } from '../model/resolve.ts';
import type { Sources } from '../model/unit.ts';
import { createSpillFolder, type SpillFolder } from '../spill/spill-folder.ts';
import { buildFolders } from '../write/build-folders.ts';
import { assembleSources, type Previous, type UnwrittenIndex } from './assemble-sources.ts';
import { glossaryOf } from './assemble-translations.ts';
import { usableCache } from './build-cache.ts';
import { gatherDocuments } from './gather-documents.ts';
import { DEFAULT_MEMORY, heldBytes } from './memory.ts';
import type { BuildOptions } from './options.ts';
import { readFolders, readSkillFiles } from './read.ts';

/**
 * Makes an index: reads the sources, analyzes new ones, and assembles the index. Documents beyond the memory limit are
 * kept on disk; `dispose` removes them, also after an error.
 */
export async function makeIndex(previous: Previous, options: BuildOptions): Promise<UnwrittenIndex> {
	const folder = createSpillFolder(options.out);
	try {
		return await readAndAssemble(previous, options, folder);
	} catch (cause) {
		const error = folder.errorFor(cause);
		folder.remove();
		throw error;
	}
}

async function readAndAssemble(
	{ cache: kept, memo, written }: Previous,
	{
		folders,
		out,
		config: configFile,
		vectors,
		suggest = false,
		memory = DEFAULT_MEMORY,
		onStep = () => {},
		onProgress,
	}: BuildOptions,
	folder: SpillFolder,
): Promise<UnwrittenIndex> {
	const problems: Problem[] = [];
	const report: Report = (problem) => problems.push(problem);
	onStep('reading');
	const { config, encoder } = await configOf(configFile, folders, vectors);
	const cache = usableCache(kept, settingsOf(config));
	const known = new Map(cache.documents.map(({ source }) => [source.path, source]));
	const gathering = gatherDocuments(cache, { bytes: heldBytes(memory), folder });
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
	const options = { out, encoder, suggest, folder, onStep };
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

/** Reads the configuration, of which an option overrides the vectors. An encoder goes with the built-in translations. */
async function configOf(
	file: string | undefined,
	folders: readonly string[],
	vectors: EncoderChoice | undefined,
): Promise<{ readonly config: Config; readonly encoder: EncoderChoice }> {
	const chosen = vectors === undefined ? undefined : checkEncoderChoice(vectors);
	const config = await loadConfig(file, folders, typeof chosen === 'object' ? 'built-in' : chosen);
	return { config, encoder: chosen ?? config.vectors };
}

/** Returns a digest of the settings that documents are analyzed with. */
function settingsOf({ include, markdown, contexts, documents, text, site }: Config): string {
	return digestOfSettings([include, markdown, contexts, documents.fields, documents.stored, text, site]);
}
