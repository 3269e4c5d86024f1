import { moveSections, roomFor } from './row-bytes.ts';
import { type RowTexts, startOf } from './row-texts.ts';

/** Rows that are those of another table, one after the other. */
export interface Run {
	/** The first of them. */
	readonly first: number;
	/** Which row that is in the other table. */
	readonly from: number;
	readonly count: number;
}

/** Writes the rows of a table that was changed, in the order of their keys. */
export interface RowWriter {
	/** Adds a row that is new, or another one now. */
	add(key: string, json: string): void;
	/** Adds a row of the old table as it is. */
	copy(row: number): void;
	/** Adds a row of the old table with its sections numbered anew. */
	move(row: number): void;
	/** What was written, and what of it was copied. */
	finish(): { readonly rows: RowTexts; readonly copies: readonly Run[] };
}

/**
 * @param old the rows of the old table
 * @param moved the new number of each section
 */
export function createRowWriter(old: RowTexts, moved: Uint32Array): RowWriter {
	const keys: string[] = [];
	const ends: number[] = [];
	const copies: Run[] = [];
	let bytes = new Uint8Array(Math.ceil(old.bytes.length * 1.1));
	let end = 0;
	/** Rows of the old table that are still to be copied. */
	let from = 0;
	let to = 0;
	const reserve = (room: number): void => {
		if (end + room <= bytes.length) return;
		const longer = new Uint8Array(2 * (end + room));
		longer.set(bytes.subarray(0, end));
		bytes = longer;
	};
	const close = (key: string, behind: number): void => {
		keys.push(key);
		ends.push(behind);
		end = behind;
	};
	const flush = (): void => {
		if (from === to) return;
		const start = startOf(old, from);
		const run = old.bytes.subarray(start, old.ends[to - 1]);
		reserve(run.length);
		bytes.set(run, end);
		copies.push({ first: keys.length, from, count: to - from });
		const shift = end - start;
		for (let row = from; row < to; row++) close(old.keys[row] as string, (old.ends[row] as number) + shift);
		from = to;
	};
	return {
		add(key, json) {
			flush();
			const row = Buffer.from(json);
			reserve(row.length);
			bytes.set(row, end);
			close(key, end + row.length);
		},
		copy(row) {
			if (row !== to) flush();
			if (from === to) from = row;
			to = row + 1;
		},
		move(row) {
			flush();
			reserve(roomFor(old, row));
			close(old.keys[row] as string, moveSections(old, row, moved, bytes, end));
		},
		finish() {
			flush();
			return { rows: { keys, bytes: bytes.subarray(0, end), ends: Uint32Array.from(ends) }, copies };
		},
	};
}
