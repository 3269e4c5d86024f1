import { compare } from '../../report.ts';

/** Rows of terms as they lie in an index. A row that is the same in two tables is the same object in both. */
export interface RowTexts {
	/** Ascending. */
	readonly keys: readonly string[];
	/** Their JSON texts in UTF-8. */
	readonly texts: readonly Uint8Array[];
}

/** Rows from their JSON texts, by key in any order. */
export function rowTextsOf(rows: ReadonlyMap<string, string>): RowTexts {
	const keys = [...rows.keys()].sort(compare);
	const encoded = keys.map((key) => Buffer.from(rows.get(key) as string));
	return rowsIn(keys, joined(encoded));
}

/** Where a row is that has this key; -1 where none is. */
export function placeOf({ keys }: RowTexts, key: string): number {
	let from = 0;
	let to = keys.length;
	while (from < to) {
		const middle = (from + to) >>> 1;
		if ((keys[middle] as string) < key) from = middle + 1;
		else to = middle;
	}
	return keys[from] === key ? from : -1;
}

/** The JSON text of a row. */
export function rowText({ texts }: RowTexts, row: number): string {
	return TEXT.decode(texts[row]);
}

const TEXT = new TextDecoder();

/** The bytes of each row and its key, as its part has them. */
export function rowSizes({ keys, texts }: RowTexts): Uint32Array {
	const sizes = new Uint32Array(keys.length);
	for (let row = 0; row < sizes.length; row++) {
		sizes[row] = Buffer.byteLength(keys[row] as string) + (texts[row] as Uint8Array).length;
	}
	return sizes;
}

/** Texts one right after the other. */
export interface JoinedTexts {
	readonly bytes: Buffer;
	/** Where each of them ends. */
	readonly ends: Uint32Array;
}

/** The texts of rows as they are kept. */
export function joined(texts: readonly Uint8Array[]): JoinedTexts {
	let end = 0;
	const ends = Uint32Array.from(texts, ({ length }) => {
		end += length;
		return end;
	});
	return { bytes: Buffer.concat(texts), ends };
}

/** Rows that were kept. A view of a plain array is searched by the machine, a buffer first by Node. */
export function rowsIn(keys: readonly string[], { bytes, ends }: JoinedTexts): RowTexts {
	const texts: Uint8Array[] = [];
	let start = 0;
	for (const end of ends) {
		texts.push(new Uint8Array(bytes.buffer, bytes.byteOffset + start, end - start));
		start = end;
	}
	return { keys, texts };
}
