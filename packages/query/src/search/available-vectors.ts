import { openVectors } from '../format/kinds/vectors/read.js';
import { encodesQueries } from '../format/kinds/vectors/schema.js';
import type { Index } from '../format/open/open-index.ts';
import { checkEncoder, encodeQuery } from '../vectors/encode-query.ts';
import type { VectorUse } from '../vectors/rank-sections.ts';
import type { VectorSearch } from '../vectors/vector-search.ts';
import { askVectors, idsToSearch, type VectorScores } from './ask-vectors.ts';
import type { Narrowed } from './narrow.ts';
import type { Callbacks, CheckedKnowledgeOptions } from './query.ts';
import { withinTime } from './within-time.ts';

/** The vectors that a search uses in addition to text: those of the index, the scores of a `VectorSearch`, or none. */
export interface AvailableVectors {
	/** Name for `search_stats`. */
	readonly engine: string;
	readonly use?: VectorUse;
	readonly scores?: VectorScores;
	/** What failed, and why. */
	readonly failed?: string;
	/** The encoder that the vectors of the index need but that was not given. */
	readonly missingEncoder?: string;
}

const TEXT: AvailableVectors = { engine: 'bm25' };

/** Maximum characters of an error message in a note. */
const MAX_FAILURE_LENGTH = 200;

/**
 * Returns the vectors that a search can use; calls the `VectorSearch` or the encoder. If that fails, the result says
 * why, and only text is searched.
 *
 * @throws PinakesError `wrong_encoder` for an encoder that did not encode the index
 */
export async function findVectors(
	index: Index,
	narrowed: Narrowed,
	{ query, limit, minVectorScore, fusion, isTextAlone }: CheckedKnowledgeOptions,
	{ vectors: own, encoder, timeout }: Callbacks,
): Promise<AvailableVectors> {
	if (isTextAlone) return TEXT;
	if (own !== undefined) {
		const candidates = await index.run((manifest) => idsToSearch(manifest, narrowed));
		return attempt(own, async () => {
			const asked = askVectors(own, { query, candidates, limit, minScore: minVectorScore });
			return { engine: own.name, scores: await withinTime(asked, timeout) };
		});
	}
	const vectors = openVectors(index.manifest);
	if (vectors === undefined) return TEXT;
	const { settings } = vectors;
	if (encoder !== undefined) checkEncoder(settings, encoder);
	if (settings.weight === 0) return TEXT;
	const use = { vectors, fusion, minScore: minVectorScore, encoded: undefined };
	if (encodesQueries(settings)) return { engine: HYBRID, use };
	if (encoder === undefined) return { ...TEXT, missingEncoder: settings.embedder };
	return attempt(encoder, async () => {
		const encoded = await withinTime(encodeQuery(encoder, query, settings.dimensions), timeout);
		return { engine: HYBRID, use: { ...use, encoded } };
	});
}

/** Engine name for text and the vectors of the index. */
const HYBRID = 'hybrid';

async function attempt(
	{ name }: Pick<VectorSearch, 'name'>,
	ask: () => Promise<AvailableVectors>,
): Promise<AvailableVectors> {
	try {
		return await ask();
	} catch (cause) {
		return { ...TEXT, failed: `${name}: ${failureOf(cause)}` };
	}
}

/** Returns the message of an error, in one line. */
export function failureOf(cause: unknown): string {
	return (cause instanceof Error ? cause.message : String(cause)).replace(/\s+/g, ' ').slice(0, MAX_FAILURE_LENGTH);
}
