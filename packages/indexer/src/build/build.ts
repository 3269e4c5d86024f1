import { join } from 'node:path';
import type { Encoder, VectorSettings } from '@pinakes/query/internal';
import { digestOfSettings } from '../base/digest.ts';
import { isTracked } from '../base/git.ts';
import { buildFolders, targetOf } from '../base/lock.ts';
import { checkFolders, checkNames, isPath, type OptionNames, refuseAddress } from '../base/options.ts';
import { BuildError, type Problem, type Report, sortProblems } from '../base/report.ts';
import { SpillFolder } from '../base/spill.ts';
import { type FinishedFiles, replaceFolder } from '../base/write-folder.ts';
import type { VectorChoice } from '../config/config.ts';
import { loadConfig } from '../config/load.ts';
import type { Config } from '../config/schema.ts';
import { locateSource } from '../formats/list-folder.ts';
import { manifestFields, manifestFiles } from '../kinds/manifest.ts';
import { writeSuggestions } from '../kinds/suggestions.ts';
import { checkVectorOptions } from '../kinds/vectors/encoder.ts';
import { writeSectionVectors } from '../kinds/vectors/sections.ts';
import { encodeUnits } from '../kinds/vectors/units.ts';
import { resolveSources } from '../model/resolve.ts';
import { lintSharedNames } from '../model/shared-names.ts';
import { deriveTerms } from '../model/unit.ts';
import { assembleIndex, dictionaryOf, withVectors } from './assemble.ts';
import { type CacheReader, cacheFile, openCache, saveCache } from './cache.ts';
import { DraftFiles } from './draft-files.ts';
import { gatherDocuments } from './gather.ts';
import { DEFAULT_MEMORY, heldBytes } from './memory.ts';
import { type BuildProgress, readFolders, readSkillFiles } from './read.ts';

/** Options of a build. */
export interface BuildOptions {
	/** Folders to read. If two have the same skill, the first is used. */
	readonly folders: readonly string[];
	/** The folder to write. */
	readonly out: string;
	/** A configuration file. Default: `pinakes.config.json` in one of the folders, if there is one. */
	readonly config?: string | undefined;
	/** Settings for those that the configuration file leaves out, written as in it. */
	readonly defaults?: Readonly<Record<string, unknown>> | undefined;
	/** Writes nothing if any source has an error. */
	readonly strict?: boolean;
	/** `built-in` for word vectors and translations, `none` for neither. Default: as configured. */
	readonly vectors?: VectorChoice | undefined;
	/** Encodes sections in place of the word vectors, which then encode queries alone. Few texts, or such that it does not know, keep theirs. */
	readonly encoder?: Encoder | undefined;
	/** Also writes suggestions for the explorer. Default: false. */
	readonly suggest?: boolean;
	/** A folder that caches analyzed files for the next build. Default: none. */
	readonly cache?: string | undefined;
	/** Approximate bytes of memory that the build may use; it does not change the index. Default: 1 GiB. */
	readonly memory?: number | undefined;
	/** Called after each file that was read, and after texts that were encoded. */
	readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
	/** Called at the start of each step. */
	readonly onStep?: (step: string) => void;
	/** Called with a message if a cache or the encoder cannot be used. */
	readonly onNotice?: (notice: string) => void;
}

const BUILD_OPTIONS: OptionNames<BuildOptions> = {
	folders: true,
	out: true,
	config: true,
	defaults: true,
	strict: true,
	vectors: true,
	encoder: true,
	suggest: true,
	cache: true,
	memory: true,
	onProgress: true,
	onStep: true,
	onNotice: true,
};

/** Result of a build. */
export interface BuildResult {
	/** False if `strict` kept the old index. */
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
	/** Paths of templates, menus, redirects and published pages, which are not documents of the index. */
	readonly left_out: readonly string[];
	/** Number of texts of HTML that are left out, as their own style hides them; absent for none. */
	readonly hidden?: number;
	/** Number of documents of older versions, and of copies that are not translated. They are searched only when named. */
	readonly superseded: number;
	/** Number of units with derived tags or keywords. */
	readonly derived: number;
	readonly errors: number;
	readonly warnings: number;
	readonly index_files: number;
	readonly index_bytes: number;
	/** Encoder of the sections, dimensions of its vectors, and their weight relative to text; null if they have none. */
	readonly vectors: Pick<VectorSettings, 'embedder' | 'dimensions' | 'weight'> | null;
}

