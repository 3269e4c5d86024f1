import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import picomatch from 'picomatch';
import { digestOf } from '../build/digest.ts';
import type { BuildProgress } from '../build/options.ts';
import type { Config } from '../config/config.ts';
import { BuildError } from '../errors.ts';
import type { UnreadEntry } from '../kinds/entries/write.ts';
import type { ParsedFile } from '../parse/parse-file.ts';
import { createParsePool, type ParsePool } from '../parse/parse-pool.ts';
import { compare, type Problem, type Report } from '../report.ts';
import type { SourcePackage, Unit } from '../units/unit.ts';
import { formatOf } from './formats/registry.ts';
import { withLinkedIdes } from './linked-ides.ts';
import { listFolder, type SourceFolder } from './list-folder.ts';
import { withPrefix } from './markdown-document.ts';
import { fileStamp, readBytes, unreadBecause } from './read-file.ts';
import { type RegistryContents, readRegistries } from './registry.ts';
import type { ReadSource, SourceDocument } from './source-document.ts';
import { documentPaths, reportUnread } from './unread.ts';

/** A unit as read, with the digest of its file, by which copies are known. */
export interface ReadUnit {
	readonly unit: Unit;
	readonly digest: string;
	/** The index of its folder in the list that was given: earlier ones come first. */
	readonly folder: number;
}

/** What the folders hold. */
export interface FolderContents {
	readonly units: readonly ReadUnit[];
	readonly packages: readonly SourcePackage[];
	/** Their documents. */
	readonly documents: readonly ReadSource[];
	/** Documents that could not be read. */
	readonly unread: readonly UnreadEntry[];
	readonly files: number;
}

/** The contents of all folders, and what the paths of each begin with. */
export interface AllContents extends FolderContents {
	readonly prefixes: readonly string[];
}

/** Documents of an earlier build by their paths in the index. */
export type KnownSources = ReadonlyMap<string, SourceDocument>;

/** What is read of folders. */
export interface ReadOptions {
	/** Folders that are left out, such as the index that is being written. */
	readonly excluded?: readonly string[];
	/** Files that need not be read again. */
	readonly known?: KnownSources;
	/** Whether sections are cut into terms as well. */
	readonly hasTerms?: boolean;
	/** Whether a document is read, by its path in the index. Default: all are. */
	readonly isRead?: (path: string) => boolean;
	/**
	 * Takes documents one after the other, sorted by their paths in the index; they are not among the contents then. A
	 * document that is known has no text.
	 */
	readonly onDocument?: (document: ReadSource) => void;
	/** Called after each document. */
	readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
	/** Whether registries are read: they are unless false. */
	readonly hasRegistries?: boolean;
}

/**
 * Reads the sources below folders. With more than one folder, every path begins with its folder's
 * name, so that two of them never collide.
 *
 * @throws BuildError where a folder is not there
 */
export async function readFolders(
	folders: readonly string[],
	options: ReadOptions,
	config: Config,
	report: Report,
): Promise<AllContents> {
	const { hasTerms = false, onProgress } = options;
	const prefixes = prefixesOf(folders);
	const contents: FolderContents[] = [];
	const { markdown, contexts, documents, site, text } = config;
	const listed = listFolders(folders, prefixes, options, config, report);
	const files = listed.reduce((sum, folder) => sum + folder.sources.length, 0);
	let done = 0;
	const onFile = (): void => onProgress?.({ done: ++done, files });
	const pool = createParsePool({ markdown, contexts, documents, site, text: hasTerms ? text : undefined });
	try {
		for (const folder of listed) contents.push(await readFolder(folder, pool, report, { ...options, onFile }));
	} finally {
		pool.close();
	}
	return {
		prefixes,
		units: contents.flatMap(({ units }) => units).sort((a, b) => a.folder - b.folder),
		packages: contents.flatMap(({ packages }) => packages),
		documents: contents.flatMap(({ documents }) => documents),
		unread: contents.flatMap(({ unread }) => unread),
		files: contents.reduce((sum, { files }) => sum + files, 0),
	};
}

/** A folder that is read. */
interface ListedFolder {
	readonly folder: SourceFolder;
	/** Its index in the list that was given. */
	readonly index: number;
	/** What its paths in the index begin with. */
	readonly prefix: string;
	/** Those of its paths that may be documents. */
	readonly sources: readonly string[];
	/** Those that no format reads, and that the configuration includes. */
	readonly unread: readonly string[];
	/** Whether the configuration includes a file. */
	isIncluded(path: string): boolean;
}

