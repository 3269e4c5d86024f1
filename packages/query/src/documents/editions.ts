import type { Documents } from '@pinakes/format/kinds/documents/read';
import { SUPERSEDED } from '@pinakes/format/kinds/documents/schema';

/** Minimum score of a page in the language that is preferred, relative to the best translation, to be listed instead of it. */
export const MIN_PREFERRED = 0.8;

/** Whether something holds of a document, by its number. */
export type OfDocument = (number: number) => boolean;

/** A document with its score, or a section of it. */
interface Scored {
	readonly number: number;
	readonly final: number;
}

/**
 * Returns the document that is listed of each page: the best one, unless another is preferred.
 *
 * @param scored best first
 * @param leastOf share of the best score from which on a document is preferred to those with a greater share: 0 for always
 */
export function distinctPages<T extends Scored>(
	scored: readonly T[],
	{ pages }: Pick<Documents, 'pages'>,
	leastOf: (number: number) => number,
): T[] {
	const listed = new Map<number | T, T>();
	for (const one of scored) {
		const key = (pages[one.number] ?? 0) >> 1 || one;
		const known = listed.get(key);
		const least = leastOf(one.number);
		if (!known || (least < leastOf(known.number) && one.final > known.final * least)) listed.set(key, one);
	}
	return [...listed.values()];
}

/** What tells which version and language of a page a reader wants. */
export interface Reader {
	/** The path of the address of the page that the reader is on. */
	readonly address: string;
	/** Documents of the version that the question names. */
	readonly isNamed: OfDocument | undefined;
	/** Documents that filters leave; undefined for all. */
	readonly isLeft: OfDocument | undefined;
	/** Whether filters name directories, so that older versions in these are searched. */
	readonly hasScope: boolean;
	/** Whether other languages than the reader's and the original one are searched. */
	readonly anyLanguage: boolean;
}

/** The documents for a reader. */
export interface ReaderEditions {
	readonly isSearched: OfDocument;
	/** Returns the document that is listed of each page. */
	readonly distinct: <T extends Scored>(scored: readonly T[]) => T[];
}

/** Returns the documents for a reader; undefined if no page has several versions or languages. */
export function editionsFor(documents: Documents, reader: Reader): ReaderEditions | undefined {
	const { pages, confidences, editions = [], edition } = documents;
	if (pages.length === 0 && !confidences.includes(SUPERSEDED)) return undefined;
	const { address, isNamed, isLeft, hasScope, anyLanguage } = reader;
	const shared = editions.map((one) => sharedNames(one, address));
	const isReaders = editions.map((one, i) => one !== '' && shared[i] === one.split('/').length);
	const isCurrent: OfDocument = (number) =>
		confidences[number] !== SUPERSEDED || hasScope || isNamed?.(number) || isReaders[edition[number] ?? -1] || false;
	const isOriginal: OfDocument = (number) => ((pages[number] ?? 0) & 1) === 1;
	const fitOf = (number: number): number =>
		(isNamed?.(number) ? NAMED : 0) + (shared[edition[number] ?? -1] ?? 0) * 2 + Number(isOriginal(number));
	// By page the document in the reader's version and language, or else in the current and original one.
	const own = new Map<number, number>();
	const pageOf = (number: number): number => (pages[number] ?? 0) >> 1 || -number - 1;
	for (let number = 0; number < confidences.length; number++) {
		if (!isCurrent(number) || isLeft?.(number) === false) continue;
		const known = own.get(pageOf(number));
		if (known === undefined || fitOf(number) > fitOf(known)) own.set(pageOf(number), number);
	}
	const isOwn: OfDocument = (number) => own.get(pageOf(number)) === number;
	// The original language has another version at most.
	const leastOf = (number: number): number => {
		if (!isOwn(number)) return 1;
		return isOriginal(number) && !anyLanguage ? 0 : MIN_PREFERRED;
	};
	return {
		isSearched: (number) => isOwn(number) || (isCurrent(number) && (anyLanguage || isOriginal(number))),
		distinct: (scored) => distinctPages(scored, documents, leastOf),
	};
}

/** Counts more than all names of an address. */
const NAMED = 1e4;

/** Returns how many names two addresses begin with. */
function sharedNames(one: string, other: string): number {
	const [names, others] = [one.split('/'), other.split('/')];
	const end = names.findIndex((name, i) => name !== others[i]);
	return end < 0 ? names.length : end;
}
