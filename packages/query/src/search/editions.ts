import type { Documents } from '../format/kinds/documents/read.js';
import { SUPERSEDED } from '../format/kinds/documents/schema.js';

/** Minimum score of a page in the language that is preferred, relative to the best translation, to be listed instead of it. */
export const MIN_PREFERRED = 0.8;

/** Whether something holds of a document, by its number. */
export type OfDocument = (number: number) => boolean;

/** A document with its score, or a section of it. */
interface Scored {
	readonly number: number;
	readonly final: number;
}

/** Whether a document is in the original language of a page that has several versions or languages. */
export function isOriginal({ pages }: Pick<Documents, 'pages'>, number: number): boolean {
	return ((pages[number] ?? 0) & 1) === 1;
}

/** Returns the number of the page that a document is a version or translation of; 0 if the page has no other. */
function pageOf({ pages }: Pick<Documents, 'pages'>, number: number): number {
	return (pages[number] ?? 0) >> 1;
}

/**
 * Returns the document that is listed of each page: the best one, unless another is preferred.
 *
 * @param scored best first
 * @param minShare returns which share of the score of another document a document needs, to be listed instead of it. Documents with
 * a smaller share are preferred to those with a greater one; 1 for those that are not preferred
 */
export function distinctPages<T extends Scored>(
	scored: readonly T[],
	documents: Pick<Documents, 'pages'>,
	minShare: (number: number) => number,
): T[] {
	const listed = new Map<number | T, T>();
	for (const one of scored) {
		const page = pageOf(documents, one.number) || one;
		const known = listed.get(page);
		const share = minShare(one.number);
		if (!known || (share < minShare(known.number) && one.final > known.final * share)) listed.set(page, one);
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
	const { pages, confidences, edition_paths = [], edition } = documents;
	if (pages.length === 0 && !confidences.includes(SUPERSEDED)) return undefined;
	const { address, isNamed, isLeft, hasScope, anyLanguage } = reader;
	const shared = edition_paths.map((path) => sharedNames(path, address));
	const isReaders = edition_paths.map((path, i) => path !== '' && shared[i] === path.split('/').length);
	const isCurrent: OfDocument = (number) =>
		confidences[number] !== SUPERSEDED || hasScope || isNamed?.(number) || isReaders[edition[number] ?? -1] || false;
	const fitOf = (number: number): number =>
		(isNamed?.(number) ? NAMED : 0) + (shared[edition[number] ?? -1] ?? 0) * 2 + Number(isOriginal(documents, number));
	const editions = documentsByPage(documents);
	/** By page the document in the reader's version and language, or else in the current and original one. */
	const own = new Map<number, number | undefined>();
	const ownOf = (page: number): number | undefined => {
		if (!own.has(page)) {
			const found = editions.get(page)?.filter((number) => isCurrent(number) && isLeft?.(number) !== false) ?? [];
			own.set(page, found.sort((a, b) => fitOf(b) - fitOf(a) || a - b)[0]);
		}
		return own.get(page);
	};
	const isOwn: OfDocument = (number) => {
		const page = pageOf(documents, number);
		return page ? ownOf(page) === number : isCurrent(number) && isLeft?.(number) !== false;
	};
	// The original language has another version at most.
	const minShare = (number: number): number => {
		if (!isOwn(number)) return 1;
		return isOriginal(documents, number) && !anyLanguage ? 0 : MIN_PREFERRED;
	};
	return {
		isSearched: (number) => isOwn(number) || (isCurrent(number) && (anyLanguage || isOriginal(documents, number))),
		distinct: (scored) => distinctPages(scored, documents, minShare),
	};
}

const byPage = new WeakMap<Documents, Map<number, number[]>>();

/** Returns the documents of each page that has several versions or languages. An index has them once, not each question. */
function documentsByPage(documents: Documents): ReadonlyMap<number, readonly number[]> {
	let found = byPage.get(documents);
	if (found === undefined) {
		found = new Map();
		for (let number = 0; number < documents.pages.length; number++) {
			const page = pageOf(documents, number);
			const known = found.get(page);
			if (known) known.push(number);
			else if (page) found.set(page, [number]);
		}
		byPage.set(documents, found);
	}
	return found;
}

/** Fits a document of the version that the question names better than any address can. */
const NAMED = 1e4;

/** Returns how many names two addresses begin with. */
function sharedNames(one: string, other: string): number {
	const [names, others] = [one.split('/'), other.split('/')];
	const end = names.findIndex((name, i) => name !== others[i]);
	return end < 0 ? names.length : end;
}
