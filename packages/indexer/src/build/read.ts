import { dirname, join, resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import picomatch from 'picomatch';
import { digestOf } from '../base/digest.ts';
import { IS_GONE, isThere, isWithin, pathBelow, realFolder, statOf } from '../base/files.ts';
import { buildFolders } from '../base/lock.ts';
import { decodeText, fileStamp, isSkillFile, readBytes, readText, unreadReason } from '../base/read-file.ts';
import { BuildError, compare, type Problem, type Report, reportBelow, reportWarning } from '../base/report.ts';
import type { Config } from '../config/schema.ts';
import { DEFAULT_RULES } from '../data/markdown-rules.ts';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { formatOf } from '../formats/formats.ts';
import { type FolderLink, listFolder, locateSource, prefixesOf } from '../formats/list-folder.ts';
import { mayImport, withPartials } from '../formats/mdx/partials.ts';
import { navTitles } from '../formats/nav-titles.ts';
import type { UnreadEntry } from '../kinds/entries.ts';
import { documentPaths, reportUnsupported } from '../model/document.ts';
import { readRegistries } from '../model/registry.ts';
import type { ReadUnit } from '../model/resolve.ts';
import { readSkillFolder, type SkillSource, withLinkedIdes } from '../model/skill.ts';
import { unitWithPrefix } from '../model/source-document.ts';
import type { SourcePackage, Unit } from '../model/unit.ts';
import { besidePages, isTemplate } from '../parse/left-out.ts';
import type { CacheReader } from './cache.ts';
import {
	fileParser,
	type ParsedFile,
	type ParseFile,
	parseInTime,
	type ReadSource,
	type SourceFile,
} from './parse-file.ts';

/** Progress of a build. */
export interface BuildProgress {
	/** What is counted: files that were read and analyzed, or texts that an encoder encoded. */
	readonly step: 'read' | 'encoded';
	readonly done: number;
	/** Number of those found so far. */
	readonly total: number;
}

interface ReadOptions {
	/** Excluded folders, such as the output folder. */
	readonly excluded?: readonly string[];
	/** Documents of an earlier build. */
	readonly known?: CacheReader | undefined;
	/** Whether to extract the terms of sections. */
	readonly hasTerms?: boolean;
	/** Receives the documents in the order of their paths in the index. */
	readonly onDocument: (document: ReadSource) => void;
	/** Called after each document. */
	readonly onProgress?: ((progress: BuildProgress) => void) | undefined;
}

/**
 * Reads the sources below folders. With more than one folder, every path begins with the name of its folder, so that
 * paths are unique. Returns what was read, documents that could not be, and links to folders that are not followed.
 *
 * @throws BuildError if a folder does not exist
 */
export async function readFolders(folders: readonly string[], options: ReadOptions, config: Config, report: Report) {
	const { hasTerms = false, known, onDocument, onProgress } = options;
	const prefixes = prefixesOf(folders);
	const listed = listFolders(folders, prefixes, options, config, report);
	const total = listed.reduce((sum, { sources }) => sum + sources.length, 0);
	const links = linksOf(listed);
	const [units, packages]: [ReadUnit[], SourcePackage[]] = [[], []];
	const unread: UnreadEntry[] = [];
	const unsupported: string[] = [];
	/** Paths of templates, menus and redirects, which are left out unless the configuration includes them, and of published sites. */
	const leftOut: string[] = [];
	/** Number of texts that are left out, as their own style hides them. */
	let hidden = 0;
	let [done, files] = [0, total];
	for (const folder of listed) {
		const { index, prefix, isIncluded } = folder;
		const prefixed = reportBelow(prefix, report);
		const registry = await readRegistries(folder.folder, prefixed);
		files += registry.files;
		for (const { record, source } of registry.packages) packages.push({ record, source: prefix + source });
		for (const unit of registry.units) units.push({ unit: unitWithPrefix(unit, prefix), folder: index });
		for (const path of folder.unsupported) unsupported.push(prefix + path);
		for (const path of folder.templates) leftOut.push(prefix + path);
		const parse = fileParser({ ...config, text: hasTerms ? config.text : undefined }, prefix);
		for await (const parsed of parseFiles(folder, parse, known)) {
			onProgress?.({ step: 'read', done: ++done, total });
			if ('skipped' in parsed) {
				files--;
				if (isIncluded(parsed.skipped)) unsupported.push(prefix + parsed.skipped);
				if (parsed.isLeftOut) leftOut.push(prefix + parsed.skipped);
			} else if ('problem' in parsed) {
				prefixed(parsed.problem);
				unread.push({ path: prefix + parsed.problem.file, problem: unreadReason(parsed.problem) });
			} else {
				onDocument(parsed);
				const { unit, problems, prose } = parsed.document;
				hidden += parsed.document.hidden;
				problems.forEach(report);
				if (unit !== undefined) units.push({ unit: withLinkedIdes(unit, links), folder: index, prose });
			}
		}
	}
	reportUnsupported(unsupported.sort(compare), report);
	units.sort((a, b) => a.folder - b.folder);
	leftOut.sort(compare);
	const unfollowed = listed.flatMap(({ folder, prefix }) =>
		folder.unfollowed.map((link) => ({ ...link, path: prefix + link.path })),
	);
	return { prefixes, units, packages, unread, leftOut, hidden, unfollowed, files };
}

/** A folder with the paths that may be documents, and those that are left out. */
type ListedFolder = ReturnType<typeof listFolders>[number];

function listFolders(
	folders: readonly string[],
	prefixes: readonly string[],
	{ excluded = [] }: ReadOptions,
	{ ignore, include, markdown }: Config,
	report: Report,
) {
	const included = markdown.flatMap(({ include }) => include);
	/** Whether the configuration explicitly includes a file. */
	const isIncluded = picomatch(included, { dot: true });
	const isWanted = picomatch([...include, ...included], { dot: true });
	// A link to a file beside it is the same document once more, unless its own name makes it a unit.
	const isUnit = picomatch([...included, ...DEFAULT_RULES.flatMap(({ include }) => include)], { dot: true });
	const listed = folders.map((name, index) => {
		const root = resolve(name);
		if (!statOf(root)?.isDirectory()) {
			throw new BuildError(`${name} is not a folder: name one that holds skills, a registry or markdown.`);
		}
		const prefix = prefixes[index] as string;
		const settings = { folders: excluded, globs: ignore, included, roots: folders };
		const folder = listFolder(root, settings, reportBelow(prefix, report));
		const copies = new Set(folder.aliases.filter((path) => !isSkillFile(path) && !isUnit(path)));
		const isSource = (path: string): boolean => !copies.has(path);
		const documents = documentPaths(folder.paths).filter(isSource);
		const beside = besidePages(documents);
		const isLeftOut = (path: string): boolean => (isTemplate(path) || beside.has(path)) && !isWanted(path);
		const templates = [...folder.published, ...documents.filter(isLeftOut)];
		const sources = documents.filter((path) => !isLeftOut(path));
		/** Paths that no format supports, unlike most files of other kinds to be reported. */
		const unsupported = folder.unread.filter(isSource);
		return { folder, index, prefix, sources, templates, unsupported, titles: navTitles(root), isIncluded };
	});
	reportTwice(listed, folders, report);
	// Each prefix has only a trailing slash, so sorting folders by prefix sorts all paths.
	return listed.sort((a, b) => compare(a.prefix, b.prefix));
}

/** Warns of folders whose files another one has too, so that the index has each twice. */
function reportTwice(listed: readonly ListedFolder[], names: readonly string[], report: Report): void {
	for (const one of listed) {
		const root = realFolder(one.folder.root);
		for (const other of listed) {
			const above = realFolder(other.folder.root);
			if (other === one || !isWithin(root, above) || (root === above && other.index > one.index)) continue;
			const below = pathBelow(above, root);
			const paths = new Set(other.sources);
			const path = one.sources.find((each) => paths.has(below === '' ? each : `${below}/${each}`));
			if (path === undefined) continue;
			const [name, whole] = [names[one.index], names[other.index]];
			const message = `${name} is also read as a part of ${whole}, so that the index has this and other files twice`;
			reportWarning(one.prefix + path, 'folder-twice', message, 'name one of the two, or ignore it there', report);
			break;
		}
	}
}

/** Returns the links to folders that are read, with their paths and those of their targets in the index. */
function linksOf(listed: readonly ListedFolder[]): FolderLink[] {
	return listed.flatMap((from) =>
		from.folder.links.flatMap(({ path, target }) =>
			listed.flatMap((to) => {
				const root = realFolder(to.folder.root);
				const below = pathBelow(root, target);
				return isWithin(target, root)
					? [{ path: from.prefix + path, target: (to.prefix + below).replace(/\/$/, '') }]
					: [];
			}),
		),
	);
}

/** Files, and bytes of those to parse, that are handled at once. */
const BATCH_FILES = 256;
const BATCH_BYTES = 2 ** 17;

/** Reads and parses the documents of a folder, and yields the results in order. Cached ones are not parsed. */
async function* parseFiles(listed: ListedFolder, parse: ParseFile, known?: CacheReader): AsyncGenerator<ParsedFile> {
	let batch: (ParsedFile | SourceFile)[] = [];
	let bytes = 0;
	for (const path of listed.sources) {
		const read = readUnlessKnown(path, listed, known);
		batch.push(read);
		if ('bytes' in read) bytes += read.bytes.length;
		if (batch.length < BATCH_FILES && bytes < BATCH_BYTES) continue;
		yield* parseBatch(batch, parse);
		[batch, bytes] = [[], 0];
		// Signals and timers have their turn.
		await nextTurn();
	}
	yield* parseBatch(batch, parse);
}

function* parseBatch(batch: readonly (ParsedFile | SourceFile)[], parse: ParseFile): Generator<ParsedFile> {
	const files = batch.filter((read) => 'bytes' in read);
	const parsed = parseInTime(files, parse)[Symbol.iterator]();
	for (const read of batch) yield 'bytes' in read ? (parsed.next().value as ParsedFile) : read;
}

/** Returns a cached document, or a file to parse, or why there is neither. */
function readUnlessKnown(
	path: string,
	{ folder: { root }, prefix, titles }: ListedFolder,
	known?: CacheReader,
): ParsedFile | SourceFile {
	const before = known?.get(prefix + path);
	const title = titles.get(path);
	// Not `join`, which is slow for thousands of paths; both parts are normalized already.
	const ownStamp = fileStamp(`${root}/${path}`) ?? '';
	let stamp = title === undefined || ownStamp === '' ? ownStamp : `${ownStamp} ${title}`;
	if (before !== undefined && stamp !== '' && before.document.stamp === stamp) return before;
	let problem: Problem | undefined;
	const bytes = readBytes(root, path, (found) => {
		problem = found;
	});
	if (bytes === undefined) {
		// What was removed since it was listed is no source any more.
		const isSource = formatOf(path)?.isRare !== true && problem?.message !== IS_GONE;
		return isSource ? { problem: problem as Problem } : { skipped: path };
	}
	const page = pageOf(root, path, bytes);
	// Its partials may change although it does not.
	if (page !== undefined) stamp = '';
	const digest = digestOf(prefix, path, page?.bytes ?? bytes, title ?? '');
	if (before?.document.digest === digest) return { ...before, document: { ...before.document, stamp } };
	return { path, bytes, digest, stamp, ...page, ...(title !== undefined && { title }) };
}

/** Returns a page of MDX with the partials that it imports; undefined for any other file. */
function pageOf(root: string, path: string, bytes: Buffer): Pick<SourceFile, 'bytes' | 'lines'> | undefined {
	if (!/\.mdx?$/i.test(path) || !bytes.includes('import ')) return undefined;
	const text = decodeText(bytes, path, () => {});
	if (text === undefined || !mayImport(text)) return undefined;
	const page = withPartials(text, path, (other) =>
		isThere(root, other) ? readText(root, other, () => {}) : undefined,
	);
	return { bytes: Buffer.from(page.text), lines: page.lines };
}

/**
 * Reads the files of all skills among the units, but those of the index itself and those that the configuration ignores.
 *
 * @param prefixes prefix of the paths of each folder
 */
export function readSkillFiles(
	units: readonly Unit[],
	prefixes: readonly string[],
	{ folders, out }: { readonly folders: readonly string[]; readonly out: string },
	{ ignore }: Config,
	report: Report,
): SkillSource[] {
	const isIgnored = picomatch([...ignore], { dot: true });
	const ownFolders = buildFolders(out);
	return units.flatMap(({ unit_id, kind, source }) => {
		if (kind !== 'skill' || !isSkillFile(source)) return [];
		const [named, path] = locateSource(source, folders, prefixes);
		const root = resolve(named);
		const folder = dirname(join(root, path));
		const isExcluded = (path: string): boolean => {
			const file = join(folder, path);
			return ownFolders.includes(file) || isIgnored(pathBelow(root, file));
		};
		const below = source.slice(0, source.lastIndexOf('/') + 1);
		const files = readSkillFolder({ root, folder, isExcluded }, reportBelow(below, report));
		return files[0]?.path === SKILL_FILE ? [{ unit_id, source, files }] : [];
	});
}
