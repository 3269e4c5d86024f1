import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FinishedFile } from '../write/finished-files.ts';
import type { ReadableTarget } from '../write/parts.ts';
import { writeAll } from './spilled-rows.ts';

/** Files of an index that are written to disk as they are created. */
export class SpilledFiles implements ReadableTarget {
	readonly finished = new Map<string, FinishedFile>();
	readonly #folder: string;
	readonly #parents = new Set<string>();

	/** @param folder folder for the files */
	constructor(folder: string) {
		this.#folder = folder;
	}

	get(path: string): string | undefined {
		return this.finished.has(path) ? readFileSync(join(this.#folder, path), 'utf8') : undefined;
	}

	set(path: string, text: string): void {
		this.setPieces(path, [text]);
	}

	setPieces(path: string, pieces: Iterable<string>): void {
		const at = join(this.#folder, path);
		const parent = dirname(at);
		if (!this.#parents.has(parent)) mkdirSync(parent, { recursive: true });
		this.#parents.add(parent);
		const hash = createHash('sha256');
		let bytes = 0;
		const file = openSync(at, 'w');
		try {
			for (const batch of batchesOf(pieces)) {
				const content = Buffer.from(batch);
				hash.update(content);
				bytes += content.length;
				writeAll(file, content);
			}
		} finally {
			closeSync(file);
		}
		this.finished.set(path, { text: '', bytes, sha256: hash.digest('hex'), content: { at } });
	}
}

/** Characters that are written at once. */
const BATCH_LENGTH = 2 ** 20;

function* batchesOf(pieces: Iterable<string>): Generator<string> {
	let batch: string[] = [];
	let length = 0;
	for (const piece of pieces) {
		batch.push(piece);
		length += piece.length;
		if (length < BATCH_LENGTH) continue;
		yield batch.join('');
		batch = [];
		length = 0;
	}
	yield batch.join('');
}
