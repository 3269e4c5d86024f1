import type { DocumentOutline, Manifest } from '@pinakes/query';
import {
	type DocumentRecord,
	STOP_WORDS,
	type TextDocument,
	TRAINED,
	type VectorSettings,
} from '@pinakes/query/format';
import { type Config, loadConfig } from './config.ts';
import { deriveTerms } from './derive.ts';
import { BuildError } from './errors.ts';
import type { ContextSource } from './kinds/contexts/source.ts';
import { writeContexts } from './kinds/contexts/write.ts';
import { writeDocuments } from './kinds/documents/write.ts';
import { type EntrySource, type SectionNumbers, type UnreadEntry, writeEntries } from './kinds/entries/write.ts';
import { knownHanWords, writeLexicon } from './kinds/lexicon/write.ts';
import { writeMessages } from './kinds/messages/write.ts';
import { writeOutlines } from './kinds/outline/write.ts';
import { writeRecords } from './kinds/records/write.ts';
import type { IndexedText } from './kinds/text/indexed.ts';
import { writeText } from './kinds/text/write.ts';
import { collectLists, writeAllPackages, writeLists } from './kinds/unit-lists/write.ts';
import { writeUnitTerms } from './kinds/unit-terms/write.ts';
import { makeVectors } from './kinds/vectors/make.ts';
import type { Vectorizer } from './kinds/vectors/settings.ts';
import { type MadeVectors, writeVectors } from './kinds/vectors/write.ts';
import { writeVocabulary } from './kinds/vocabulary/write.ts';
import { compare, type Problem, type Report, sortProblems } from './report.ts';
import { type FolderContents, readFolders } from './sources/read-folders.ts';
import { settleSources } from './sources/settle.ts';
import type { Sources } from './unit.ts';
import { type ManifestContent, writeManifest } from './write/manifest.ts';
import type { IndexFiles } from './write/parts.ts';
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
	/** Told of each step as it begins. */
	readonly onStep?: (step: string) => void;
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
 * in one step. The same sources and settings give the same bytes.
 *
 * @throws BuildError where a folder or the configuration cannot be read, there is nothing to index, an encoder gives
 * no vectors, or the index cannot be written, and whatever an encoder throws; what is wrong with single files is in
 * `problems`
 */
export async function buildIndex(options: BuildOptions): Promise<BuildResult> {
	const { folders, out, vectors = TRAINED, onStep = () => {} } = options;
	const problems: Problem[] = [];
	onStep('reading');
	const config = loadConfig(options.config, folders);
	const contents = await readFolders(folders, ownFolders(out), config, (problem) => problems.push(problem));
	const settled = settleSources(contents, (problem) => problems.push(problem));
	if (settled.units.length + settled.packages.length + contents.outlines.length === 0 && problems.length === 0) {
		throw new BuildError(
			`${folders.join(', ')}: there is nothing to index. Skills are SKILL.md files, a registry has units/*.json, documents are *.md.`,
		);
	}
	onStep('indexing');
	const sources = { ...settled, units: deriveTerms(settled.units, knownHanWords()) };
	const documents = [...contents.documents].sort((a, b) => compare(a.id, b.id));
	const draft = draftIndex(sources, { ...contents, documents }, config, refuse);
	const made = await makeVectors(draft.text, vectors, config.vectors, onStep);
	const files = finishIndex(draft, made);
	const summary = summarize(sources, contents, files, problems, made);
	const written = !(options.strict === true && summary.errors > 0);
	if (written) {
		onStep('writing');
		replaceFolder(out, files);
	}
	return { written, summary, problems: sortProblems(problems) };
}

/** What is indexed beside units and packages: the outlines of markdown files, and texts. */
export interface IndexedDocuments {
	readonly outlines: readonly DocumentOutline[];
	/** In the order in which they are numbered; none unless given. */
	readonly documents?: Iterable<TextDocument>;
	/** Markdown files among the documents, whose sections are retrieved, and files that are known not to be. */
	readonly entries?: readonly EntrySource[];
	readonly unread?: readonly UnreadEntry[];
	/** What documents say about themselves: none, or one to each. */
	readonly records?: readonly DocumentRecord[];
	/** Documents that tasks need. */
	readonly contexts?: readonly ContextSource[];
}

