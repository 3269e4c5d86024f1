import { moveSections, roomFor } from './row-bytes.ts';
import { type RowTexts, startOf } from './row-texts.ts';

/** Writes the rows of a table that was changed, in the order of their keys. */
export interface RowWriter {
	/** Adds a row that is new, or another one now. */
	add(key: string, json: string): void;
	/** Adds a row of the old table as it is. */
	copy(row: number): void;
	/** Adds a row of the old table with its sections numbered anew. */
	move(row: number): void;
	/** What was written, and of which old row each is a copy; -1 for the others. */
	finish(): { readonly rows: RowTexts; readonly origins: Int32Array };
}

/**
 * @param old the rows of the old table
 * @param moved the new number of each section
 */
export function createRowWriter(old: RowTexts, moved: Uint32Array): RowWriter {
	const keys: string[] = [];
	const ends: number[] = [];
	const origins: number[] = [];
	let bytes = new Uint8Array(Math.ceil(old.bytes.length * 1.1));
	let end = 0;
	const reserve = (room: number): void => {
		if (end + room <= bytes.length) return;
		const longer = new Uint8Array(2 * (end + room));
		longer.set(bytes.subarray(0, end));
		bytes = longer;
	};
	const close = (key: string, to: number, origin: number): void => {
		keys.push(key);
		ends.push(to);
		origins.push(origin);
		end = to;
	};
	return {
		add(key, json) {
			const row = Buffer.from(json);
			reserve(row.length);
			bytes.set(row, end);
			close(key, end + row.length, -1);
		},
		copy(row) {
			const own = old.bytes.subarray(startOf(old, row), old.ends[row]);
			reserve(own.length);
			bytes.set(own, end);
			close(old.keys[row] as string, end + own.length, row);
		},
		move(row) {
			reserve(roomFor(old, row));
			close(old.keys[row] as string, moveSections(old, row, moved, bytes, end), -1);
		},
		finish: () => ({
			rows: { keys, bytes: bytes.subarray(0, end), ends: Uint32Array.from(ends) },
			origins: Int32Array.from(origins),
		}),
	};
}
