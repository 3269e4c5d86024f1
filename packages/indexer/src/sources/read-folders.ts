import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import picomatch from 'picomatch';
import { digestOf } from '../cache/digest.ts';
import type { Config } from '../config.ts';
import { BuildError } from '../errors.ts';
import type { UnreadEntry } from '../kinds/entries/write.ts';
import type { Report } from '../report.ts';
import type { SourcePackage, Unit } from '../unit.ts';
import { decodeText, listFolder, readBytes, type SourceFolder, unreadBecause } from './files.ts';
import { documentReader, withPrefix } from './markdown-document.ts';
import { readRegistries } from './registry.ts';
import { readSource, type SourceDocument } from './source-document.ts';

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
	readonly documents: readonly SourceDocument[];
	/** Markdown files that could not be read. */
	readonly unread: readonly UnreadEntry[];
	readonly files: number;
}

/** The contents of all folders, and what the paths of each begin with. */
export interface AllContents extends FolderContents {
	readonly prefixes: readonly string[];
}

/**
 * Markdown files that are known from an earlier build.
 *
 * @param source the digest of a file's path and bytes
 * @param read reads the file after all, for its text
 */
export type FindKnown = (source: string, read: () => SourceDocument) => SourceDocument | undefined;

/**
 * Reads the sources below folders. With more than one folder, every path begins with its folder's
 * name, so that two of them never collide.
 *
 * @param excluded folders that are left out, such as the index that is being written
 * @param findKnown files that it finds are not read again
 * @throws BuildError where a folder is not there
 */
export async function readFolders(
	folders: readonly string[],
	excluded: readonly string[],
	config: Config,
	report: Report,
	findKnown: FindKnown = () => undefined,
): Promise<AllContents> {
	const prefixes = prefixesOf(folders);
	const contents: FolderContents[] = [];
	for (const [i, folder] of folders.entries()) {
		const root = resolve(folder);
		if (!existsSync(root) || !statSync(root).isDirectory()) {
			throw new BuildError(`${folder} is not a folder: name one that holds skills, a registry or markdown.`);
		}
		const prefix = prefixes[i] as string;
		const prefixed: Report = (problem) => report({ ...problem, file: prefix + problem.file });
		const listed = listSources(root, excluded, config, prefixed);
		contents.push(await readFolder(listed, i, prefix, config, report, findKnown));
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

/** Lists the files below a folder that the configuration does not ignore. */
export function listSources(root: string, excluded: readonly string[], config: Config, report: Report): SourceFolder {
	const isIgnored = config.ignore.length === 0 ? () => false : picomatch([...config.ignore], { dot: true });
	const unlessIgnored: Report = (problem) => {
		if (!isIgnored(problem.file)) report(problem);
	};
	const { paths } = listFolder(root, excluded, unlessIgnored);
	return { root, paths: paths.filter((path) => !isIgnored(path)) };
}

async function readFolder(
	folder: SourceFolder,
	place: number,
	prefix: string,
	config: Config,
	report: Report,
	findKnown: FindKnown,
): Promise<FolderContents> {
	const prefixed: Report = (problem) => report({ ...problem, file: prefix + problem.file });
	const registry = await readRegistries(folder, prefixed);
	const units: ReadUnit[] = registry.units.map((unit) => ({
		unit: withPrefix(unit, prefix),
		digest: '',
		folder: place,
	}));
	const documents: SourceDocument[] = [];
	const unread: UnreadEntry[] = [];
	const readDocument = documentReader(config, prefix);
	const markdown = folder.paths.filter((path) => MARKDOWN_SOURCE.test(path));
	for (const path of markdown) {
		const reportUnread: Report = (problem) => {
			prefixed(problem);
			unread.push({ path: prefix + path, problem: unreadBecause(problem) });
		};
		const bytes = readBytes(folder.root, path, reportUnread);
		if (bytes === undefined) continue;
		const source = digestOf(prefix, path, bytes);
		const read = (): SourceDocument | undefined => {
			const text = decodeText(bytes, path, reportUnread);
			return text === undefined ? undefined : readSource(readDocument(path, text), source);
		};
		// What is known was text when it was read.
		const document = findKnown(source, read as () => SourceDocument) ?? read();
		if (document === undefined) continue;
		documents.push(document);
		if (document.isPlain) continue;
		const { unit, problems = [] } = document.facts();
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

const MARKDOWN_SOURCE = /\.mdc?$/i;
