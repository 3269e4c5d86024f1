import type { ProcessSummary } from './summary.ts';
import { type HeadingRef, linkResolver } from './targets.ts';

/** A document whose headings may be named. */
export interface NamedDocument {
	readonly path: string;
	readonly summary: Pick<ProcessSummary, 'names' | 'titles' | 'levels' | 'texts'>;
}

/** The headings of a project by what texts of other documents call them. */
export interface Names {
	/**
	 * What a key stands for: a document, which stands for its first heading, then a heading that only one document has.
	 *
	 * @param isWhole whether headings are taken as well
	 */
	find(key: string, isWhole: boolean): HeadingRef | undefined;
	/** The first heading of the document that a title or the end of a path names. */
	findDocument(key: string): HeadingRef | undefined;
	/** The heading that a link leads to. */
	follow(target: string, document: number): HeadingRef | undefined;
}

export function namesOf(documents: readonly NamedDocument[]): Names {
	const titles = new Map<string, number | null>();
	const everywhere = new Map<string, HeadingRef | null>();
	documents.forEach(({ summary }, document) => {
		for (const key of summary.titles) addOnly(titles, key, document);
		for (const [key, heading] of summary.names) {
			addOnly(everywhere, key, heading === null ? null : { document, heading });
		}
	});
	const findDocument = (key: string): HeadingRef | undefined => {
		const document = titles.get(key) ?? undefined;
		return document === undefined ? undefined : { document, heading: 0 };
	};
	return {
		find(key, isWhole) {
			if (titles.has(key)) return findDocument(key);
			return isWhole ? (everywhere.get(key) ?? undefined) : undefined;
		},
		findDocument,
		follow: linkResolver(documents),
	};
}

/** What a name stands for; null if for several things. */
function addOnly<T>(names: Map<string, T | null>, key: string, value: T | null): void {
	names.set(key, names.has(key) ? null : value);
}
