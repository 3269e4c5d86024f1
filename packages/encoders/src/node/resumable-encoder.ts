import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PinakesError } from '@pinakes/query';
import { check, type EncodedKind } from '@pinakes/query/internal';
import type { Encoder } from '@pinakes/query/search';
import { EmbeddingsServerError } from '../openai.ts';

/** Where vectors are kept. */
export interface ResumableOptions {
	/** The folder of the cache, created if it does not exist; null for none. */
	readonly cacheFolder: string | null;
}

/** Texts of a request. */
const BATCH = 16;

/**
 * Wraps a slow or paid encoder with batching, retries and a cache on disk. The vectors of each answer are stored before
 * the next request, so that an interrupted build continues from there and unchanged texts are not sent again. Blank
 * texts are not sent; they have the zero vector.
 *
 * @throws PinakesError if the cache cannot be written; when encoding, if the encoder fails after all retries or returns
 * vectors of another length than before. The message says what is cached and where
 */
export function resumableEncoder(encoder: Encoder, options: ResumableOptions): Encoder {
	const { cacheFolder } = options ?? {};
	const isFolder = cacheFolder === null || (cacheFolder && typeof cacheFolder === 'string');
	check(typeof encoder?.encode === 'function' && isFolder, 'resumableEncoder takes an encoder and { cacheFolder }.');
	const cache = cacheFolder === null ? undefined : openEmbeddingCache(cacheFolder);
	let dimensions = 0;

	const checked = (vector: Float32Array): Float32Array => {
		if (dimensions === 0) dimensions = vector.length;
		if (vector.length !== dimensions)
			throw new PinakesError(
				'encoder_failed',
				`${encoder.name} gave a vector of ${vector.length} dimensions where others have ${dimensions}.${cache ? ` If there is another model by this name than before, remove ${cacheFolder}, where vectors of before are kept.` : ''}`,
			);
		return vector;
	};

	return {
		name: encoder.name,
		fingerprint: encoder.fingerprint,
		async encode(texts, kind) {
			const vectors = new Map<string, Float32Array>();
			const missing: string[] = [];
			for (const text of new Set(texts.filter((each) => each.trim() !== ''))) {
				const vector = cache?.read(embeddingKey(encoder, kind, text));
				if (vector === undefined) missing.push(text);
				else vectors.set(text, checked(vector));
			}
			try {
				for (let from = 0; from < missing.length; from += BATCH) {
					const batch = missing.slice(from, from + BATCH);
					const answer = await withRetries(() => encoder.encode(batch, kind));
					if (answer.length !== batch.length)
						throw new PinakesError(
							'encoder_failed',
							`${encoder.name} gave ${answer.length} vectors for ${batch.length} texts.`,
						);
					for (const [i, vector] of answer.map(checked).entries()) {
						const text = batch[i] as string;
						cache?.write(embeddingKey(encoder, kind, text), vector);
						vectors.set(text, vector);
					}
				}
			} catch (cause) {
				if (!(cause instanceof PinakesError) || cacheFolder === null) throw cause;
				throw new PinakesError(
					cause.code,
					`${cause.message} The index is as it was. The vectors that were given so far are kept in ${cacheFolder}: build again to continue from there.`,
				);
			}
			return texts.map((text) => vectors.get(text) ?? new Float32Array(dimensions));
		},
	};
}

/** First wait in milliseconds, doubled with each retry. */
const FIRST_WAIT = 250;

/** Maximum wait in milliseconds. If a server asks for more, the build fails. */
const MAX_WAIT = 120_000;

/**
 * Repeats a request with exponential backoff, or after the wait that the server asks for, as often as its errors allow.
 *
 * @throws the last error
 */
async function withRetries<T>(ask: () => Promise<T>): Promise<T> {
	for (let retry = 0; ; retry++) {
		try {
			return await ask();
		} catch (cause) {
			const { retries = 0, retryAfter = 0 } = cause instanceof EmbeddingsServerError ? cause : {};
			if (retry >= retries || retryAfter > MAX_WAIT) throw cause;
			const wait = Math.max(retryAfter, FIRST_WAIT * 2 ** retry);
			await new Promise((resolve) => setTimeout(resolve, wait));
		}
	}
}

const MAX_CACHED = 200_000;

/** Returns the cache key of a text's vector. It reveals nothing of the text, the address or the API key. */
export function embeddingKey({ name, fingerprint }: Encoder, kind: EncodedKind, text: string): string {
	return createHash('sha256')
		.update(JSON.stringify([name, fingerprint, kind, text]))
		.digest('hex');
}

/**
 * Opens a cache of vectors in a folder, which is created if it does not exist:
 *
 *     .gitignore          the folder ignores itself
 *     3f/9c04…d1.f32      a vector: numbers of 32 bits in the machine's order, by the SHA-256 of encoder, kind and text
 *
 * A vector is written to a temporary file and renamed, so that an interrupted build leaves no partial vectors.
 *
 * @throws PinakesError if it cannot be written
 */
export function openEmbeddingCache(folder: string, maxCached = MAX_CACHED) {
	const fileOf = (key: string): string => join(folder, key.slice(0, 2), `${key.slice(2)}.f32`);
	orError(folder, () => {
		mkdirSync(folder, { recursive: true, mode: 0o700 });
		const ignored = join(folder, '.gitignore');
		if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
		removeOldest(folder, maxCached);
	});
	return {
		/** Returns a cached vector; undefined if it is missing or damaged. */
		read(key: string): Float32Array | undefined {
			try {
				// Throws for a file that was cut within a number.
				const vector = new Float32Array(new Uint8Array(readFileSync(fileOf(key))).buffer);
				return vector.length > 0 && vector.every(Number.isFinite) ? vector : undefined;
			} catch {
				return undefined;
			}
		},
		write: (key: string, vector: Float32Array) =>
			orError(folder, () => {
				const file = fileOf(key);
				mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
				const temporary = `${file}.${process.pid}`;
				writeFileSync(temporary, vector, { mode: 0o600 });
				renameSync(temporary, file);
			}),
	};
}

function orError(folder: string, act: () => void): void {
	try {
		act();
	} catch (cause) {
		throw new PinakesError(
			'encoder_failed',
			`${folder}, the cache of embeddings, cannot be written (${(cause as Error).message}): name another folder for it.`,
		);
	}
}

/** Removes the oldest vectors of a full cache, down to 90 % of the limit, so that not every build has to. */
function removeOldest(folder: string, maxCached: number): void {
	const files = readdirSync(folder)
		.filter((name) => /^[0-9a-f]{2}$/.test(name))
		.flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)));
	if (files.length <= maxCached) return;
	const used = files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((a, b) => a.at - b.at);
	for (const { file } of used.slice(0, files.length - Math.floor(maxCached * 0.9))) rmSync(file, { force: true });
}
