import { readFully, writeAll } from '../spill/spilled-rows.ts';
import { NumberList } from '../write/number-list.ts';

/** Bytes that are written at once. */
const BUFFER_BYTES = 2 ** 18;

/** Items between those whose start is kept, as an exact number. */
const STRIDE = 64;

/** A growing list of byte strings in a file. In memory it has the length of each. */
export class ByteList {
	readonly #file: number;
	#buffer = Buffer.alloc(0);
	#used = 0;
	#bytes = 0;
	readonly #lengths = new NumberList();
	/** The start of every `STRIDE`th item. */
	readonly #starts: number[] = [];

	/** @param file descriptor of an empty file */
	constructor(file: number) {
		this.#file = file;
	}

	get length(): number {
		return this.#lengths.length;
	}

	/** Total bytes of the items. */
	get bytes(): number {
		return this.#bytes;
	}

	/** Appends an item. */
	push(item: Uint8Array): void {
		if (this.#used + item.length > this.#buffer.length) {
			this.#flush();
			this.#buffer = Buffer.allocUnsafe(Math.max(BUFFER_BYTES, item.length));
		}
		this.#buffer.set(item, this.#used);
		this.#used += item.length;
		if (this.length % STRIDE === 0) this.#starts.push(this.#bytes);
		this.#lengths.push(item.length);
		this.#bytes += item.length;
	}

	/** Returns the bytes of consecutive items. */
	range(from: number, to: number): Buffer {
		this.#flush();
		this.#buffer = Buffer.alloc(0);
		const start = this.startOf(from);
		const bytes = Buffer.allocUnsafe(this.startOf(to) - start);
		readFully(this.#file, bytes, start);
		return bytes;
	}

	/** Returns where an item starts, or that after the last one would. */
	startOf(item: number): number {
		if (item === this.length) return this.#bytes;
		let start = this.#starts[Math.floor(item / STRIDE)] as number;
		for (let i = item - (item % STRIDE); i < item; i++) start += this.#lengths.at(i);
		return start;
	}

	/** Returns the length of an item in bytes. */
	lengthOf(item: number): number {
		return this.#lengths.at(item);
	}

	/** Returns the lengths of all items in bytes. */
	lengths(): number[] {
		return Array.from(this.#lengths.view());
	}

	#flush(): void {
		writeAll(this.#file, this.#buffer.subarray(0, this.#used));
		this.#used = 0;
	}
}
