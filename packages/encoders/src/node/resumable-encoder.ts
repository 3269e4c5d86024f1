import { PinakesError } from '@pinakes/query';
import type { EncodedKind } from '@pinakes/query/internal';
import type { Encoder } from '@pinakes/query/search';
import { type BatchLimits, batchesOf, runAll } from './batches.ts';
import { type EmbeddingCache, embeddingKey, openEmbeddingCache } from './embedding-cache.ts';
import { withRetries } from './retries.ts';

/** Options of a resumable encoder. */
export interface ResumableOptions {
	/** The folder of the cache; created if it does not exist. */
	readonly cacheFolder: string;
	/** Limits of a request. Default: 32 texts with 64,000 characters in total. */
	readonly limits?: BatchLimits;
	/** Number of concurrent requests. Default: 2. */
	readonly atOnce?: number;
	/** Called with the number of texts encoded so far. */
	readonly onEncoded?: (texts: number) => void;
}

const LIMITS: BatchLimits = { texts: 32, characters: 64_000 };
const AT_ONCE = 2;

/**
 * Wraps a slow or paid encoder with batching, retries and a cache on disk. The vectors of each answer are stored before
 * the next request, so that an interrupted build continues from there and unchanged texts are not sent again. Blank
 * texts are not sent; they have the zero vector.
 *
 * @throws PinakesError if the cache cannot be written; when encoding, if the encoder fails after all retries or returns
 * vectors of another length than before. The message says what is cached and where
 */
export function resumableEncoder(encoder: Encoder, options: ResumableOptions): Encoder {
	const { cacheFolder, limits = LIMITS, atOnce = AT_ONCE, onEncoded = () => {} } = options;
	const cache = openEmbeddingCache(cacheFolder);
	let sent = 0;
	let dimensions = 0;

	const checked = (vector: Float32Array): Float32Array => {
		if (dimensions === 0) dimensions = vector.length;
		if (vector.length !== dimensions)
			throw new PinakesError('encoder_failed', wrongDimensions(encoder, vector.length, dimensions, cache));
		return vector;
	};

	/** Encodes a batch and stores its vectors. */
	const encodeBatch = async (
		batch: readonly string[],
		kind: EncodedKind,
		isOver: () => boolean,
	): Promise<Float32Array[]> => {
		const answer = await withRetries(() => encoder.encode(batch, kind), isOver);
		if (answer.length !== batch.length) {
			throw new PinakesError(
				'encoder_failed',
				`${encoder.name} gave ${answer.length} vectors for ${batch.length} texts.`,
			);
		}
		const vectors = answer.map(checked);
		for (const [i, vector] of vectors.entries()) cache.write(embeddingKey(encoder, kind, batch[i] as string), vector);
		sent += batch.length;
		onEncoded(sent);
		return vectors;
	};

	return {
		name: encoder.name,
		fingerprint: encoder.fingerprint,
		async encode(texts, kind) {
			const vectors = new Map<string, Float32Array>();
			const missing: string[] = [];
			for (const text of new Set(texts.filter((each) => each.trim() !== ''))) {
				const vector = cache.read(embeddingKey(encoder, kind, text));
				if (vector === undefined) missing.push(text);
				else vectors.set(text, checked(vector));
			}
			await runAll(batchesOf(missing, limits), atOnce, async (batch, isOver) => {
				for (const [i, vector] of (await encodeBatch(batch, kind, isOver)).entries())
					vectors.set(batch[i] as string, vector);
			}).catch((cause) => {
				if (!(cause instanceof PinakesError)) throw cause;
				throw new PinakesError(cause.code, `${cause.message} ${cacheNote(cache)}`);
			});
			return texts.map((text) => vectors.get(text) ?? new Float32Array(dimensions));
		},
	};
}

function wrongDimensions({ name }: Encoder, given: number, expected: number, { folder }: EmbeddingCache): string {
	return `${name} gave a vector of ${given} dimensions where others have ${expected}. If there is another model by this name than before, remove ${folder}, where vectors of before are kept.`;
}

function cacheNote({ folder }: EmbeddingCache): string {
	return `The index is as it was. The vectors that were given so far are kept in ${folder}: build again to continue from there.`;
}
