import { join } from 'node:path';
import type { Calibration } from '@pinakes/query';
import { withChecksum } from '@pinakes/query/format/checksum';
import { encodeNumber } from '@pinakes/query/format/codec/numbers';
import { readSegmentsManifest } from '@pinakes/query/format/layouts/segments-manifest';
import { FORMAT_VERSION, MANIFEST_FILE, SEGMENTS_FORMAT } from '@pinakes/query/format/manifest';
import { compare } from '../report.ts';
import type { ListedFile } from '../write/finished-files.ts';
import { objectText } from '../write/json.ts';
import { GENERATOR } from '../write/manifest.ts';
import { readRegularFile } from '../write/regular-file.ts';

/** The file that the next append needs, beside the manifest of the segments. */
export const SOURCES_FILE = 'sources.json';

/** A segment that was written. */
export interface WrittenSegment {
	/** With a trailing slash. */
	readonly folder: string;
	/**
	 * Its documents in the order of their numbers: path, digest of the file, and number of sections with unspaced text.
	 */
	readonly documents: readonly (readonly [path: string, digest: string, unspaced: number])[];
	/** Numbers of documents that were changed or removed since, ascending. */
	readonly gone: readonly number[];
}

/** The segments of a folder. */
export interface SegmentList {
	/** Digest of everything that the segments depend on, except for documents. */
	readonly settings: string;
	/** Oldest first. */
	readonly segments: readonly WrittenSegment[];
	/** The size and SHA-256 of each segment's manifest, by path. */
	readonly files: Readonly<Record<string, readonly [bytes: number, sha256: string]>>;
}

/** Reads the segments of a folder; undefined if there are none that can be extended. */
export function readSegmentList(folder: string): SegmentList | undefined {
	try {
		const manifest = readSegmentsManifest(readRegularFile(join(folder, MANIFEST_FILE)).toString('utf8'), folder);
		if (manifest?.generator !== GENERATOR) return undefined;
		const sources = JSON.parse(readRegularFile(join(folder, SOURCES_FILE)).toString('utf8')) as {
			readonly settings: string;
			readonly documents: readonly WrittenSegment['documents'][];
		};
		const segments = manifest.segments.map(({ folder: own, gone }, i) => {
			return { folder: own, gone, documents: sources.documents[i] ?? [] };
		});
		if (segments.some(({ documents }) => documents.some(([, , unspaced]) => !Number.isInteger(unspaced))))
			return undefined;
		return { settings: sources.settings, segments, files: manifest.files };
	} catch {
		return undefined;
	}
}

/** Returns the documents of a segment that were neither changed nor removed since. */
export function remainingDocuments({ documents, gone }: WrittenSegment): WrittenSegment['documents'] {
	const isGone = new Set(gone);
	return documents.filter((_, number) => !isGone.has(number));
}

/** Returns the text of `sources.json`. */
export function sourcesText({ settings, segments }: Omit<SegmentList, 'files'>): string {
	const documents = segments.map((segment) => JSON.stringify(segment.documents));
	return objectText([
		['settings', JSON.stringify(settings)],
		['documents', `[\n${documents.join(',\n')}\n]`],
	]);
}

/**
 * Returns the order of documents by path as the manifest encodes it: pairs of a segment and the number of its next
 * documents. Undefined for a single segment.
 */
export function orderOf(segments: readonly WrittenSegment[]): string | undefined {
	if (segments.length < 2) return undefined;
	const all = segments.flatMap((written, segment) => remainingDocuments(written).map(([path]) => ({ path, segment })));
	all.sort((a, b) => compare(a.path, b.path));
	let order = '';
	for (let from = 0, to = 0; from < all.length; from = to) {
		const segment = all[from]?.segment as number;
		while (all[to]?.segment === segment) to++;
		order += encodeNumber(segment) + encodeNumber(to - from);
	}
	return order;
}

/**
 * Returns the text of the manifest of segments.
 *
 * @param calibration of the sections; undefined for a single whole segment, whose own calibration applies
 */
export function segmentsManifestText(
	segments: readonly WrittenSegment[],
	calibration: Calibration | undefined,
	files: ReadonlyMap<string, ListedFile>,
): string {
	const order = orderOf(segments);
	const listed = [...files]
		.sort(([a], [b]) => compare(a, b))
		.map(([path, { bytes, sha256 }]) => [path, JSON.stringify([bytes, sha256])] as const);
	return withChecksum(
		objectText([
			['format', JSON.stringify(SEGMENTS_FORMAT)],
			['format_version', String(FORMAT_VERSION)],
			['generator', JSON.stringify(GENERATOR)],
			['segments', JSON.stringify(segments.map(({ folder, gone }) => ({ folder, gone })))],
			...(order !== undefined ? [['order', JSON.stringify(order)] as const] : []),
			...(calibration ? [['calibration', JSON.stringify({ sections: calibration })] as const] : []),
			['files', objectText(listed)],
		]),
	);
}
