import type { FieldCounts } from '@pinakes/query/format';
import { grown, NumberList } from '../../write/number-list.ts';

/**
 * Postings as they are met: three numbers each and no object, since a million short texts have ten million.
 * Sections ascend, and a section has a term once.
 */
export interface Collected {
	/** Every term, by its number. */
	readonly terms: readonly string[];
	/** The number of each posting's term. */
	readonly termNumbers: Uint32Array;
	readonly sections: Uint32Array;
	/** How often the term is there: a number into `combinations`. */
	readonly counts: Uint32Array;
	readonly combinations: Combinations;
}

/** Collects postings section by section. */
export interface Collector {
	/** Adds the next section: its terms by field, with repeats. */
	add(fields: readonly (readonly string[])[]): void;
	finish(): Collected;
}

/** Makes a collector that has nothing yet. */
export function createCollector(): Collector {
	const numbers = new Map<string, number>();
	const terms: string[] = [];
	const termNumbers = new NumberList();
	const sections = new NumberList();
	const counts = new NumberList();
	const combinations = createCombinations();
	/** How often each term is in the fields of this section, three numbers to a term; all 0 between two sections. */
	let tally = new Uint32Array(1024);
	let section = 0;

	function numberOf(term: string): number {
		const known = numbers.get(term);
		if (known !== undefined) return known;
		const number = terms.push(term) - 1;
		numbers.set(term, number);
		tally = grown(tally, 3 * terms.length);
		return number;
	}

	function add(fields: readonly (readonly string[])[]): void {
		const met: number[] = [];
		fields.forEach((fieldTerms, field) => {
			for (const term of fieldTerms) {
				const number = numberOf(term);
				const at = 3 * number;
				if (tally[at] === 0 && tally[at + 1] === 0 && tally[at + 2] === 0) met.push(number);
				tally[at + field] = (tally[at + field] as number) + 1;
			}
		});
		for (const number of met) {
			const at = 3 * number;
			termNumbers.push(number);
			sections.push(section);
			counts.push(combinations.numberOf(tally[at] as number, tally[at + 1] as number, tally[at + 2] as number));
			tally.fill(0, at, at + 3);
		}
		section++;
	}

	return {
		add,
		finish: () => ({
			terms,
			termNumbers: termNumbers.view(),
			sections: sections.view(),
			counts: counts.view(),
			combinations,
		}),
	};
}

/** The combinations of occurrences by field that were met, by number. */
export interface Combinations {
	readonly list: readonly FieldCounts[];
	numberOf(title: number, headings: number, body: number): number;
	/** The number of two of them added up. */
	sumOf(one: number, other: number): number;
}

/** Makes combinations that has none yet. */
export function createCombinations(): Combinations {
	const list: FieldCounts[] = [];
	const numbers = new Map<string, number>();
	/** Most terms are in the body alone, and few times: these need no text for a key. */
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

	return { list, numberOf, sumOf };
}
