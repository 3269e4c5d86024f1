/** A map of contents by path, some of which are read whenever they are asked for, so that they are not all in memory. */
export class LazyFiles<Content> extends Map<string, Content> {
	readonly #readers = new Map<string, () => Content>();

	/** Sets what reads a content. */
	setReader(path: string, read: () => Content): void {
		this.#readers.set(path, read);
	}

	override set(path: string, content: Content): this {
		this.#readers.set(path, () => content);
		return this;
	}

	override get(path: string): Content | undefined {
		return this.#readers.get(path)?.();
	}

	override has(path: string): boolean {
		return this.#readers.has(path);
	}

	override delete(path: string): boolean {
		return this.#readers.delete(path);
	}

	override clear(): void {
		this.#readers.clear();
	}

	override get size(): number {
		return this.#readers.size;
	}

	override *keys(): Generator<string, undefined> {
		yield* this.#readers.keys();
	}

	override *values(): Generator<Content, undefined> {
		for (const read of this.#readers.values()) yield read();
	}

	override *entries(): Generator<[string, Content], undefined> {
		for (const [path, read] of this.#readers) yield [path, read()];
	}

	override [Symbol.iterator](): Generator<[string, Content], undefined> {
		return this.entries();
	}

	override forEach(call: (content: Content, path: string, files: Map<string, Content>) => void): void {
		for (const [path, content] of this) call(content, path, this);
	}
}
