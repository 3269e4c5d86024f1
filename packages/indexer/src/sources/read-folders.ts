import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import picomatch from 'picomatch';
import { digestOf } from '../cache/digest.ts';
import type { Config } from '../config.ts';
import { BuildError } from '../errors.ts';
import type { UnreadEntry } from '../kinds/entries/write.ts';
import type { Report } from '../report.ts';
import type { SourcePackage, Unit } from '../unit.ts';
import { decodeText, listFolder, readBytes, type SourceFolder, stampOf, unreadBecause } from './files.ts';
import { documentReader, withPrefix } from './markdown-document.ts';
import { readRegistries } from './registry.ts';
import { knownSource, readSource, type SourceDocument } from './source-document.ts';

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

/** Markdown files that are known from an earlier build. */
export interface KnownSources {
	/** A file that was at this path, as it is in the index. */
	at(path: string): SourceDocument | undefined;
	/** A file with this digest of path and bytes. */
	of(source: string): SourceDocument | undefined;
}

const NOTHING_KNOWN: KnownSources = { at: () => undefined, of: () => undefined };

/**
 * Reads the sources below folders. With more than one folder, every path begins with its folder's
 * name, so that two of them never collide.
 *
 * @param excluded folders that are left out, such as the index that is being written
 * @param known files that need not be read again
 * @throws BuildError where a folder is not there
 */
export async function readFolders(
	folders: readonly string[],
	excluded: readonly string[],
	config: Config,
	report: Report,
	known: KnownSources = NOTHING_KNOWN,
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
		contents.push(await readFolder(listed, i, prefix, config, report, known));
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
	known: KnownSources,
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
	const parse = documentReader(config, prefix);
	/** A file that may have changed. */
	const readDocument = (path: string, stamp: string): SourceDocument | undefined => {
		const reportUnread: Report = (problem) => {
			prefixed(problem);
			unread.push({ path: prefix + path, problem: unreadBecause(problem) });
		};
		const bytes = readBytes(folder.root, path, reportUnread);
		if (bytes === undefined) return undefined;
		const source = digestOf(prefix, path, bytes);
		const same = known.of(source);
		if (same !== undefined) return knownSource(same, stamp, readAgain);
		const text = decodeText(bytes, path, reportUnread);
		return text === undefined ? undefined : readSource(parse(path, text), source, stamp, known.at(prefix + path));
	};
	/** The text of a file that is known, where somebody asks for it after all. */
	const readAgain = (document: SourceDocument): string => {
		const path = document.path.slice(prefix.length);
		const bytes = readBytes(folder.root, path, refuse);
		const isSame = bytes !== undefined && digestOf(prefix, path, bytes) === document.digests.source;
		if (!isSame) throw new BuildError(`${resolve(folder.root, path)} changed while it was read: build again.`);
		return decodeText(bytes, path, refuse) ?? '';
	};
	const markdown = folder.paths.filter((path) => MARKDOWN_SOURCE.test(path));
	for (const path of markdown) {
		// Both are settled already, and there are thousands.
		const stamp = stampOf(`${folder.root}/${path}`) ?? '';
		const before = known.at(prefix + path);
		const isSame = before !== undefined && stamp !== '' && before.stamp === stamp;
		const document = isSame ? knownSource(before, stamp, readAgain) : readDocument(path, stamp);
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

const refuse: Report = ({ file, message, mend }) => {
	throw new BuildError(`${file}: ${message}; ${mend}.`);
};
