import { PART_BYTES, partFile, TERMS_TABLE } from '@pinakes/query/format';
import type { Stages } from '../../cache/stages.ts';
import { objectBytes } from '../../write/json.ts';
import { cutsOf } from '../../write/parts.ts';
import { type RowTexts, rowSizes } from './row-texts.ts';

/**
 * Writes rows of terms in parts: those that are what they were are taken over.
 *
 * @param before the rows of the build before
 * @returns the first key of each part
 */
export function writeRows(rows: RowTexts, before: RowTexts | undefined, stages: Stages): string[] {
	const cuts = cutsOf(rowSizes(rows), PART_BYTES);
	const partBefore = before === undefined ? () => undefined : partsBefore(before, rows);
	const number = rows.keys.length;
	cuts.forEach((first, part) => {
		const end = cuts[part + 1] ?? number;
		const same = partBefore(first, end);
		if (same === undefined || !stages.keepPart(TERMS_TABLE, part, same)) {
			stages.bytes(partFile(TERMS_TABLE, part), partBytes(rows, first, end));
		}
	});
	return cuts.map((first) => rows.keys[first] as string);
}

function partBytes(rows: RowTexts, first: number, end: number): Uint8Array {
	return objectBytes(rows.keys.slice(first, end).map((key, i) => [key, rows.texts[first + i] as Uint8Array]));
}

/** Finds the part before that had just these rows: from the first to behind the last. */
function partsBefore(before: RowTexts, rows: RowTexts): (first: number, end: number) => number | undefined {
	const cuts = cutsOf(rowSizes(before), PART_BYTES);
	const byKey = new Map(cuts.map((first, part) => [before.keys[first], part]));
	return (first, end) => {
		const part = byKey.get(rows.keys[first]);
		if (part === undefined) return undefined;
		const shift = (cuts[part] as number) - first;
		if ((cuts[part + 1] ?? before.keys.length) - shift !== end) return undefined;
		for (let row = first; row < end; row++) if (rows.texts[row] !== before.texts[row + shift]) return undefined;
		return part;
	};
}
