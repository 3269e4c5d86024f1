import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { Calibration } from '@pinakes/query';
import { COMMITTED } from '@pinakes/query/format/committed';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { outlinesOfSegments } from '../agents-map/outlines.ts';
import { writeMap } from '../agents-map/write-map.ts';
import { glossaryOf } from '../build/assemble-translations.ts';
import { emptyCache } from '../build/build-cache.ts';
import { gatherDocuments } from '../build/gather-documents.ts';
import { assembleRead, checkSomething } from '../build/make-index.ts';
import type { BuildOptions } from '../build/options.ts';
import { StageMemo } from '../build/stage-memo.ts';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { BuildError } from '../errors.ts';
import { countUnspaced } from '../kinds/text/documents.ts';
import { compare, type Problem, sortProblems } from '../report.ts';
import { type AllContents, readFolders } from '../sources/read-folders.ts';
import { readSkills } from '../sources/read-skills.ts';
import { resolveSources } from '../sources/resolve-sources.ts';
import type { SourceDocument } from '../sources/source-document.ts';
import { createSpillFolder } from '../spill/spill-folder.ts';
import { buildFolders } from '../write/build-folders.ts';
import type { FinishedFiles } from '../write/finished-files.ts';
import type { ListedFile } from '../write/listed-file.ts';
import { listedPaths } from '../write/listed-paths.ts';
import { type FolderFiles, replaceFolder } from '../write/replace-folder.ts';
import { sha256Of } from '../write/sha256.ts';
import { calibrateSegments } from './calibrate-segments.ts';
import {
	readSegmentList,
	type SegmentList,
	SOURCES_FILE,
	segmentsManifestText,
	sourcesText,
	type WrittenSegment,
} from './segment-list.ts';

/** Options of an append. */
export type AppendOptions = Pick<BuildOptions, 'folders' | 'out' | 'config' | 'translations' | 'semantics' | 'onStep'>;

/** The outcome of an append. */
export interface AppendResult {
	/** False if nothing had changed. */
	readonly written: boolean;
	/** Numbers of all documents, of those in the new segment, and of those removed. */
	readonly documents: number;
	readonly indexed: number;
	readonly removed: number;
	readonly segments: number;
	readonly problems: readonly Problem[];
}

/** A segment less than this many times as large as the new one is merged into it, so that there are few segments. */
const MERGE_FACTOR = 2;

/**
 * Appends a segment with the changes to an index, and marks changed and removed documents of other segments as gone. If
 * there is no index to extend, or settings, units or unreadable files have changed, everything is built as one segment.
 *
 * Earlier segments that are not twice as large as the new one are merged into it, so that their number is about how
 * often the index has doubled. Segments have no vectors, which would differ between segments.
 *
 * @throws BuildError as `buildIndex`
 */
export async function appendIndex(options: AppendOptions): Promise<AppendResult> {
	const { folders, out, onStep = () => {} } = options;
	const loaded = await loadConfig(options.config, folders);
	const config = { ...loaded, semantics: options.semantics ?? loaded.semantics };
	if (config.layout === COMMITTED) {
		throw new BuildError(
			`the layout "${COMMITTED}" has no segments: build without --append, or remove "layout" from the configuration.`,
		);
	}
	const list = readSegmentList(out);
	onStep('reading');
	let kept = list?.segments ?? [];
	let read = await readChanges(options, config, kept);
	if (
		list === undefined ||
		list.settings === CANNOT_APPEND ||
		read.settings !== list.settings ||
		read.contents.documents.length === 0
	) {
		if (kept.length > 0) read = await readChanges(options, config, []);
		kept = [];
	}
	for (let fewer = withoutSmall(kept, read); fewer.length < kept.length; fewer = withoutSmall(kept, read)) {
		kept = fewer;
		read = await readChanges(options, config, kept);
	}
	const segments = withGone(kept, read);
	const result = {
		documents: read.contents.documents.length,
		indexed: read.changed.length,
		removed: read.removed,
		problems: sortProblems([...read.problems]),
	};
	const isSame = list !== undefined && kept.length === list.segments.length && read.changed.length + read.removed === 0;
	if (isSame) return { written: false, segments: segments.length, ...result };
	onStep('indexing');
	const made = read.changed.length > 0 || kept.length === 0 ? await makeSegment(options, config, read) : undefined;
	const all = made === undefined ? segments : [...segments, made.segment];
	const [first] = all;
	const isWhole = all.length === 1 && first?.gone.length === 0;
	const calibration = isWhole ? undefined : await calibrateSegments(out, all, made);
	onStep('writing');
	writeSegments(out, { settings: read.settings, segments: all, files: list?.files ?? {} }, calibration, made);
	if (config.map !== undefined) writeMap(outlinesOfSegments(out), folders, config.map);
	const problems = sortProblems([...read.problems, ...(made?.problems ?? [])]);
	return { written: true, segments: all.length, ...result, problems };
}

/** Stands for the settings of an index that cannot be extended, since it has units. */
const CANNOT_APPEND = '';

/** Differences between the sources and the segments. */
interface Changes {
	readonly contents: AllContents;
	/** Paths of new and changed documents, and the number of removed ones. */
	readonly changed: readonly string[];
	readonly removed: number;
	/** Digest of everything that an index depends on, except for documents. */
	readonly settings: string;
	readonly glossary: string | undefined;
	readonly problems: readonly Problem[];
}

