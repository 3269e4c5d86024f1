import { tableReaders } from '../format/kinds/table-readers.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { IndexOptions } from '../format/open/open-index.ts';
import type { Part, Recipe } from '../format/recipe.js';
import { textReaders } from '../text/open-text-store.ts';
import type { TextStore } from '../text/store.ts';
import { translateTerms } from '../text/translate.ts';
import { readFile } from './files.ts';
import { type GivenCalibration, uniteManifests } from './manifest.ts';
import { countRemaining } from './numbering.ts';
import { type Numberings, numberingsOf } from './read-numberings.ts';
import { recipeOnce, type Segment } from './segment.ts';
import { unitedTables } from './tables.ts';
import { uniteTexts } from './text-store.ts';
import { wordsToOmit } from './translations.ts';

/** Several segments as one index. */
export interface Union {
	/** Recipes run on it. They read parts of segments, and files of the whole union, which have no segment. */
	readonly manifest: Manifest;
	/** Reads a file of the whole union. */
	readFile(part: Part): Recipe<unknown>;
}

/** Options of opening and uniting segments. */
export interface UnionOptions extends IndexOptions {
	/** Calibration that was measured for all segments together. */
	readonly calibration?: GivenCalibration;
}

/** Omits translations that a segment has for others, and a single index of all texts would not have. */
export function omitTranslations(manifest: Manifest, openText: () => Recipe<TextStore>): void {
	textReaders.set(manifest, function* () {
		const store = yield* openText();
		if (manifest.cuts[TRANSLATIONS_TABLE] === undefined) return store;
		return {
			...store,
			translate: (asked, ...question) =>
				translateTerms(manifest, asked, ...question, (table, words) => wordsToOmit(asked, table, words)),
		};
	});
}

/**
 * Unites segments: recipes on its manifest return what they would for a single index of all documents.
 *
 * @throws PinakesError `invalid_value` for segments that cannot be united
 */
export function* createUnion(
	segments: readonly Segment[],
	{ calibration, order }: UnionOptions & { readonly order?: string | undefined } = {},
): Recipe<Union> {
	const numberings = numberingsOf(segments, order);
	const texts = recipeOnce(function* () {
		return yield* uniteTexts(segments, yield* numberings.documents());
	});
	const remaining: Pick<Manifest['counts'], 'documents' | 'sections'>[] = segments.map(
		({ manifest }) => manifest.counts,
	);
	// Removed sections are only known from the texts. If nothing was removed, texts are not read.
	if (segments.some(({ gone = [] }) => gone.length > 0)) {
		const { sections } = yield* texts();
		const documents = yield* numberings.documents();
		for (let i = 0; i < remaining.length; i++) {
			remaining[i] = { documents: countRemaining(documents.numbers[i]), sections: countRemaining(sections.numbers[i]) };
		}
	}
	const manifest = uniteManifests(segments, remaining, calibration);
	const all: Numberings = {
		...numberings,
		*sections() {
			return (yield* texts()).sections;
		},
	};
	tableReaders.set(manifest, unitedTables(segments, all));
	omitTranslations(manifest, function* () {
		return (yield* texts()).storeOf(manifest);
	});
	return { manifest, readFile: (part) => readFile(part, segments, all) };
}
