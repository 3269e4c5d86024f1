import { check } from '../format/base/errors.js';
import { calibrationOfSections, roundedShare } from '../format/kinds/calibration.js';
import { listTable } from '../format/kinds/units.js';
import { type Calibration, type Counts, type Cuts, LISTS, type Manifest } from '../format/manifest/manifest.js';
import type { Segment } from './numbering.ts';

/** Tables of vectors, which are not comparable between indexes. */
const VECTORS = ['section_vectors', 'section_words', 'unit_vectors', 'unit_words'];

/**
 * Creates the manifest of a union: counts are summed, and tables have no parts, since a reader answers for them.
 *
 * The calibration is that of the segment with most sections; only the share of text in scripts without spaces is computed
 * for all.
 */
export function uniteManifests(segments: readonly Segment[]): Manifest {
	const manifests = segments.map(({ opened }): Manifest => opened);
	const [first] = manifests as [Manifest];
	checkStopWords(segments);
	const ides = [...new Set(manifests.flatMap((manifest) => manifest.ides))].sort();
	const counts: Record<keyof Counts, number> = { ...first.counts };
	for (const name of Object.keys(counts) as (keyof Counts)[]) {
		counts[name] = manifests.reduce((sum, manifest) => sum + manifest.counts[name], 0);
	}
	counts.ides = ides.length;
	const { format, format_version, generator } = first;
	const languages = [...new Set(manifests.flatMap(({ analyzer }) => analyzer.languages))];
	const analyzer = { ...first.analyzer, languages };
	return {
		format,
		format_version,
		generator,
		analyzer,
		counts,
		ides,
		cuts: uniteCuts(manifests),
		...(counts.sections > 0 ? { calibration: calibrationOfAll(manifests, counts) } : {}),
		files: {},
		checksum: '',
	};
}

/** Checks that all indexes leave out the same words. */
function checkStopWords(segments: readonly Segment[]): void {
	const [first] = segments as [Segment];
	for (const { name, opened } of segments) {
		check(
			`${opened.analyzer.stop_words}` === `${first.opened.analyzer.stop_words}`,
			`${first.name} and ${name} leave out other words: build both with the same version of Pinakes.`,
		);
	}
}

/** Returns the calibration of the largest segment, with the share of text without spaces in all segments. */
function calibrationOfAll(manifests: readonly Manifest[], { sections }: Counts): Calibration {
	// Shares are rounded to thousandths, so counts of up to a thousand texts are exact.
	const unspaced = manifests.map((one) => Math.round(one.counts.sections * calibrationOfSections(one).unspaced));
	const [largest] = [...manifests].sort((a, b) => b.counts.sections - a.counts.sections) as [Manifest];
	const sum = unspaced.reduce((total, count) => total + count, 0);
	return { ...calibrationOfSections(largest), unspaced: roundedShare(sum, sections) };
}

/** Returns cuts that tell which tables exist, and whether they are by key or by number. */
function uniteCuts(manifests: readonly Manifest[]): Cuts {
	const cuts = new Map<string, readonly string[] | readonly number[]>();
	for (const [table, [first] = []] of manifests.flatMap((manifest) => Object.entries(manifest.cuts))) {
		if (first === undefined || VECTORS.includes(table)) cuts.set(table, cuts.get(table) ?? []);
		else cuts.set(table, typeof first === 'number' ? [0] : ['']);
	}
	// Lists of units are read by table, since each segment has public files of its own for them.
	for (const list of LISTS) cuts.set(listTable(list), ['']);
	return Object.fromEntries(cuts) as unknown as Cuts;
}
