import { PART_BYTES, partFile, TERMS_TABLE } from '@pinakes/query/format';
import type { Stages } from '../../cache/stages.ts';
import { objectBytes } from '../../write/json.ts';
import { cutsOf } from '../../write/parts.ts';
import { type RowTexts, rowBytes, rowSizes } from './row-texts.ts';
import type { Run } from './row-writer.ts';

/** The rows of the build before. */
export interface RowsBefore {
	readonly rows: RowTexts;
	/** Those that there are now as well. */
	readonly copies: readonly Run[];
}

/**
 * Writes rows of terms in parts: those that are what they were are taken over.
 *
 * @returns the first key of each part
 */
export function writeRows(rows: RowTexts, before: RowsBefore | undefined, stages: Stages): string[] {
	const cuts = cutsOf(rowSizes(rows), PART_BYTES);
	const partBefore = before === undefined ? () => undefined : partsBefore(before);
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
	return objectBytes(rows.keys.slice(first, end).map((key, i) => [key, rowBytes(rows, first + i)]));
}

/** Finds the part before that had just these rows: from the first to behind the last. */
function partsBefore({ rows, copies }: RowsBefore): (first: number, end: number) => number | undefined {
	const cuts = cutsOf(rowSizes(rows), PART_BYTES);
	const byFirst = new Map(cuts.map((first, part) => [first, part]));
	return (first, end) => {
		const run = copies.find((copy) => copy.first <= first && end <= copy.first + copy.count);
		if (run === undefined) return undefined;
		const from = run.from + first - run.first;
		const part = byFirst.get(from);
		return part !== undefined && (cuts[part + 1] ?? rows.keys.length) - from === end - first ? part : undefined;
	};
}