/**
 * Builds an index: reads the sources, derives missing tags and keywords, and replaces the folder in one step. The same
 * sources and settings give the same bytes, with or without a cache.
 *
 * @throws BuildError if a folder or the configuration cannot be read, there is nothing to index, an encoder returns no
 * vectors, or the index cannot be written, and whatever an encoder throws; problems of single files are in `problems`
 */
export async function buildIndex(options: BuildOptions): Promise<BuildResult> {
	checkBuildOptions(options);
	const { out, cache, strict = false, onStep = () => {} } = options;
	if (cache !== undefined && isTracked(cache)) {
		throw new BuildError(
			`git tracks files in the cache ${cache}, or cannot tell, so that a commit could change what is built: remove them by git rm -r --cached ${cache}, or name another folder.`,
		);
	}
	const { files, summary, problems, save, dispose } = await makeIndex(options);
	try {
		const written = !strict || summary.errors === 0;
		if (written) {
			onStep('writing');
			writeFinished(out, files);
			save();
		}
		return { written, summary, problems };
	} finally {
		dispose();
	}
}

/**
 * Checks the options of a build.
 *
 * @throws BuildError
 */
export function checkBuildOptions(options: BuildOptions): void {
	checkNames('buildIndex', options, BUILD_OPTIONS);
	const { folders, out, config, cache, memory } = options;
	checkFolders(folders);
	refuseAddress(out, 'build into one, and copy that by pinakes push');
	const own = folders.find((folder) => targetOf(folder) === targetOf(out));
	if (own !== undefined) {
		throw new BuildError(`${out} is a folder to read: write to another one, such as ${own}/.pinakes.`);
	}
	for (const [name, path] of Object.entries({ config, cache })) {
		if (path !== undefined && !isPath(path)) throw new BuildError(`${name} must be the path of a file or folder.`);
	}
	if (memory !== undefined && !(typeof memory === 'number' && memory >= 0)) {
		throw new BuildError('memory must be a number of bytes: parseMemory reads a size such as 2GiB.');
	}
}

export function writeFinished(out: string, files: FinishedFiles): void {
	replaceFolder(out, new Map([...files].map(([path, { content }]) => [path, content])));
}

/**
 * Makes an index: reads the sources, analyzes those that the cache lacks, and assembles the index. What exceeds the memory is on disk
 * until `dispose` is called, and `save` keeps the cache for the next build.
 */
export async function makeIndex(options: BuildOptions) {
	const { folders, out, cache, vectors, encoder, onStep = () => {}, onNotice = () => {} } = options;
	onStep('reading');
	checkVectorOptions(options);
	const config = await loadConfig(options.config, folders, encoder ? 'built-in' : vectors, options.defaults);
	const known =
		cache === undefined ? undefined : openCache(cacheFile(cache, folders, out), settingsOf(config), onNotice);
	const make = async (cached?: CacheReader) => {
		const spill = new SpillFolder(out);
		try {
			return await makeWith(spill, options, config, cached);
		} catch (cause) {
			const error = spill.errorFor(cause);
			spill.remove();
			throw error;
		}
	};
	try {
		return await make(known);
	} catch (cause) {
		// The cache may be forged, and have invalid data.
		if (known === undefined || !(cause instanceof TypeError || cause instanceof RangeError)) throw cause;
		onNotice(`the cache is of no use (${cause.message}): everything is built again`);
		return await make();
	} finally {
		known?.close();
	}
}

const MAX_NAMED_LINKS = 10;

/** Maximum analyzed documents for which a cache is not saved again, since that takes as long as analyzing them. */
const MAX_UNSAVED = 16;

