import { glossaryOf } from '../build/assemble-translations.ts';
import { digestOfSettings } from '../build/digest.ts';
import type { BuildOptions } from '../build/options.ts';
import type { Config } from '../config/config.ts';
import type { Problem, Report } from '../report.ts';
import { type AllContents, readFolders } from '../sources/read-folders.ts';
import type { SourceDocument } from '../sources/source-document.ts';
import { buildFolders } from '../write/build-folders.ts';
import { remainingDocuments, type WrittenSegment } from './segment-list.ts';

/** Stands for the settings of an index that cannot be extended, since it has units. */
export const CANNOT_APPEND = '';

/** Differences between the sources and the segments. */
export interface Changes {
	readonly contents: AllContents;
	/** Paths of new and changed documents, and the number of removed ones. */
	readonly changed: readonly string[];
	readonly removed: number;
	/** Digest of everything that an index depends on, except for documents. */
	readonly settings: string;
	readonly glossary: string | undefined;
	readonly problems: readonly Problem[];
}

/** Reads the sources, and compares them with segments. */
export async function readChanges(
	{ folders, out, translations }: Pick<BuildOptions, 'folders' | 'out' | 'translations'>,
	config: Config,
	segments: readonly WrittenSegment[],
): Promise<Changes> {
	const problems: Problem[] = [];
	const report: Report = (problem) => problems.push(problem);
	const current = segments.flatMap(remainingDocuments);
	const known = new Map(current.map(([path, digest]) => [path, knownSource(path, digest)]));
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
		settings: hasUnits ? CANNOT_APPEND : digestOfSettings([config, glossary, contents.unread]),
		glossary,
		problems,
	};
}

/** Returns a file of a segment by its digest only, so that it is not indexed again if it is unchanged. */
function knownSource(path: string, digest: string): SourceDocument {
	const nothing = { outline: '', record: '', entry: '', headings: 0 };
	return { path, digest, stamp: '', ...nothing, context: undefined, unit: undefined, prose: undefined, problems: [] };
}

/** A segment less than this many times as large as the new one is merged into it, so that there are few segments. */
const MERGE_FACTOR = 2;

/** Drops the last segment if it is not much larger than the changes. */
export function withoutSmall(segments: readonly WrittenSegment[], { changed }: Changes): readonly WrittenSegment[] {
	const last = segments.at(-1);
	const isSmall = last !== undefined && changed.length > 0 && last.documents.length < MERGE_FACTOR * changed.length;
	return isSmall ? segments.slice(0, -1) : segments;
}

/** Marks changed and removed documents of segments as gone; drops segments without other documents. */
export function withGone(segments: readonly WrittenSegment[], { contents }: Changes): WrittenSegment[] {
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