/** Lists folders, in the order of their paths in the index. */
function listFolders(
	folders: readonly string[],
	prefixes: readonly string[],
	{ excluded = [], isRead = () => true }: ReadOptions,
	{ ignore, markdown, glossaryFile }: Config,
	report: Report,
): ListedFolder[] {
	const included = markdown.flatMap(({ include }) => include);
	const isIncluded = included.length === 0 ? () => false : picomatch(included, { dot: true });
	const listed = folders.map((name, index): ListedFolder => {
		const root = resolve(name);
		if (!existsSync(root) || !statSync(root).isDirectory()) {
			throw new BuildError(`${name} is not a folder: name one that holds skills, a registry or markdown.`);
		}
		const prefix = prefixes[index] as string;
		const prefixed: Report = (problem) => report({ ...problem, file: prefix + problem.file });
		const folder = listFolder(root, { folders: excluded, globs: ignore, included }, prefixed);
		// A glossary is not a document.
		const isOwn = (path: string): boolean => isRead(prefix + path) && join(root, path) !== glossaryFile?.path;
		const sources = documentPaths(folder.paths).filter(isOwn);
		return { folder, index, prefix, sources, unread: folder.unread.filter(isOwn), isIncluded };
	});
	// Every prefix ends with the only slash that it has, so that paths are sorted across folders then.
	return listed.sort((a, b) => compare(a.prefix, b.prefix));
}

/** The folders' names with a slash, told apart by numbers where two are the same; empty for one folder. */
function prefixesOf(folders: readonly string[]): string[] {
	if (folders.length === 1) return [''];
	const taken = new Set<string>();
	return folders.map((folder) => {
		const name = basename(resolve(folder));
		let prefix = `${name}/`;
		for (let number = 2; taken.has(prefix); number++) prefix = `${name}-${number}/`;
		taken.add(prefix);
		return prefix;
	});
}

async function readFolder(
	{ folder, index, prefix, sources, unread: notRead, isIncluded }: ListedFolder,
	pool: ParsePool,
	report: Report,
	{ known = new Map(), hasRegistries = true, onDocument, onFile }: ReadOptions & { readonly onFile: () => void },
): Promise<FolderContents> {
	const prefixed: Report = (problem) => report({ ...problem, file: prefix + problem.file });
	const registry = hasRegistries ? await readRegistries(folder, prefixed) : NO_REGISTRY;
	const units: ReadUnit[] = registry.units.map((unit) => ({
		unit: withPrefix(unit, prefix),
		digest: '',
		folder: index,
	}));
	const documents: ReadSource[] = [];
	const unread: UnreadEntry[] = [];
	const skipped: string[] = [];
	const links = folder.links.map(({ path, target }) => ({ path: prefix + path, target: prefix + target }));
	for await (const parsed of parseFiles(folder.root, sources, prefix, pool, known)) {
		onFile();
		if ('skipped' in parsed) {
			skipped.push(parsed.skipped);
			continue;
		}
		if ('problem' in parsed) {
			prefixed(parsed.problem);
			unread.push({ path: prefix + parsed.problem.file, problem: unreadBecause(parsed.problem) });
			continue;
		}
		if (onDocument) onDocument(parsed);
		else documents.push(parsed);
		const { unit, problems } = parsed.document;
		problems.forEach(report);
		if (unit !== undefined) {
			units.push({ unit: withLinkedIdes(unit.unit, links), digest: unit.digest, folder: index });
		}
	}
	reportUnread([...notRead, ...skipped.filter(isIncluded)].sort(compare), prefixed);
	return {
		units,
		packages: registry.packages.map(({ record, source }) => ({ record, source: prefix + source })),
		documents,
		unread,
		files: sources.length - skipped.length + registry.files,
	};
}

/** Files that are read and parsed ahead of the first that is not done. */
const MAX_AHEAD = 512;

/** Reads and parses files, and yields what came of each, in their order; those that are known are not parsed. */
async function* parseFiles(
	root: string,
	paths: readonly string[],
	prefix: string,
	pool: ParsePool,
	known: KnownSources,
): AsyncGenerator<ParsedFile> {
	const parsing: (ParsedFile | Promise<ParsedFile>)[] = [];
	for (const path of paths) {
		const parsed = parseUnlessKnown(root, path, prefix, pool, known);
		parsing.push(parsed);
		if (parsed instanceof Promise) await pool.room();
		if (parsing.length < MAX_AHEAD) continue;
		// What waits for more files would wait for ever.
		pool.flush();
		for (const done of parsing.splice(0, MAX_AHEAD / 2)) yield await done;
	}
	pool.flush();
	for (const done of parsing) yield await done;
}

function parseUnlessKnown(
	root: string,
	path: string,
	prefix: string,
	pool: ParsePool,
	known: KnownSources,
): ParsedFile | Promise<ParsedFile> {
	const before = known.get(prefix + path);
	// Both parts of the path are absolute or settled already, and there are thousands.
	const stamp = fileStamp(`${root}/${path}`) ?? '';
	if (before !== undefined && stamp !== '' && before.stamp === stamp) return { document: before, text: undefined };
	let problem: Problem | undefined;
	const bytes = readBytes(root, path, (found) => {
		problem = found;
	});
	if (bytes === undefined) return formatOf(path)?.isRare === true ? { skipped: path } : { problem: problem as Problem };
	const digest = digestOf(prefix, path, bytes);
	if (before?.digest === digest) return { document: { ...before, stamp }, text: undefined };
	return pool.parse({ path, prefix, bytes, digest, stamp });
}

const NO_REGISTRY: RegistryContents = { units: [], packages: [], files: 0 };
