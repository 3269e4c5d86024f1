import { tableReaders } from '@pinakes/format/kinds/table-readers';
import { TRANSLATIONS_TABLE } from '@pinakes/format/kinds/translations/schema';
import type { Manifest } from '@pinakes/format/manifest';
import type { Part, Recipe } from '@pinakes/format/recipe';
import { textReaders } from '../text/open-text-store.ts';
import { translateTerms } from '../text/translate.ts';
import { readFile } from './files.ts';
import { type GivenCalibration, uniteManifests } from './manifest.ts';
import { GONE } from './numbering.ts';
import { type Numberings, numberingsOf } from './numberings.ts';
import { once, type Segment } from './segment.ts';
import { unitedTables } from './tables.ts';
import { uniteTexts } from './text-store.ts';
import { wordsOfTexts } from './translations.ts';

/** Several segments as one index. */
export interface Union {
	/** Recipes run over it. They yield parts of segments, and single files of all of them, which have no segment. */
	readonly manifest: Manifest;
	/** Reads a single file of all segments, for a part without a segment. */
	readFile(part: Part): Recipe<unknown>;
}

/** How segments are united; every field may be left out. */
export interface UnionOptions {
	/** What confidence means, where it was measured for all segments together. */
	readonly calibration?: GivenCalibration;
}

/**
 * Unites segments: recipes over the manifest answer as over one index of all documents.
 *
 * @throws PinakesError `invalid_value` for segments that cannot be read as one
 */
export function* createUnion(segments: readonly Segment[], { calibration }: UnionOptions = {}): Recipe<Union> {
	const numberings = numberingsOf(segments);
	const left: Pick<Manifest['counts'], 'documents' | 'sections'>[] = segments.map(({ manifest }) => manifest.counts);
	// Which sections are gone is known only of the texts; without any that are, nothing is read.
	if (segments.some(({ gone = [] }) => gone.length > 0)) {
		const { sections } = yield* uniteTexts(
			uniteManifests(segments, left, calibration),
			segments,
			yield* numberings.documents(),
		);
		const documents = yield* numberings.documents();
		for (let i = 0; i < left.length; i++) {
			left[i] = { documents: countLeft(documents.numbers[i]), sections: countLeft(sections.numbers[i]) };
		}
	}
	const manifest = uniteManifests(segments, left, calibration);
	const texts = once(function* () {
		return yield* uniteTexts(manifest, segments, yield* numberings.documents());
	});
	const all: Numberings = {
		...numberings,
		*sections() {
			return (yield* texts()).sections;
		},
	};
	tableReaders.set(manifest, unitedTables(segments, all));
	textReaders.set(manifest, function* () {
		const { store } = yield* texts();
		if (manifest.cuts[TRANSLATIONS_TABLE] === undefined) return store;
		return {
			...store,
			translate: (asked, ...question) =>
				translateTerms(manifest, asked, ...question, (words) => wordsOfTexts(asked, words)),
		};
	});
	return { manifest, readFile: (part) => readFile(part, segments, all) };
}

function countLeft(numbers: Uint32Array | undefined): number {
	return numbers?.reduce((count, number) => count + (number === GONE ? 0 : 1), 0) ?? 0;
}
