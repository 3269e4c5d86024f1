import { check } from '../format/base/errors.js';
import { calibrationOfSections } from '../format/kinds/calibration.js';
import { listTable } from '../format/kinds/units.js';
import { type Calibration, type Counts, type Cuts, LISTS, type Manifest } from '../format/manifest/manifest.js';
import type { Segment } from './numbering.ts';

/** Tables of vectors, which are not comparable between indexes. */
const VECTORS = ['section_vectors', 'term_vectors', 'unit_vectors', 'unit_words'];

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
	const sum = (name: keyof Counts): number => manifests.reduce((total, { counts }) => total + counts[name], 0);
	const ides = [...new Set(manifests.flatMap((manifest) => manifest.ides))].sort();
	const counts: Counts = {
		units: sum('units'),
		packages: sum('packages'),
		tags: sum('tags'),
		keywords: sum('keywords'),
		ides: ides.length,
		documents: sum('documents'),
		sections: sum('sections'),
	};
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
		...(counts.sections > 0 ? { calibration: calibrationOfAll(manifests) } : {}),
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
function calibrationOfAll(manifests: readonly Manifest[]): Calibration {
	let total = 0;
	let unspaced = 0;
	let largest = 0;
	manifests.forEach((manifest, i) => {
		const count = manifest.counts.sections;
		// Shares are rounded to thousandths, so counts of up to a thousand texts are exact.
		unspaced += Math.round(count * calibrationOfSections(manifest).unspaced);
		total += count;
		if (count > (manifests[largest] as Manifest).counts.sections) largest = i;
	});
	const calibration = calibrationOfSections(manifests[largest] as Manifest);
	return { ...calibration, unspaced: Math.round((unspaced / Math.max(1, total)) * 1000) / 1000 };
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
