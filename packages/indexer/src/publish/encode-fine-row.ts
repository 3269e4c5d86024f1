import { ZERO } from '@pinakes/query/format/codec/numbers';
import { encodeBlocks } from '@pinakes/query/format/kinds/text/blocks';
import { isGramKey } from '@pinakes/query/format/kinds/text/row';
import { encodeNumbers, encodeRow, encodeWords, type Row, type Term, type TermPostings } from '../kinds/text/row.ts';
import type { SpilledRows } from '../spill/spilled-rows.ts';
import { type Base, changesOf } from './base-postings.ts';
import { writeLengths, writePostings } from './encode-chunks.ts';

/** Data that all fine rows of an index share, besides postings. */
export interface RowContent {
	/** The new number of each combination of counts. */
	readonly numbers: Uint32Array;
	/** The encoded lengths of all sections. */
	readonly lengths: string;
	/** The share of a term's weight that a section gets, by the old number of its counts. */
	readonly shareOf: (count: number, section: number) => number;
	readonly isInChunks: (postings: TermPostings) => boolean;
	/** Returns a term that has most postings of another one in chunks. */
	readonly baseOf: (term: Term) => Base | undefined;
	/** Texts of the chunks so far. */
	readonly chunks: SpilledRows;
}

/** Returns the JSON text of a row. The chunks of its postings are added to those of the content. */
export function encodeFineRow(key: string, { terms, postings }: Row, content: RowContent): string {
	const encoded = isGramKey(key) ? NOTHING_FOLLOWS : encodeWords(key, terms);
	const { numbers, isInChunks } = content;
	const row = encodeRow(key, encoded, postings, numbers, isInChunks);
	const isFine = key[0] === ' ';
	const large = postings.filter((one) => isFine && isInChunks(one));
	const small = large.length === 0 ? postings : postings.filter((one) => !isInChunks(one));
	const lengths = small.map((one) => lengthsOf(one, content)).join('');
	const [term = ''] = terms;
	const base = large.length > 0 && postings.length === 1 ? content.baseOf([term, large[0] as TermPostings]) : undefined;
	const places = large.length > 0 ? ` ${writeChunks(large, content, base)}` : '';
	return JSON.stringify(`${row} ${lengths}${places}`);
}

/** Writes the chunks of a row's terms, and returns the text that tells where they are. */
function writeChunks(postings: readonly TermPostings[], content: RowContent, base: Base | undefined): string {
	const { numbers, chunks } = content;
	const first = chunks.length;
	const terms = postings.map((one) => {
		const own = base ? changesOf(one, base.postings) : one;
		const lasts = writePostings(own, numbers, chunks);
		const lengths = own.to > own.from ? writeLengths(lengthIndexes(own, content), chunks) : 0;
		return { greatest: greatestShare(one, content), lengths, lasts };
	});
	return `${encodeBlocks(first, terms)}${base ? ` ${base.term}` : ''}`;
}

function lengthIndexes({ sections, from, to }: TermPostings, { lengths }: RowContent): Uint8Array {
	const indexes = new Uint8Array(to - from);
	for (let i = from; i < to; i++) indexes[i - from] = lengths.charCodeAt(sections[i] as number) - ZERO;
	return indexes;
}

function lengthsOf({ sections, from, to }: TermPostings, { lengths }: RowContent): string {
	const texts: string[] = [];
	for (let start = from; start < to; start += JOINED_LENGTHS) {
		const own = sections.subarray(start, Math.min(to, start + JOINED_LENGTHS));
		texts.push(String.fromCharCode(...own.map((section) => lengths.charCodeAt(section))));
	}
	return texts.join('');
}

/** Lengths that are joined at once: a frequent term has millions, and an argument of a function is on the stack. */
const JOINED_LENGTHS = 4096;

function greatestShare({ sections, counts, from, to }: TermPostings, { shareOf }: RowContent): number {
	let greatest = 0;
	for (let i = from; i < to; i++) greatest = Math.max(greatest, shareOf(counts[i] as number, sections[i] as number));
	return greatest;
}

/** The only term of a row that is called as the row is. */
const NOTHING_FOLLOWS = encodeNumbers([0]);
