import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { digestOf } from '../build/digest.ts';
import type { Config } from '../config.ts';
import { BuildError } from '../errors.ts';
import type { UnreadEntry } from '../kinds/entries/write.ts';
import type { ParsedFile } from '../parse/parse-file.ts';
import { createParsePool, type ParsePool } from '../parse/parse-pool.ts';
import type { Report } from '../report.ts';
import type { SourcePackage, Unit } from '../unit.ts';
import { listFolder, readBytes, type SourceFolder, stampOf, unreadBecause } from './files.ts';
import { withPrefix } from './markdown-document.ts';
import { type RegistryContents, readRegistries } from './registry.ts';
import type { ReadSource, SourceDocument } from './source-document.ts';

/** A unit as read, with the digest of its file, by which copies are known. */
export interface ReadUnit {
	readonly unit: Unit;
	readonly digest: string;
	/** The place of its folder in the list that was given: earlier ones come first. */
	readonly folder: number;
}

/** What the folders hold. */
export interface FolderContents {
	readonly units: readonly ReadUnit[];
	readonly packages: readonly SourcePackage[];
	/** Their markdown files. */
	readonly documents: readonly ReadSource[];
	/** Markdown files that could not be read. */
	readonly unread: readonly UnreadEntry[];
	readonly files: number;
}

/** The contents of all folders, and what the paths of each begin with. */
export interface AllContents extends FolderContents {
	readonly prefixes: readonly string[];
}

/** Markdown files of an earlier build by their paths in the index. */
export type KnownSources = ReadonlyMap<string, SourceDocument>;

/** What is read of folders. */
export interface ReadOptions {
	/** Folders that are left out, such as the index that is being written. */
	readonly excluded?: readonly string[];
	/** Files that need not be read again. */
	readonly known?: KnownSources;
	/** Whether sections are cut into terms as well. */
	readonly hasTerms?: boolean;
	/** Whether a markdown file is read, by its path in the index; all are unless given. */
	readonly isRead?: (path: string) => boolean;
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
	const { excluded = [], hasTerms = false } = options;
	const prefixes = prefixesOf(folders);
	const contents: FolderContents[] = [];
	const { markdown, contexts, documents, site, text } = config;
	const pool = createParsePool({ markdown, contexts, documents, site, text: hasTerms ? text : undefined });
	try {
		for (const [i, folder] of folders.entries()) {
			const root = resolve(folder);
			if (!existsSync(root) || !statSync(root).isDirectory()) {
				throw new BuildError(`${folder} is not a folder: name one that holds skills, a registry or markdown.`);
			}
			const prefix = prefixes[i] as string;
			const prefixed: Report = (problem) => report({ ...problem, file: prefix + problem.file });
			const listed = listFolder(root, { folders: excluded, globs: config.ignore }, prefixed);
			contents.push(await readFolder(listed, i, prefix, pool, report, options));
		}
	} finally {
		pool.close();
	}
	return {
		prefixes,
		units: contents.flatMap(({ units }) => units),
		packages: contents.flatMap(({ packages }) => packages),
		documents: contents.flatMap(({ documents }) => documents),
		unread: contents.flatMap(({ unread }) => unread),
		files: contents.reduce((sum, { files }) => sum + files, 0),
	};
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
	folder: SourceFolder,
	place: number,
	prefix: string,
	pool: ParsePool,
	report: Report,
	{ known = new Map(), isRead = () => true, hasRegistries = true }: ReadOptions,
): Promise<FolderContents> {
	const prefixed: Report = (problem) => report({ ...problem, file: prefix + problem.file });
	const registry = hasRegistries ? await readRegistries(folder, prefixed) : NO_REGISTRY;
	const units: ReadUnit[] = registry.units.map((unit) => ({
		unit: withPrefix(unit, prefix),
		digest: '',
		folder: place,
	}));
	const documents: ReadSource[] = [];
	const unread: UnreadEntry[] = [];
	const markdown = folder.paths.filter((path) => MARKDOWN_SOURCE.test(path) && isRead(prefix + path));
	for (const parsed of await parseFiles(folder.root, markdown, prefix, pool, known)) {
		if ('problem' in parsed) {
			prefixed(parsed.problem);
			unread.push({ path: prefix + parsed.problem.file, problem: unreadBecause(parsed.problem) });
			continue;
		}
		documents.push(parsed);
		const { unit, problems } = parsed.document;
		problems.forEach(report);
		if (unit !== undefined) units.push({ ...unit, folder: place });
	}
	return {
		units,
		packages: registry.packages.map(({ record, source }) => ({ record, source: prefix + source })),
		documents,
		unread,
		files: markdown.length + registry.files,
	};
}

/** Reads and parses files, and returns what came of each, in their order; those that are known are not parsed. */
async function parseFiles(
	root: string,
	paths: readonly string[],
	prefix: string,
	pool: ParsePool,
	known: KnownSources,
): Promise<ParsedFile[]> {
	const parsing: (ParsedFile | Promise<ParsedFile>)[] = [];
	for (const path of paths) {
		const before = known.get(prefix + path);
		// Both parts of the path are absolute or settled already, and there are thousands.
		const stamp = stampOf(`${root}/${path}`) ?? '';
		if (before !== undefined && stamp !== '' && before.stamp === stamp) {
			parsing.push({ document: before, text: undefined });
			continue;
		}
		const bytes = readBytes(root, path, (problem) => parsing.push({ problem }));
		if (bytes === undefined) continue;
		const digest = digestOf(prefix, path, bytes);
		if (before?.digest === digest) {
			parsing.push({ document: { ...before, stamp }, text: undefined });
			continue;
		}
		parsing.push(pool.parse({ path, prefix, bytes, digest, stamp }));
		await pool.room();
	}
	pool.flush();
	return Promise.all(parsing);
}

const NO_REGISTRY: RegistryContents = { units: [], packages: [], files: 0 };

const MARKDOWN_SOURCE = /\.mdc?$/i;
