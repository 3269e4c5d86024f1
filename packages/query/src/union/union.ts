import { tableReaders } from '../format/kinds/table-readers.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations/schema.js';
import type { Manifest } from '../format/manifest.js';
import type { Part, Recipe } from '../format/recipe.js';
import { textReaders } from '../text/open-text-store.ts';
import type { TextStore } from '../text/store.ts';
import { translateTerms } from '../text/translate.ts';
import { readFile } from './files.ts';
import { uniteManifests } from './manifest.ts';
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

/** Omits translations that an index has, and a single index of all texts would not have. */
function omitTranslations(manifest: Manifest, openText: () => Recipe<TextStore>): void {
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
export function createUnion(segments: readonly Segment[]): Union {
	const numberings = numberingsOf(segments);
	const texts = recipeOnce(function* () {
		return yield* uniteTexts(segments, yield* numberings.documents());
	});
	const manifest = uniteManifests(segments);
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