async function makeWith(spill: SpillFolder, options: BuildOptions, config: Config, known: CacheReader | undefined) {
	const { folders, out, cache, suggest = false, memory = DEFAULT_MEMORY, onProgress, encoder } = options;
	const { onStep = () => {}, onNotice = () => {} } = options;
	const found: Problem[] = [];
	const report: Report = (problem) => found.push(problem);
	const settings = settingsOf(config);
	const bytes = heldBytes(memory);
	const gathering = gatherDocuments(bytes, spill, cache === undefined ? undefined : settings);
	const contents = await readFolders(
		folders,
		{ excluded: buildFolders(out), known, hasTerms: true, onDocument: gathering.add, onProgress },
		config,
		report,
	);
	const { units, packages } = resolveSources(contents, report);
	found.push(...lintSharedNames(units, (source) => locateSource(source, folders, contents.prefixes)));
	onStep('indexing');
	const gathered = gathering.finish();
	const isNothingElse = found.every(({ rule }) => rule === 'link-folder');
	if (units.length + packages.length + gathered.text.ids.length === 0 && isNothingElse) {
		const links = contents.unfollowed.slice(0, MAX_NAMED_LINKS).map(({ path, target }) => `${path} to ${target}`);
		const unfollowed =
			links.length === 0 ? '' : ` These links lead out of it: ${links.join(', ')}. Name the folders that they lead to.`;
		throw new BuildError(
			`${folders.join(', ')}: there is nothing to index. Skills are SKILL.md files, a registry has units/*.json, documents are *.md, *.html and others.${unfollowed}`,
		);
	}
	const skills = readSkillFiles(units, contents.prefixes, { folders, out }, config, report);
	const dictionary = await dictionaryOf(config);
	const problems = sortProblems(found);
	const { prose, analyzed } = gathered;
	const sources = { units: deriveTerms(units), packages, prose };
	const onEncoded = (done: number, total: number): void => onProgress?.({ step: 'encoded', done, total });
	const encodedUnits = encoder && (await encodeUnits(sources.units, encoder, onEncoded));
	const parts = { ...gathered, sources, unread: contents.unread, skills, dictionary, encodedUnits };
	const target = new DraftFiles(() => join(spill.open(), 'index'), bytes);
	const draft = assembleIndex(target, parts, config);
	const cached = known?.tail()?.vectors;
	const asked = { vectors: config.vectors, encoder, weight: config.vectorWeight, onStep, onEncoded, onNotice };
	const vectors = await writeSectionVectors(target, draft.text, asked, cached);
	if (suggest) writeSuggestions(target, gathered.outlines, gathered.records, sources.units);
	const files = target.finished;
	const fields = manifestFields(withVectors(draft.content, vectors));
	for (const [path, text] of manifestFiles(files, fields)) target.set(path, text);
	const isSaved = known?.isWhole && analyzed <= MAX_UNSAVED && vectors?.cached?.input === cached?.input;
	return {
		files,
		summary: {
			files: contents.files,
			units: units.length,
			packages: packages.length,
			documents: gathered.text.ids.length,
			left_out: contents.leftOut,
			...(contents.hidden > 0 && { hidden: contents.hidden }),
			superseded: draft.superseded,
			derived: units.filter((unit) => [unit.tags_origin, unit.keywords_origin].includes('derived')).length,
			errors: problems.filter(({ severity }) => severity === 'error').length,
			warnings: problems.filter(({ severity }) => severity === 'warning').length,
			index_files: files.size,
			index_bytes: [...files.values()].reduce((sum, file) => sum + file.bytes, 0),
			vectors: vectors ? summaryOf(vectors.settings) : null,
		},
		problems,
		save() {
			if (cache === undefined || (isSaved && gathered.file === undefined)) return;
			const failed = saveCache(cacheFile(cache, folders, out), settings, gathered, { vectors: vectors?.cached });
			if (failed !== undefined) onNotice(failed);
		},
		dispose: () => spill.remove(),
	};
}

function summaryOf({ embedder, dimensions, weight }: VectorSettings): BuildSummary['vectors'] {
	return { embedder, dimensions, weight };
}

/** Returns a digest of the settings that documents are analyzed with. */
function settingsOf({ include, markdown, contexts, documents, text, site }: Config): string {
	return digestOfSettings([include, markdown, contexts, documents.fields, documents.stored, text, site]);
}
