import { compare } from '../../report.ts';

/** Rows of terms as they lie in an index. */
export interface RowTexts {
	/** Ascending. */
	readonly keys: readonly string[];
	/** Their JSON texts in UTF-8, one right after the other. */
	readonly bytes: Uint8Array;
	/** Where each of them ends. */
	readonly ends: Uint32Array;
}

/** Rows from their JSON texts, by key in any order. */
export function rowTextsOf(rows: ReadonlyMap<string, string>): RowTexts {
	const keys = [...rows.keys()].sort(compare);
	const encoded = keys.map((key) => Buffer.from(rows.get(key) as string));
	let end = 0;
	const ends = Uint32Array.from(encoded, ({ length }) => {
		end += length;
		return end;
	});
	return { keys, bytes: Buffer.concat(encoded), ends };
}

/** Where a row begins. */
export function startOf({ ends }: RowTexts, row: number): number {
	return row === 0 ? 0 : (ends[row - 1] as number);
}

/** The JSON text of a row in UTF-8. */
export function rowBytes(rows: RowTexts, row: number): Uint8Array {
	return rows.bytes.subarray(startOf(rows, row), rows.ends[row]);
}

/** The JSON text of a row. */
export function rowText(rows: RowTexts, row: number): string {
	return TEXT.decode(rowBytes(rows, row));
}

const TEXT = new TextDecoder();

/** The bytes of each row and its key, as its part has them. */
export function rowSizes(rows: RowTexts): number[] {
	return rows.keys.map((key, row) => Buffer.byteLength(key) + (rows.ends[row] as number) - startOf(rows, row));
}
