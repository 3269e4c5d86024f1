/**
 * The units that a query could mean, by number, ascending, each with how many of the asked tags and
 * keywords it carries. Three arrays side by side rather than objects: a broad tag makes tens of
 * thousands of candidates.
 */
export interface Candidates {
	readonly units: Uint32Array;
	readonly tags: Uint8Array;
	readonly keywords: Uint8Array;
}

/**
 * Joins postings, one list per asked tag and one per asked keyword, into candidates. At most 255 of
 * each.
 */
export function joinCandidates(tagLists: readonly Uint32Array[], keywordLists: readonly Uint32Array[]): Candidates {
	let joined: Candidates = { units: new Uint32Array(0), tags: new Uint8Array(0), keywords: new Uint8Array(0) };
	for (const list of tagLists) joined = joinList(joined, list, 1, 0);
	for (const list of keywordLists) joined = joinList(joined, list, 0, 1);
	return joined;
}

function joinList(from: Candidates, list: Uint32Array, tag: number, keyword: number): Candidates {
	if (from.units.length === 0) {
		return {
			units: list,
			tags: new Uint8Array(list.length).fill(tag),
			keywords: new Uint8Array(list.length).fill(keyword),
		};
	}
	const most = from.units.length + list.length;
	const units = new Uint32Array(most);
	const tags = new Uint8Array(most);
	const keywords = new Uint8Array(most);
	let i = 0;
	let j = 0;
	let count = 0;
	while (i < from.units.length || j < list.length) {
		const left = i < from.units.length ? (from.units[i] as number) : Number.POSITIVE_INFINITY;
		const right = j < list.length ? (list[j] as number) : Number.POSITIVE_INFINITY;
		units[count] = left < right ? left : right;
		if (left <= right) {
			tags[count] = from.tags[i] as number;
			keywords[count] = from.keywords[i] as number;
			i++;
		}
		if (right <= left) {
			tags[count] = (tags[count] as number) + tag;
			keywords[count] = (keywords[count] as number) + keyword;
			j++;
		}
		count++;
	}
	return trim({ units, tags, keywords }, count);
}

/** The candidates that are also in a list of units. */
export function keepMembers(from: Candidates, list: Uint32Array): Candidates {
	const kept = { units: new Uint32Array(from.units), tags: new Uint8Array(from.tags), keywords: new Uint8Array(from.keywords) };
	const marks = new Uint8Array(from.units.length);
	addWhereMember(from.units, list, 1, marks);
	let count = 0;
	for (let i = 0; i < marks.length; i++) {
		if (marks[i] === 0) continue;
		kept.units[count] = from.units[i] as number;
		kept.tags[count] = from.tags[i] as number;
		kept.keywords[count] = from.keywords[i] as number;
		count++;
	}
	return trim(kept, count);
}

function trim(from: Candidates, count: number): Candidates {
	return {
		units: from.units.subarray(0, count),
		tags: from.tags.subarray(0, count),
		keywords: from.keywords.subarray(0, count),
	};
}

/** The units that are in any of the lists. */
export function unite(lists: readonly Uint32Array[]): Uint32Array {
	return joinCandidates(lists, []).units;
}

/** The units that are in all of the lists. */
export function intersect(lists: readonly Uint32Array[]): Uint32Array {
	const [first, ...rest] = lists;
	if (first === undefined) return new Uint32Array(0);
	const marks = new Uint8Array(first.length);
	for (const list of rest) addWhereMember(first, list, 1, marks);
	const common = new Uint32Array(first.length);
	let count = 0;
	for (let i = 0; i < marks.length; i++) {
		if (marks[i] === rest.length) common[count++] = first[i] as number;
	}
	return common.subarray(0, count);
}

/** How many times longer a list must be for searching it to beat walking it. */
const SEARCH_ABOVE = 16;

/** Adds an amount at the place of every unit that is also in the list. Both ascend. */
export function addWhereMember(
	units: Uint32Array,
	list: Uint32Array,
	amount: number,
	into: Uint8Array | Uint32Array | Float64Array,
): void {
	const search = list.length > units.length * SEARCH_ABOVE;
	let j = 0;
	for (let i = 0; i < units.length; i++) {
		const unit = units[i] as number;
		if (search) j = firstNotBelow(list, unit, j);
		else while (j < list.length && (list[j] as number) < unit) j++;
		if (j === list.length) return;
		if (list[j] === unit) into[i] = (into[i] as number) + amount;
	}
}

function firstNotBelow(list: Uint32Array, unit: number, from: number): number {
	let low = from;
	let high = list.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((list[middle] as number) < unit) low = middle + 1;
		else high = middle;
	}
	return low;
}
