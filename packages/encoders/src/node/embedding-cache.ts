import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PinakesError } from '@pinakes/query';
import type { EncodedKind } from '@pinakes/query/internal';
import type { Encoder } from '@pinakes/query/search';

/**
 * A cache of vectors in a folder:
 *
 *     .gitignore          the folder ignores itself
 *     3f/9c04…d1.f32      a vector: numbers of 32 bits, little-endian, by the SHA-256 of encoder, kind and text
 *
 * A vector is written to a temporary file and renamed, so that an interrupted build leaves no partial vectors.
 */
export interface EmbeddingCache {
	readonly folder: string;
	/** Returns a cached vector; undefined if it is missing or damaged. */
	read(key: string): Float32Array | undefined;
	write(key: string, vector: Float32Array): void;
}

/** Maximum number of cached vectors. The least recently used ones are removed. */
const MAX_CACHED = 200_000;

const NUMBER_BYTES = 4;
const SUFFIX = '.f32';

/** Returns the cache key of a text's vector. It reveals nothing of the text, the address or the API key. */
export function embeddingKey({ name, fingerprint }: Encoder, kind: EncodedKind, text: string): string {
	return createHash('sha256')
		.update(JSON.stringify([name, fingerprint, kind, text]))
		.digest('hex');
}

/**
 * Opens a cache, and creates its folder if it does not exist.
 *
 * @throws PinakesError if it cannot be written
 */
export function openEmbeddingCache(folder: string, maxCached = MAX_CACHED): EmbeddingCache {
	const fileOf = (key: string): string => join(folder, key.slice(0, 2), key.slice(2) + SUFFIX);
	orError(folder, () => {
		mkdirSync(folder, { recursive: true });
		const ignored = join(folder, '.gitignore');
		if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
		removeOldest(folder, maxCached);
	});
	return {
		folder,
		read(key) {
			const file = fileOf(key);
			const vector = vectorIn(file);
			if (vector !== undefined) touch(file);
			return vector;
		},
		write: (key, vector) => orError(folder, () => writeWhole(fileOf(key), bytesOf(vector))),
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

function vectorIn(file: string): Float32Array | undefined {
	let bytes: Uint8Array;
	try {
		bytes = readFileSync(file);
	} catch {
		return undefined;
	}
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (bytes.length === 0 || bytes.length % NUMBER_BYTES !== 0) return undefined;
	const vector = Float32Array.from({ length: bytes.length / NUMBER_BYTES }, (_, i) =>
		view.getFloat32(i * NUMBER_BYTES, true),
	);
	return vector.every(Number.isFinite) ? vector : undefined;
}

function bytesOf(vector: Float32Array): Uint8Array {
	const view = new DataView(new ArrayBuffer(vector.length * NUMBER_BYTES));
	for (const [i, number] of vector.entries()) view.setFloat32(i * NUMBER_BYTES, number, true);
	return new Uint8Array(view.buffer);
}

function writeWhole(file: string, bytes: Uint8Array): void {
	mkdirSync(dirname(file), { recursive: true });
	const temporary = `${file}.${process.pid}`;
	writeFileSync(temporary, bytes);
	renameSync(temporary, file);
}

/** Marks a vector as recently used. A read-only cache still works. */
function touch(file: string): void {
	const now = new Date();
	try {
		utimesSync(file, now, now);
	} catch {}
}

/**
 * Removes the least recently used vectors of a full cache, down to 90 % of the limit, so that not every build has to.
 */
function removeOldest(folder: string, maxCached: number): void {
	const files = readdirSync(folder)
		.filter((name) => /^[0-9a-f]{2}$/.test(name))
		.flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)));
	if (files.length <= maxCached) return;
	const used = files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((a, b) => a.at - b.at);
	for (const { file } of used.slice(0, files.length - Math.floor(maxCached * 0.9))) rmSync(file, { force: true });
}
