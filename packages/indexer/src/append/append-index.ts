import { COMMITTED } from '@pinakes/query/format/layouts/committed';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { outlinesOfSegments } from '../agents-map/outlines.ts';
import { writeMap } from '../agents-map/write-map.ts';
import { assembleSources, nothingPrevious } from '../build/assemble-sources.ts';
import { emptyCache } from '../build/build-cache.ts';
import { checkBuildOptions } from '../build/check-options.ts';
import { gatherDocuments } from '../build/gather-documents.ts';
import { checkSomething } from '../build/make-index.ts';
import type { BuildOptions } from '../build/options.ts';
import type { Config } from '../config/config.ts';
import { loadConfig } from '../config/load-config.ts';
import { BuildError } from '../errors.ts';
import { countUnspaced } from '../kinds/text/documents.ts';
import { compare, type Problem, type Report, sortProblems } from '../report.ts';
import { readSkillFiles } from '../sources/read-skill-files.ts';
import { resolveSources } from '../sources/resolve-sources.ts';
import { createSpillFolder } from '../spill/spill-folder.ts';
import type { ListedFile } from '../write/finished-files.ts';
import { calibrateSegments } from './calibrate-segments.ts';
import { CANNOT_APPEND, type Changes, readChanges, withGone, withoutSmall } from './changes.ts';
import { readSegmentList } from './segment-list.ts';
import { type NewSegment, writeSegments } from './write-segments.ts';

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
	checkBuildOptions('appendIndex', options);
	const { folders, out, onStep = () => {} } = options;
	const config = await loadConfig(options.config, folders, options.semantics);
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

async function makeSegment(
	{ folders, out, onStep = () => {} }: AppendOptions,
	config: Config,
	{ contents, glossary, problems, settings }: Changes,
): Promise<NewSegment> {
	const changed = contents.documents.flatMap(({ document, text }) => (text === undefined ? [] : { document, text }));
	const own = { ...contents, documents: changed };
	const further: Problem[] = [];
	const report: Report = (problem) => further.push(problem);
	const resolved = resolveSources(own, report);
	checkSomething(folders, resolved, own.documents.length, problems);
	const gathering = gatherDocuments(emptyCache());
	for (const document of own.documents) gathering.add(document);
	const gathered = gathering.finish();
	const skills = readSkillFiles(resolved.units, contents.prefixes, { folders, out }, config, report);
	const options = {
		out,
		encoder: 'none',
		suggest: false,
		// Only an index that can be extended becomes one of several segments.
		isSegment: settings !== CANNOT_APPEND,
		folder: createSpillFolder(out),
		onStep,
	} as const;
	const read = { config, contents: own, resolved, gathered, skills, glossary, problems };
	const { files } = await assembleSources(read, nothingPrevious(), options);
	const documents = changed
		.map(({ document: { path, digest }, text }) => [path, digest, countUnspaced(text.text)] as const)
		.sort(([a], [b]) => compare(a, b));
	const { sha256 } = files.get(MANIFEST_FILE) as ListedFile;
	return { segment: { folder: `segments/${sha256.slice(0, 16)}/`, documents, gone: [] }, files, problems: further };
}
