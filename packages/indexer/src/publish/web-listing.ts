import { partFile } from '@pinakes/query/format/codec/cuts';
import { FOLDING_FILE } from '@pinakes/query/format/kinds/folding/schema';
import { type KindSize, type Sizes, sizesByKind } from '@pinakes/query/format/kinds/sizes/schema';
import { pageFile } from '@pinakes/query/format/layouts/manifest-pages';
import type { ListedFile, ManifestFields } from '../write/finished-files.ts';
import { listedFile, manifestText } from '../write/manifest.ts';
import { pageText } from '../write/manifest-pages.ts';

/** A file of an index for pages. */
export type WebFile = readonly [path: string, text: string];

/** The parts of a table, and the first key or number of each. */
export type WebParts = Generator<WebFile, readonly (string | number)[]>;

/**
 * Parts of a regular table in a page of the manifest. A table with more has pages, as hosts limit the size of a file, and a
 * manifest of a million parts would have a hundred megabytes. A search that compares digests reads a page for almost every part.
 */
const PARTS_PER_MANIFEST_PAGE = 512;

/** Passes the files of an index for pages on, and lists them for its manifest and for `sizes.json`. */
export class WebListing {
	readonly #listed = new Map<string, ListedFile>();
	readonly #cuts: Record<string, readonly (string | number)[]> = {};
	readonly #regular: Record<string, readonly [parts: number, records: number]> = {};
	readonly #paged: Record<string, number> = {};
	readonly #seen: SeenParts = { sizes: [], isUsed: new Uint8Array(2 ** 16) };

	/** Passes on the parts of a table, which are followed by its cuts. */
	*table(name: string, parts: WebParts): Generator<WebFile> {
		let part = 0;
		let first: readonly (string | number)[] = [];
		const files = (function* (): Generator<WebFile> {
			first = yield* parts;
		})();
		yield* noted(name, files, this.#seen, (entry) => this.#listed.set(partFile(name, part++), entry));
		this.#cuts[name] = first;
	}

	/** Passes on the parts of a table with the same number of records in each, and the pages that list them. */
	*regular(name: string, records: number, parts: Iterable<WebFile>): Generator<WebFile> {
		const firsts: number[] = [];
		let count = 0;
		const unlisted: ListedFile[] = [];
		const nextPage = (): WebFile => {
			const path = pageFile(name, firsts.length);
			const text = pageText([], unlisted.splice(0, PARTS_PER_MANIFEST_PAGE));
			this.#listed.set(path, listedFile(text));
			firsts.push(firsts.length * PARTS_PER_MANIFEST_PAGE * records);
			return [path, text];
		};
		for (const file of noted(name, parts, this.#seen, (entry) => unlisted.push(entry))) {
			count++;
			yield file;
			if (unlisted.length > PARTS_PER_MANIFEST_PAGE) yield nextPage();
		}
		this.#regular[name] = [count, records];
		this.#cuts[name] = [0];
		if (count <= PARTS_PER_MANIFEST_PAGE) {
			for (const [part, entry] of unlisted.entries()) this.#listed.set(partFile(name, part), entry);
			return;
		}
		yield nextPage();
		this.#paged[name] = count;
		this.#cuts[name] = firsts;
	}

	/** Passes on files that are not parts. */
	*others(files: Iterable<WebFile>): Generator<WebFile> {
		for (const [path, text] of files) {
			this.#listed.set(path, listedFile(text));
			yield [path, text];
		}
	}

	/** Whether each UTF-16 code unit is in a file so far or in one of these. */
	usedIn(files: Iterable<WebFile>): Uint8Array {
		const used = this.#seen.isUsed.slice();
		for (const [path, text] of files) if (path !== FOLDING_FILE) markUnits(text, used);
		return used;
	}

	/** Returns the text of `sizes.json`, with these files. */
	sizesWith(files: Iterable<WebFile>): string {
		const others = Array.from(files, ([path, text]): [string, number] => [path, Buffer.byteLength(text)]);
		const kinds = sizesByKind(others, this.#seen.sizes);
		return JSON.stringify({ kinds } satisfies Sizes);
	}

	manifest(fields: Omit<ManifestFields, 'cuts'>): string {
		const paged = this.#paged;
		const pages = Object.keys(paged).length > 0 ? { size: PARTS_PER_MANIFEST_PAGE, parts: paged } : undefined;
		const [cuts, regular] = [this.#cuts, this.#regular];
		return manifestText(this.#listed, { ...fields, cuts, pages, regular } as ManifestFields);
	}
}

/** What is known of the parts that were passed on. */
interface SeenParts {
	readonly sizes: KindSize[];
	/** Whether each UTF-16 code unit is in them. */
	readonly isUsed: Uint8Array;
}

/** Passes on the parts of a table, and tells the entry of each. */
function* noted(
	name: string,
	parts: Iterable<WebFile>,
	{ sizes, isUsed }: SeenParts,
	list: (entry: ListedFile) => void,
): Generator<WebFile> {
	let [count, bytes] = [0, 0];
	for (const file of parts) {
		markUnits(file[1], isUsed);
		const entry = listedFile(file[1]);
		count++;
		bytes += entry.bytes;
		list(entry);
		yield file;
	}
	if (count > 0) sizes.push([name, count, bytes]);
}

/** Marks the UTF-16 code units of a text. */
function markUnits(text: string, isUsed: Uint8Array): void {
	for (let i = 0; i < text.length; i++) isUsed[text.charCodeAt(i)] = 1;
}
