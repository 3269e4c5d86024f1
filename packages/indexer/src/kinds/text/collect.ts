import type { FieldCounts } from '@pinakes/query/format/kinds/text/schema';
import { NumberList, withCapacity } from '../../write/number-list.ts';
import { Dictionary } from './dictionary.ts';

/**
 * Postings in the order of sections. Two numbers per posting and no objects, since a million short texts have ten
 * million. A term occurs once per section.
 */
export interface Collected {
	readonly dictionary: Dictionary;
	readonly combinations: Combinations;
	/** The dictionary number of each posting's term. */
	readonly terms: Uint32Array;
	/** Occurrences of the term, as an index into `combinations`. */
	readonly counts: Uint32Array;
	/** End of each section's postings. */
	readonly ends: Uint32Array;
}

/** Postings of some sections with their own terms and combinations, as plain data. */
export interface Postings extends Pick<Collected, 'counts' | 'ends'> {
	/** The index of each posting's term in `words`. */
	readonly terms: Uint32Array;
	readonly words: readonly string[];
	readonly combinations: readonly FieldCounts[];
}

/** Converts collected postings to plain data. */
export function toPostings({ dictionary, combinations, terms, counts, ends }: Collected): Postings {
	// Copied, since serialization of a view includes the whole array.
	return {
		words: dictionary.terms,
		combinations: combinations.list,
		terms: terms.slice(),
		counts: counts.slice(),
		ends: ends.slice(),
	};
}

/** Expected growth of the number of postings between builds. */
const GROWTH = 1.05;

/** Collects postings section by section. */
export class Collector {
	readonly #before: Collected | undefined;
	readonly #dictionary: Dictionary;
	readonly #combinations: Combinations;
	readonly #terms: NumberList;
	readonly #counts: NumberList;
	readonly #ends = new NumberList();
	/** Occurrences of each term in the fields of the current section, three numbers per term; all 0 between sections. */
	#tally = new Uint32Array(1024);

	/** @param before an earlier collection, whose numbers are kept and whose sections can be copied */
	constructor(before?: Collected) {
		const expected = before && Math.ceil(before.terms.length * GROWTH);
		this.#before = before;
		this.#dictionary = before?.dictionary ?? new Dictionary();
		this.#combinations = before?.combinations ?? createCombinations();
		this.#terms = new NumberList(expected);
		this.#counts = new NumberList(expected);
	}

	/** Adds the next section: its terms by field, with repetitions. */
	add(fields: readonly (readonly string[])[]): void {
		const met: number[] = [];
		const dictionary = this.#dictionary;
		let tally = this.#tally;
		fields.forEach((fieldTerms, field) => {
			for (const term of fieldTerms) {
				const number = dictionary.numberOf(term);
				const at = 3 * number;
				if (at + 3 > tally.length) tally = withCapacity(tally, at + 3);
				if (tally[at] === 0 && tally[at + 1] === 0 && tally[at + 2] === 0) met.push(number);
				tally[at + field] = (tally[at + field] as number) + 1;
			}
		});
		for (const number of met) {
			const at = 3 * number;
			const [title, headings, body] = [tally[at] as number, tally[at + 1] as number, tally[at + 2] as number];
			this.#terms.push(number);
			this.#counts.push(this.#combinations.numberOf(title, headings, body));
			tally.fill(0, at, at + 3);
		}
		this.#ends.push(this.#terms.length);
		this.#tally = tally;
	}

	/** Adds sections of the earlier collection. */
	copy(first: number, count: number): void {
		const { terms, counts, ends } = this.#before as Collected;
		const start = first === 0 ? 0 : (ends[first - 1] as number);
		const shift = this.#terms.length - start;
		const end = count === 0 ? start : (ends[first + count - 1] as number);
		this.#terms.append(terms.subarray(start, end));
		this.#counts.append(counts.subarray(start, end));
		for (let section = first; section < first + count; section++) this.#ends.push((ends[section] as number) + shift);
	}

	/** Adds sections of another collector. */
	append({ words, combinations, terms, counts, ends }: Postings): void {
		const numbers = words.map((word) => this.#dictionary.numberOf(word));
		const combined = combinations.map((fields) => this.#combinations.numberOf(...fields));
		const shift = this.#terms.length;
		for (const number of terms) this.#terms.push(numbers[number] as number);
		for (const number of counts) this.#counts.push(combined[number] as number);
		for (const end of ends) this.#ends.push(end + shift);
	}

	/** Returns the postings of all sections. */
	finish(): Collected {
		return {
			dictionary: this.#dictionary,
			combinations: this.#combinations,
			terms: this.#terms.view(),
			counts: this.#counts.view(),
			ends: this.#ends.view(),
		};
	}
}

/** Returns the postings of selected sections, which are renumbered. */
export function selectSections(collected: Collected, isSelected: Uint8Array): Collected {
	const collector = new Collector(collected);
	for (let from = isSelected.indexOf(1), to = 0; from >= 0; from = isSelected.indexOf(1, to)) {
		to = isSelected.indexOf(0, from);
		if (to < 0) to = isSelected.length;
		collector.copy(from, to - from);
	}
	return collector.finish();
}

/** Concatenates collections of postings. */
export function joinCollected(collections: readonly Collected[]): Collected {
	const collector = new Collector();
	for (const { dictionary, combinations, ...own } of collections) {
		collector.append({ ...own, words: dictionary.terms, combinations: combinations.list });
	}
	return collector.finish();
}

/** Distinct combinations of occurrences by field, by number. */
export interface Combinations {
	readonly list: readonly FieldCounts[];
	numberOf(title: number, headings: number, body: number): number;
	/** Returns the number of the sum of two combinations. */
	sumOf(one: number, other: number): number;
}

/** Creates combinations; the numbers of `known` ones are their positions in the list. */
export function createCombinations(known: readonly FieldCounts[] = []): Combinations {
	const list: FieldCounts[] = [];
	const numbers = new Map<string, number>();
	/** Most terms occur only in the body, and few times. For these, no string key is needed. */
	const inBody: number[] = [];

	function numberOf(title: number, headings: number, body: number): number {
		const isUsual = title === 0 && headings === 0 && body < 256;
		const key = isUsual ? '' : `${title} ${headings} ${body}`;
		const known = isUsual ? inBody[body] : numbers.get(key);
		if (known !== undefined) return known;
		const number = list.push([title, headings, body]) - 1;
		if (isUsual) inBody[body] = number;
		else numbers.set(key, number);
		return number;
	}

	function sumOf(one: number, other: number): number {
		const [title, headings, body] = list[one] as FieldCounts;
		const [moreTitle, moreHeadings, moreBody] = list[other] as FieldCounts;
		return numberOf(title + moreTitle, headings + moreHeadings, body + moreBody);
	}

	for (const fields of known) numberOf(...fields);
	return { list, numberOf, sumOf };
}