async function readChanges(
	{ folders, out, translations }: AppendOptions,
	config: Config,
	segments: readonly WrittenSegment[],
): Promise<Changes> {
	const problems: Problem[] = [];
	const report = (problem: Problem): void => {
		problems.push(problem);
	};
	const known = new Map([...currentDocuments(segments)].map(([path, digest]) => [path, knownSource(path, digest)]));
	const contents = await readFolders(folders, { excluded: buildFolders(out), known, hasTerms: true }, config, report);
	const glossary = glossaryOf(config, translations, report);
	const changed = contents.documents.flatMap(({ document, text }) => (text === undefined ? [] : document.path));
	const unchanged = contents.documents.length - changed.length;
	const hasUnits = contents.units.length + contents.packages.length > 0;
	const isKnown = changed.filter((path) => known.has(path)).length;
	return {
		contents,
		changed,
		removed: known.size - unchanged - isKnown,
		// Unchanged units are not read here, so an index with units cannot be extended.
		settings: hasUnits ? CANNOT_APPEND : sha256Of(serialize([config, glossary, contents.unread])),
		glossary,
		problems,
	};
}

/** Returns the documents of segments that are not gone, with the digests of their files. */
function currentDocuments(segments: readonly WrittenSegment[]): Map<string, string> {
	const documents = new Map<string, string>();
	for (const segment of segments) {
		const gone = new Set(segment.gone);
		segment.documents.forEach(([path, digest], number) => {
			if (!gone.has(number)) documents.set(path, digest);
		});
	}
	return documents;
}

/** Returns a file of a segment by its digest only, so that it is not indexed again if it is unchanged. */
function knownSource(path: string, digest: string): SourceDocument {
	const nothing = { outline: '', record: '', entry: '', process: '', headings: 0 };
	return { path, digest, stamp: '', ...nothing, context: undefined, unit: undefined, prose: undefined, problems: [] };
}

/** Drops the last segment if it is not much larger than the changes. */
function withoutSmall(segments: readonly WrittenSegment[], { changed }: Changes): readonly WrittenSegment[] {
	const last = segments.at(-1);
	const isSmall = last !== undefined && changed.length > 0 && last.documents.length < MERGE_FACTOR * changed.length;
	return isSmall ? segments.slice(0, -1) : segments;
}

/** Marks changed and removed documents of segments as gone; drops segments without other documents. */
function withGone(segments: readonly WrittenSegment[], { contents }: Changes): WrittenSegment[] {
	const unchanged = new Set(
		contents.documents.flatMap(({ document, text }) => (text === undefined ? document.path : [])),
	);
	const all = segments.map((segment) => {
		const before = new Set(segment.gone);
		const gone = segment.documents.flatMap(([path], number) =>
			before.has(number) || !unchanged.has(path) ? number : [],
		);
		return { ...segment, gone };
	});
	return all.filter(({ gone, documents }) => gone.length < documents.length);
}

/** The new segment, and its files. */
interface MadeSegment {
	readonly segment: WrittenSegment;
	readonly files: FinishedFiles;
	/** Problems other than those of reading. */
	readonly problems: readonly Problem[];
}

async function makeSegment(
	{ folders, out, onStep = () => {} }: AppendOptions,
	config: Config,
	{ contents, glossary, problems }: Changes,
): Promise<MadeSegment> {
	const changed = contents.documents.flatMap(({ document, text }) => (text === undefined ? [] : { document, text }));
	const own = { ...contents, documents: changed };
	const further: Problem[] = [];
	const report = (problem: Problem): void => {
		further.push(problem);
	};
	const resolved = resolveSources(own, report);
	checkSomething(folders, resolved, own.documents.length, problems);
	const gathering = gatherDocuments(emptyCache());
	for (const document of own.documents) gathering.add(document);
	const gathered = gathering.finish();
	const excluded = { folders: buildFolders(out), globs: config.ignore };
	const skills = readSkills(resolved.units, folders, contents.prefixes, excluded, report);
	const previous = { cache: emptyCache(), memo: new StageMemo(), written: new Map() };
	const options = {
		out,
		encoder: 'none',
		suggest: false,
		isSegment: true,
		folder: createSpillFolder(out),
		onStep,
	} as const;
	const read = { config, contents: own, resolved, gathered, skills, glossary, problems };
	const { files } = await assembleRead(read, previous, options);
	const documents = changed
		.map(({ document: { path, digest }, text }) => [path, digest, countUnspaced(text.text)] as const)
		.sort(([a], [b]) => compare(a, b));
	const { sha256 } = files.get(MANIFEST_FILE) as ListedFile;
	return { segment: { folder: `segments/${sha256.slice(0, 16)}/`, documents, gone: [] }, files, problems: further };
}

/** Replaces the segments in a folder, in one step. Files of remaining segments are not written again. */
function writeSegments(
	out: string,
	list: SegmentList,
	calibration: Calibration | undefined,
	made: MadeSegment | undefined,
): void {
	const files = new Map<string, FolderFiles extends ReadonlyMap<string, infer File> ? File : never>();
	const listed = new Map<string, ListedFile>();
	for (const { folder } of list.segments) {
		const [bytes, sha256] = list.files[folder + MANIFEST_FILE] ?? [];
		if (bytes === undefined || sha256 === undefined) continue;
		listed.set(folder + MANIFEST_FILE, { bytes, sha256 });
		for (const path of listedPaths(join(out, folder)) ?? []) files.set(folder + path, { at: join(out, folder, path) });
	}
	for (const [path, { content, bytes, sha256 }] of made?.files ?? []) {
		files.set(made?.segment.folder + path, content);
		if (path === MANIFEST_FILE) listed.set(made?.segment.folder + path, { bytes, sha256 });
	}
	const sources = Buffer.from(sourcesText(list));
	files.set(SOURCES_FILE, sources);
	listed.set(SOURCES_FILE, { bytes: sources.length, sha256: sha256Of(sources) });
	files.set(MANIFEST_FILE, segmentsManifestText(list.segments, calibration, listed));
	replaceFolder(out, files);
}
