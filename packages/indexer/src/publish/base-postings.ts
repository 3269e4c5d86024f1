import { isUnspaced } from '@pinakes/query/format/analysis/characters';
import { MIN_POSTINGS_IN_BLOCKS } from '@pinakes/query/format/kinds/text/blocks';
import { ownPostings, type Term, type TermPostings } from '../kinds/text/row.ts';
import type { Spill } from '../spill/spill-folder.ts';
import { readFully, writeAll } from '../spill/spilled-rows.ts';

/** Bytes of a section number, and of a number of counts. */
const BYTES = 4;

/** Minimum share of the postings of a character that its base has. */
const MIN_SHARE = 0.5;

/** A pair of characters, and where its postings are. */
interface Pair {
	readonly term: string;
	readonly size: number;
	readonly start: number;
}

/** Postings of another term that those of a character can be told by. */
export interface Base {
	readonly term: string;
	readonly postings: TermPostings;
}

/** Returns the base of a character, and the sections that have it in their titles. */
export type TitlesOf = (character: string) => { readonly term: string; readonly sections: Uint32Array } | undefined;

/**
 * For each character the pair with it that most sections have. A question in Chinese has both, and most of their postings are the
 * same. Postings are in a temporary file.
 */
export interface BasePostings {
	/** Notes the postings of a term, if it is a pair. */
	add(term: Term): void;
	/** Returns the pair with most postings of a character; undefined if it has few of them. */
	baseOf(term: Term): Base | undefined;
}

/** Returns bases without any pair. */
export function createBasePostings(spill: Spill): BasePostings {
	const file = spill.createFile('pairs');
	const largest = new Map<string, Pair>();
	let end = 0;
	return {
		add([term, { sections, counts, from, to }]) {
			const size = to - from;
			if (size < MIN_POSTINGS_IN_BLOCKS || !isUnspaced(term)) return;
			const characters = [...term];
			if (characters.length !== 2) return;
			const usual = characters.filter((character) => size > (largest.get(character)?.size ?? 0));
			if (usual.length === 0) return;
			for (const numbers of [sections, counts]) writeAll(file, bytesOf(numbers.subarray(from, to)));
			for (const character of usual) largest.set(character, { term, size, start: end });
			end += 2 * size * BYTES;
		},
		baseOf([term, { from, to }]) {
			const pair = largest.get(term);
			if (pair === undefined || pair.size < MIN_SHARE * (to - from)) return undefined;
			const { size, start } = pair;
			const sections = readNumbers(file, start, size);
			const counts = readNumbers(file, start + size * BYTES, size);
			return { term: pair.term, postings: ownPostings(sections, counts) };
		},
	};
}

/** Returns the postings that a base does not have, or has with other counts. It has no section that these do not have. */
export function changesOf({ sections, counts, from, to }: TermPostings, base: TermPostings): TermPostings {
	const kept: number[] = [];
	let at = base.from;
	for (let i = from; i < to; i++) {
		const isIn = at < base.to && base.sections[at] === sections[i];
		if (!isIn || base.counts[at] !== counts[i]) kept.push(i);
		if (isIn) at++;
	}
	const own = (numbers: Uint32Array): Uint32Array => Uint32Array.from(kept, (i) => numbers[i] as number);
	return ownPostings(own(sections), own(counts));
}

function readNumbers(file: number, start: number, size: number): Uint32Array {
	const numbers = new Uint32Array(size);
	readFully(file, bytesOf(numbers), start);
	return numbers;
}

function bytesOf({ buffer, byteOffset, byteLength }: Uint32Array): Uint8Array {
	return new Uint8Array(buffer, byteOffset, byteLength);
}
