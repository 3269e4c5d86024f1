import { join } from 'node:path';
import { type Calibration, openIndex, type Source } from '@pinakes/query';
import { builtInOfSections } from '@pinakes/query/format/calibration/built-in';
import { roundedShare } from '@pinakes/query/format/calibration/shares';
import { directorySource } from '@pinakes/query/node';
import { uniteIndexes } from '@pinakes/query/union';
import { calibrateSections } from '../calibration/calibrate-sections.ts';
import { contentIn } from '../write/committed.ts';
import type { FinishedFiles } from '../write/finished-files.ts';
import { orderOf, remainingDocuments, type WrittenSegment } from './segment-list.ts';

/**
 * Calibrates confidence for all segments as one index, as a full build of their documents does.
 *
 * @param out the folder of the segments that were written before
 * @param made the segment that is not written yet, if any
 * @throws PinakesError for a segment that cannot be read
 */
export async function calibrateSegments(
	out: string,
	segments: readonly WrittenSegment[],
	made: { readonly segment: WrittenSegment; readonly files: FinishedFiles } | undefined,
): Promise<Calibration> {
	const sourceOf = (segment: WrittenSegment): Source =>
		segment === made?.segment
			? { name: segment.folder, read: async (path) => contentIn(made.files, path) }
			: directorySource(join(out, segment.folder));
	const named = segments.map(async (segment) => {
		const index = await openIndex(sourceOf(segment));
		return { index, name: segment.folder, gone: Uint32Array.from(segment.gone) };
	});
	const opened = await Promise.all(named);
	const order = orderOf(segments);
	const { manifest } = await uniteIndexes(opened, { order });
	const unspaced = roundedShare(countUnspaced(segments), manifest.counts.sections);
	const united = await uniteIndexes(opened, { order, calibration: { sections: builtInOfSections(unspaced) } });
	return united.run(calibrateSections);
}

/** Counts the sections with unspaced text in documents that are not removed. */
function countUnspaced(segments: readonly WrittenSegment[]): number {
	return segments.flatMap(remainingDocuments).reduce((sum, [, , unspaced]) => sum + unspaced, 0);
}
