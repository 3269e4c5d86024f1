import { PinakesError } from '@pinakes/query';
import type { EncodedKind, Encoder } from '@pinakes/query/search';
import { type BatchLimits, batchesOf, runAll } from './batches.ts';
import { type EmbeddingCache, embeddingKey, openEmbeddingCache } from './embedding-cache.ts';
import { withRetries } from './retries.ts';

/** How a build has its texts encoded. */
export interface ResumableOptions {
	/** The folder in which vectors are kept; it is made. */
	readonly cacheFolder: string;
	/** The most that a request holds; 32 texts of 64,000 characters together unless given. */
	readonly limits?: BatchLimits;
	/** Requests at the same time; 2 unless given. */
	readonly atOnce?: number;
	/** Told how many texts were sent and answered so far. */
	readonly onEncoded?: (texts: number) => void;
}

const LIMITS: BatchLimits = { texts: 32, characters: 64_000 };
const AT_ONCE = 2;

/**
 * An encoder for builds out of one that takes its time or costs money. Texts are sent in batches, each of them
 * once: the vectors of each answer are kept on disk before the next is asked for, so that a build that failed or
 * was killed goes on from there, and that unchanged texts are not sent again. Blank texts are not sent; they have
 * the zero vector.
 *
 * @throws PinakesError where the cache cannot be written, and, when it encodes, where the encoder fails for good, or
 * gives vectors of another length than before; it says what is kept and where
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

	/** Has a batch encoded, and keeps what comes of it. */
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
				throw new PinakesError(cause.code, `${cause.message} ${whatIsKept(cache)}`);
			});
			return texts.map((text) => vectors.get(text) ?? new Float32Array(dimensions));
		},
	};
}

function wrongDimensions({ name }: Encoder, given: number, expected: number, { folder }: EmbeddingCache): string {
	return `${name} gave a vector of ${given} dimensions where others have ${expected}. If there is another model by this name than before, remove ${folder}, where vectors of before are kept.`;
}

function whatIsKept({ folder }: EmbeddingCache): string {
	return `The index is as it was. The vectors that were given so far are kept in ${folder}: build again to continue from there.`;
}
