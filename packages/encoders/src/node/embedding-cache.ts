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
import type { EncodedKind, Encoder } from '@pinakes/query/search';

/**
 * Vectors of texts that were encoded before, in a folder:
 *
 *     .gitignore          the folder ignores itself
 *     3f/9c04…d1.f32      a vector: numbers of 32 bits, little-endian, by the SHA-256 of encoder, kind and text
 *
 * A file is written beside its place and renamed: killed at any moment, a build leaves whole vectors only.
 */
export interface EmbeddingCache {
	readonly folder: string;
	/** A vector that was kept; undefined where there is none, or a damaged one. */
	read(key: string): Float32Array | undefined;
	write(key: string, vector: Float32Array): void;
}

/** Vectors that are kept; beyond, those go first that were not used for the longest time. */
const MAX_CACHED = 200_000;

const NUMBER_BYTES = 4;
const SUFFIX = '.f32';

/** By what a text's vector is kept: nothing of text, address or key can be read from it. */
export function embeddingKey({ name, fingerprint }: Encoder, kind: EncodedKind, text: string): string {
	return createHash('sha256')
		.update(JSON.stringify([name, fingerprint, kind, text]))
		.digest('hex');
}

/**
 * Opens a cache, and makes its folder where there is none.
 *
 * @throws PinakesError where it cannot be written
 */
export function openEmbeddingCache(folder: string, mostKept = MAX_CACHED): EmbeddingCache {
	const fileOf = (key: string): string => join(folder, key.slice(0, 2), key.slice(2) + SUFFIX);
	orError(folder, () => {
		mkdirSync(folder, { recursive: true });
		const ignored = join(folder, '.gitignore');
		if (!existsSync(ignored)) writeFileSync(ignored, '*\n');
		removeOldest(folder, mostKept);
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
	const beside = `${file}.${process.pid}`;
	writeFileSync(beside, bytes);
	renameSync(beside, file);
}

/** Tells that a vector is in use; a cache that cannot be written is one all the same. */
function touch(file: string): void {
	const now = new Date();
	try {
		utimesSync(file, now, now);
	} catch {}
}

/** Makes room for a tenth of what may be kept, so that not every build has to. */
function removeOldest(folder: string, mostKept: number): void {
	const files = readdirSync(folder)
		.filter((name) => /^[0-9a-f]{2}$/.test(name))
		.flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)));
	if (files.length <= mostKept) return;
	const used = files.map((file) => ({ file, at: statSync(file).mtimeMs })).sort((a, b) => a.at - b.at);
	for (const { file } of used.slice(0, files.length - Math.floor(mostKept * 0.9))) rmSync(file, { force: true });
}