/**
 * The files of an index without vectors, by path: a pure function of the sources and settings.
 *
 * @param report told of documents that cannot be told apart by their ids; without it they are an error
 */
export function indexFiles(
	sources: Sources,
	contents: IndexedDocuments,
	config: Config,
	report: Report = refuse,
): IndexFiles {
	return finishIndex(draftIndex(sources, contents, config, report), undefined);
}

/** An index but for its vectors and its manifest. */
interface Draft {
	readonly files: IndexFiles;
	readonly content: ManifestContent;
	/** What vectors are made from; undefined where there are no sections. */
	readonly text: IndexedText | undefined;
}

/** Writes everything but vectors and the manifest. */
export function draftIndex(
	{ units, packages }: Sources,
	{ outlines, documents = [], entries = [], unread = [], records = [], contexts = [] }: IndexedDocuments,
	config: Config,
	report: Report,
): Draft {
	const files: IndexFiles = new Map();
	const lists = collectLists(units);
	const listCuts = writeLists(files, units, lists, config.splitAboveBytes);
	writeAllPackages(
		files,
		packages.map(({ package_id }) => package_id),
	);
	const phrases = writeLexicon(files, config);
	writeMessages(files);
	writeOutlines(files, outlines);
	writeContexts(files, contexts, config.contexts);
	const unitRecords = writeRecords(files, units, packages);
	const text = writeText(files, documents, config.text, report);
	const cuts: Manifest['cuts'] = {
		...listCuts,
		unit_terms: writeUnitTerms(files, units, STOP_WORDS, phrases),
		vocabulary: writeVocabulary(files, lists, phrases),
		...unitRecords,
		...text.cuts,
		...writeDocuments(
			files,
			[...records].sort((a, b) => compare(a.path, b.path)),
			config.documents,
			phrases,
		),
		entries: writeEntries(files, entries, unread, sectionNumbers(entries, documents, text.sectionCounts)),
		section_vectors: [],
		term_vectors: [],
	};
	const counts = {
		units: units.length,
		packages: packages.length,
		tags: lists.tag.size,
		keywords: lists.keyword.size,
		ides: lists.ide.size,
		documents: Math.max(outlines.length, text.documents),
		sections: text.sections,
	};
	return { files, content: { counts, ides: [...lists.ide.keys()], cuts }, text: text.indexed };
}

/** Writes vectors, if any, and the manifest. */
export function finishIndex({ files, content }: Draft, vectors: MadeVectors | undefined): IndexFiles {
	if (vectors === undefined) writeManifest(files, content);
	else {
		const cuts = { ...content.cuts, ...writeVectors(files, vectors) };
		writeManifest(files, { ...content, cuts, vectors: vectors.settings });
	}
	return files;
}

/** The numbers of each markdown file's sections. */
function sectionNumbers(
	entries: readonly EntrySource[],
	documents: Iterable<TextDocument>,
	counts: readonly number[],
): Map<string, SectionNumbers> {
	const numbers = new Map<string, SectionNumbers>();
	let first = 0;
	for (const { id } of entries.length === 0 ? [] : documents) {
		const count = counts[numbers.size] as number;
		numbers.set(id, { first, count });
		first += count;
	}
	return numbers;
}

/** What is done with a problem that nobody is told of. */
export function refuse({ message, mend }: Problem): never {
	throw new BuildError(`${message}; ${mend}.`);
}

function summarize(
	sources: Sources,
	contents: FolderContents,
	files: IndexFiles,
	problems: readonly Problem[],
	made: MadeVectors | undefined,
): BuildSummary {
	const { units, packages } = sources;
	let bytes = 0;
	for (const text of files.values()) bytes += Buffer.byteLength(text);
	return {
		files: contents.files,
		units: units.length,
		packages: packages.length,
		documents: contents.outlines.length,
		derived: units.filter((unit) => unit.tags_origin === 'derived' || unit.keywords_origin === 'derived').length,
		errors: problems.filter(({ severity }) => severity === 'error').length,
		warnings: problems.filter(({ severity }) => severity === 'warning').length,
		index_files: files.size,
		index_bytes: bytes,
		vectors: made === undefined ? null : vectorSummary(made),
	};
}

function vectorSummary({ settings: { embedder, dimensions, weight } }: MadeVectors): BuildSummary['vectors'] {
	return { embedder, dimensions, weight };
}
