import { type FieldCounts, hasUnspacedLetter } from '@pinakes/query/internal';
import { NumberList, withCapacity } from '../../base/encode.ts';
import { type Rows, SpilledRows } from '../../base/spill.ts';

/** Terms by number. */
export class Dictionary {
	/** The number of a term is its position. */
	readonly terms: string[] = [];
	readonly #numbers = new Map<string, number>();

	constructor(terms: Iterable<string> = []) {
		for (const term of terms) this.numberOf(term);
	}

	/** Returns the number of a term; adds new terms. */
	numberOf(term: string): number {
		const known = this.#numbers.get(term);
		if (known !== undefined) return known;
		const number = this.terms.push(term) - 1;
		this.#numbers.set(term, number);
		return number;
	}
}

/**
 * Postings in the order of sections, as plain data. Two numbers per posting and no objects, since a million short texts
 * have ten million. A term occurs once per section.
 */
export interface Postings {
	readonly words: readonly string[];
	/** Distinct occurrences by field. */
	readonly combinations: readonly FieldCounts[];
	/** The index of each posting's term in `words`. */
	readonly terms: Uint32Array;
	/** Occurrences of the term, as an index into `combinations`. */
	readonly counts: Uint32Array;
	/** End of each section's postings. */
	readonly ends: Uint32Array;
}

/** The sections of a document as they are written, without postings. */
export interface DocumentText {
	readonly id: string;
	/** By section: JSON texts of the records of hits, and of the texts. */
	readonly records: readonly string[];
	readonly texts: readonly string[];
	/** By section: weighted number of terms, rounded. */
	readonly lengths: readonly number[];
	/** Size of the texts of all sections in UTF-8, in bytes. */
	readonly bytes: number;
	readonly language: string;
}

/** The concatenated sections of documents, which are added one after the other. */
export class TextRows {
	/** JSON texts of the records of hits, and of the texts. */
	readonly records = new SpilledRows();
	readonly texts = new SpilledRows();
	readonly lengths: number[] = [];
	/** Ids of the documents, and the number of sections of each. */
	readonly ids: string[] = [];
	readonly sectionCounts: number[] = [];
	readonly languages: string[] = [];
	unspaced = 0;

	add({ id, language, records, texts, lengths }: DocumentText): void {
		this.ids.push(id);
		this.languages.push(language);
		this.sectionCounts.push(records.length);
		// A loop, since a document may have too many sections to spread as arguments.
		for (const record of records) this.records.push(record);
		for (const text of texts) {
			this.texts.push(text);
			if (hasUnspacedLetter(text)) this.unspaced++;
		}
		for (const length of lengths) this.lengths.push(length);
	}
}

/** The concatenated sections of all documents. */
export type SectionTexts = Readonly<Omit<TextRows, 'add' | 'records' | 'texts'> & Record<'records' | 'texts', Rows>>;

export class Collector {
	readonly #dictionary = new Dictionary();
	readonly #combinations = new Combinations();
	readonly #terms = new NumberList();
	readonly #counts = new NumberList();
	readonly #ends = new NumberList();
	/** Occurrences of each term in the fields of the current section, three numbers per term; all 0 between sections. */
	#tally = new Uint32Array(1024);
	/**
	 * Postings of which some sections are copied. `terms` has the number of each of their terms plus 1, 0 for those that no copied
	 * section had yet.
	 */
	#copied: { postings: Postings; terms: Uint32Array; combinations: readonly number[] } | undefined;

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

	/**
	 * Adds sections of other postings.
	 *
	 * @param first number of the first one among those of `postings`
	 */
	append(postings: Postings, first: number, count: number): void {
		const { words, terms, counts, ends } = postings;
		if (this.#copied?.postings !== postings) {
			const combinations = postings.combinations.map((fields) => this.#combinations.numberOf(...fields));
			this.#copied = { postings, terms: new Uint32Array(words.length), combinations };
		}
		const copied = this.#copied;
		const start = first === 0 ? 0 : (ends[first - 1] as number);
		const end = count === 0 ? start : (ends[first + count - 1] as number);
		const shift = this.#terms.length - start;
		for (let i = start; i < end; i++) {
			const term = terms[i] as number;
			let number = copied.terms[term] as number;
			if (number === 0) {
				number = this.#dictionary.numberOf(words[term] as string) + 1;
				copied.terms[term] = number;
			}
			this.#terms.push(number - 1);
			this.#counts.push(copied.combinations[counts[i] as number] as number);
		}
		for (let section = first; section < first + count; section++) this.#ends.push((ends[section] as number) + shift);
	}

	/** Returns the postings of all sections. Arrays are copied, as serializing a view includes the whole array. */
	finish(): Postings {
		return {
			words: this.#dictionary.terms,
			combinations: this.#combinations.list,
			terms: this.#terms.view().slice(),
			counts: this.#counts.view().slice(),
			ends: this.#ends.view().slice(),
		};
	}
}

/** Distinct combinations of occurrences by field, by number. */
export class Combinations {
	readonly list: FieldCounts[] = [];
	readonly #numbers = new Map<string, number>();
	/** Most terms occur only in the body, and few times. For these, no string key is needed. */
	readonly #inBody: number[] = [];

	/** @param known combinations whose numbers are their positions */
	constructor(known: readonly FieldCounts[] = []) {
		for (const fields of known) this.numberOf(...fields);
	}

	numberOf(title: number, headings: number, body: number): number {
		const isUsual = title === 0 && headings === 0 && body < 256;
		const key = isUsual ? '' : `${title} ${headings} ${body}`;
		const known = isUsual ? this.#inBody[body] : this.#numbers.get(key);
		if (known !== undefined) return known;
		const number = this.list.push([title, headings, body]) - 1;
		if (isUsual) this.#inBody[body] = number;
		else this.#numbers.set(key, number);
		return number;
	}

	/** Returns the number of the sum of two combinations. */
	sumOf(one: number, other: number): number {
		const [title, headings, body] = this.list[one] as FieldCounts;
		const [moreTitle, moreHeadings, moreBody] = this.list[other] as FieldCounts;
		return this.numberOf(title + moreTitle, headings + moreHeadings, body + moreBody);
	}
}
