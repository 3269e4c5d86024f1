import { blockOf, partFile } from '../codec/blocks.ts';
import { decodeGaps } from '../codec/gaps.ts';
import { PinakesError } from '../errors.ts';
import { isRecord, own } from '../json.ts';
import { needAll, type Part, type Recipe } from '../recipe.ts';

/** A block of a table: what stands under each key, as parsed. */
export type Block = Readonly<Record<string, unknown>>;

/** No posting at all. */
export const NO_POSTINGS = new Uint32Array(0);

/** The part that holds a numbered block of a table. */
export function blockPart(name: string, number: number): Part<Block> {
	return { file: partFile(name, number), decode: (json) => (isRecord(json) ? json : undefined) };
}

/**
 * Reads what a table holds under each of the keys, undefined where it holds nothing; each block is
 * asked for once however many of the keys lie in it.
 */
export function* readKeys(name: string, starts: readonly string[], keys: readonly string[]): Recipe<unknown[]> {
	if (starts.length === 0) return keys.map(() => undefined);
	const wanted = keys.map((key) => blockOf(starts, key));
	const numbers = [...new Set(wanted)];
	const blocks = yield* needAll(numbers.map((number) => blockPart(name, number)));
	return keys.map((key, i) => own(blocks[numbers.indexOf(wanted[i] as number)] as Block, key));
}

/**
 * Decodes postings as they stand in a block; undefined, where a key is not in the table, is none.
 *
 * @throws PinakesError `damaged_part` where it is anything but postings of units below the limit
 */
export function postingsOf(value: unknown, limit: number, table: string): Uint32Array {
	if (value === undefined) return NO_POSTINGS;
	const postings = typeof value === 'string' ? decodeGaps(value, limit) : undefined;
	if (postings === undefined) {
		throw new PinakesError(
			'damaged_part',
			`A part ${partFile(table, 0)} … holds postings that are none. Build the index again.`,
			table,
		);
	}
	return postings;
}
