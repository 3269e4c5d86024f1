import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAll } from '../base/spill.ts';
import type { FinishedFile } from '../base/write-folder.ts';
import type { ReadableTarget } from '../kinds/parts.ts';

/** Files of an index that are created: in memory up to a limit, the others on disk. */
export class DraftFiles implements ReadableTarget {
	readonly finished = new Map<string, FinishedFile>();
	readonly #folder: () => string;
	readonly #parents = new Set<string>();
	#held: number;

	/**
	 * @param folder returns the folder for files on disk
	 * @param held bytes of files in memory
	 */
	constructor(folder: () => string, held: number) {
		this.#folder = folder;
		this.#held = held;
	}

	get(path: string): string | undefined {
		const content = this.finished.get(path)?.content;
		if (content === undefined) return undefined;
		return content instanceof Uint8Array
			? Buffer.from(content.buffer, content.byteOffset, content.length).toString()
			: readFileSync(content.at, 'utf8');
	}

	set(path: string, text: string): void {
		this.setPieces(path, [text]);
	}

	setPieces(path: string, pieces: Iterable<string>): void {
		const hash = createHash('sha256');
		const held: Buffer[] = [];
		let bytes = 0;
		let at: string | undefined;
		let file: number | undefined;
		try {
			for (const batch of batchesOf(pieces)) {
				const content = Buffer.from(batch);
				hash.update(content);
				bytes += content.length;
				held.push(content);
				if (bytes <= this.#held) continue;
				at ??= this.#place(path);
				file ??= openSync(at, 'w');
				for (const one of held.splice(0)) writeAll(file, one);
			}
		} finally {
			if (file !== undefined) closeSync(file);
		}
		if (at === undefined) this.#held -= bytes;
		const content = at !== undefined ? { at } : held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
		this.finished.set(path, { bytes, sha256: hash.digest('hex'), content });
	}

	/** Returns where a file is written, in an existing folder. */
	#place(path: string): string {
		const at = join(this.#folder(), path);
		const parent = dirname(at);
		if (!this.#parents.has(parent)) mkdirSync(parent, { recursive: true });
		this.#parents.add(parent);
		return at;
	}
}

/** Characters that are encoded at once. */
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
