import { encodePostings, ZERO_LEVEL } from '@pinakes/query/internal';

/**
 * Returns the JSON text of an object with entries in the given order. Not by JSON.stringify, as JavaScript objects move
 * numeric keys to the front, and treat `__proto__` specially.
 *
 * @param entries keys and the JSON texts of their values
 */
export function objectText(entries: Iterable<readonly [key: string, json: string]>): string {
	const lines: string[] = [];
	for (const [key, json] of entries) lines.push(`${JSON.stringify(key)}:${json}`);
	return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`;
}

/** Returns the JSON text of an object, with one field per line. */
export function fieldsText(fields: object): string {
	return objectText(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Returns the JSON text of a list, with one item per line. */
export function listText(items: readonly string[]): string {
	return items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n]`;
}

/** A growing list of unsigned 32-bit integers. */
export class NumberList {
	#numbers = new Uint32Array(1024);
	#length = 0;

	/** Appends a number. */
	push(number: number): void {
		if (this.#length === this.#numbers.length) this.#numbers = withCapacity(this.#numbers, this.#length + 1);
		this.#numbers[this.#length++] = number;
	}

	append(numbers: Uint32Array): void {
		this.#numbers = withCapacity(this.#numbers, this.#length + numbers.length);
		this.#numbers.set(numbers, this.#length);
		this.#length += numbers.length;
	}

	get length(): number {
		return this.#length;
	}

	/** Returns a view of the numbers, without copying. */
	view(): Uint32Array<ArrayBuffer> {
		return this.#numbers.subarray(0, this.#length);
	}
}

/** Returns an array of at least `length` with the same numbers, padded with zeros; the array itself if it is long enough. */
export function withCapacity(numbers: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
	if (numbers.length >= length) return numbers;
	const longer = new Uint32Array(Math.max(length, numbers.length * 2));
	longer.set(numbers);
	return longer;
}

/** Encodes integers from -28 to 28: see `decodeLevels`. */
export function encodeLevels(numbers: Int8Array): string {
	return Buffer.from(numbers.map((number) => ZERO_LEVEL + number)).toString('latin1');
}

/** Postings by term while an index is built: unit numbers, added in ascending order. */
export type PostingsTable = Map<string, number[]>;

/** Adds a unit to the postings of a term, unless it was added last. */
export function addPosting(table: PostingsTable, term: string, unit: number): void {
	const postings = table.get(term);
	if (postings === undefined) table.set(term, [unit]);
	else if (postings.at(-1) !== unit) postings.push(unit);
}

export function postingsText(postings: readonly number[]): string {
	return JSON.stringify(encodePostings(postings));
}
