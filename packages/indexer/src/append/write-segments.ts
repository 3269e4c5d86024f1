import { join } from 'node:path';
import type { Calibration } from '@pinakes/query';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import type { Problem } from '../report.ts';
import type { FinishedFiles, ListedFile } from '../write/finished-files.ts';
import { listedPaths } from '../write/listed-paths.ts';
import { type FolderFiles, replaceFolder } from '../write/replace-folder.ts';
import { sha256Of } from '../write/sha256.ts';
import {
	type SegmentList,
	SOURCES_FILE,
	segmentsManifestText,
	sourcesText,
	type WrittenSegment,
} from './segment-list.ts';

export interface NewSegment {
	readonly segment: WrittenSegment;
	readonly files: FinishedFiles;
	/** Problems other than those of reading. */
	readonly problems: readonly Problem[];
}

/** Replaces the segments in a folder, in one step. Files of remaining segments are not written again. */
export function writeSegments(
	out: string,
	list: SegmentList,
	calibration: Calibration | undefined,
	made: NewSegment | undefined,
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
