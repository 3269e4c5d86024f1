import { checkKnown, withDefaults } from '../format/base/options.ts';
import { PinakesError } from '../format/errors.js';
import { TRANSLATIONS_TABLE } from '../format/kinds/translations/schema.js';
import type { Encoder } from '../format/kinds/vectors/encoder.js';
import { openVectors } from '../format/kinds/vectors/read.js';
import { SECTION_VECTORS_TABLE, STATIC, TERM_VECTORS_TABLE } from '../format/kinds/vectors/schema.js';
import { type Index, opened } from '../format/open/open-index.ts';
import { openTextStore } from '../text/open-text-store.ts';
import { byText, type Ranked } from '../text/pages.ts';
import { checkSearch } from '../text/question.ts';
import { findBest } from '../text/search-store.ts';
import { readSectionLocations, type SectionLocation } from '../text/store.ts';
import { checkEncoder, encodeQuery, FUSIONS, type Fusion } from './cosines.ts';
import { rankSections } from './rank-sections.ts';

/** Whether documents are ranked by text, vectors, or both. */
const HYBRID_MODES = ['text', 'vector', 'hybrid'] as const;

/** Options of `searchHybrid`. */
export interface HybridOptions {
	/** Default: `hybrid`, or `text` if the index has no vectors or their weight is 0. */
	readonly mode?: (typeof HYBRID_MODES)[number];
	/** Maximum documents returned. Default: 10. */
	readonly limit?: number;
	/** How the scores are combined. Default: `sum`. */
	readonly fusion?: Fusion;
	/** The encoder of the sections, for vectors of an encoder. */
	readonly encoder?: Encoder;
}

/** A document that matches, by its best section. */
export interface HybridHit {
	/** The document's id; for files, the path. */
	readonly id: string;
	readonly title: string;
	readonly headings: readonly string[];
	readonly lines: readonly [first: number, last: number] | null;
	/** 0 to 1. */
	readonly score: number;
	/** The normalised text score and the cosine, 0 to 1. */
	readonly text_score: number;
	readonly vector_score: number;
}

/** Result of `searchHybrid`. */
export interface HybridResult {
	/** Best first. */
	readonly hits: readonly HybridHit[];
	/** Number of sections whose vectors were compared with that of the question. */
	readonly vector_comparisons: number;
	/** Tables that could not be read and were left out; absent if there are none. */
	readonly unreadable?: readonly string[];
}

const DEFAULTS: Required<Omit<HybridOptions, 'encoder'>> & { readonly encoder: Encoder | undefined } = {
	mode: 'hybrid',
	limit: 10,
	fusion: 'sum',
	encoder: undefined,
};

/**
 * Ranks documents by text, vectors or both: like `searchText` with vectors, or like `search` of a knowledge base
 * without filters, metadata factors and an answer.
 *
 * @param text the query, with the syntax of `searchText`
 * @throws PinakesError `invalid_value` for an invalid query or option, or for mode `vector` if there are no usable
 * vectors; `wrong_encoder` for an encoder that did not encode the index; and what the encoder throws
 */
export function searchHybrid(index: Index, text: string, options: HybridOptions = {}): Promise<HybridResult> {
	return opened(index).use((build) => searchBuild(build, text, options));
}

async function searchBuild(index: Index, text: string, options: HybridOptions): Promise<HybridResult> {
	const { mode, limit, fusion, encoder } = withDefaults(options, DEFAULTS);
	checkKnown('mode', [mode], HYBRID_MODES);
	checkKnown('fusion', [fusion], FUSIONS);
	const searched = checkSearch(text, { limit, threshold: 0 });
	const vectors = mode === 'text' ? undefined : openVectors(index.manifest);
	if (vectors !== undefined && encoder !== undefined) checkEncoder(vectors.settings, encoder);
	const encoded = vectors && encoder && (await encodeQuery(encoder, text, vectors.settings.dimensions));
	const isKnown = encoded !== undefined || (vectors !== undefined && vectors.settings.embedder === STATIC);
	if (mode === 'vector' && !isKnown) {
		const what = vectors ? `vectors that need ${vectors.settings.embedder}` : 'no vectors';
		throw new PinakesError('invalid_value', `The index has ${what}.`);
	}
	return index.run(function* (manifest) {
		const store = yield* openTextStore(manifest);
		const found = yield* findBest(store, text, searched);
		const asked = { text, candidates: undefined, found, limit };
		const use = { encoded, fusion: mode === 'vector' ? mode : fusion, minScore: 0 } as const;
		const isUsed = vectors !== undefined && isKnown && (mode === 'vector' || vectors.settings.weight > 0);
		const { best, comparisons, isDamaged }: Ranked = isUsed
			? yield* rankSections(store, asked, { ...use, vectors })
			: { best: found.best.map((one) => byText(one, found)), comparisons: 0 };
		const locations = yield* readSectionLocations(store, best);
		const unreadable = [
			...(found.isTranslated ? [] : [TRANSLATIONS_TABLE]),
			...(isDamaged ? [SECTION_VECTORS_TABLE, TERM_VECTORS_TABLE] : []),
		];
		return {
			hits: best.map(({ score, text: textScore, vector }, i) => ({
				...(locations[i] as SectionLocation),
				score,
				text_score: textScore,
				vector_score: vector,
			})),
			vector_comparisons: comparisons,
			...(unreadable.length > 0 ? { unreadable } : {}),
		};
	});
}
