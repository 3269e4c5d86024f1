import { HashFilter } from './hash-filter.ts';
import type { ProcessSummary } from './summary.ts';
import {
	type HeadingRef,
	headingRef,
	type LinkedDocument,
	type LinkedHeadings,
	linkedHeadings,
	readTarget,
} from './targets.ts';

/** A document whose headings may be referred to by name. */
export interface NamedDocument extends LinkedDocument {
	readonly summary: Pick<ProcessSummary, 'names' | 'titles' | 'levels' | 'texts' | 'chains'>;
}

/** Finds the headings of a project by name. */
export interface Names {
	/**
	 * Returns the heading that a key stands for: the first heading of a document with this name, else a heading that only
	 * one document has.
	 *
	 * @param isWhole whether names of headings count too
	 */
	find(key: string, isWhole: boolean): HeadingRef | undefined;
	/** Returns the first heading of the document with a title or the end of a path. */
	findDocument(key: string): HeadingRef | undefined;
	/** Returns the heading that a link in a document leads to. */
	follow(target: string, from: LinkedDocument): HeadingRef | undefined;
}

/**
 * Collects the headings that chains of documents refer to. Other names are skipped, to save memory.
 *
 * @param documents iterated twice
 */
export function namesOf(documents: Iterable<NamedDocument>): Names {
	const wanted = wantedNames(documents);
	const titles = new Map<string, HeadingRef | null>();
	const everywhere = new Map<string, HeadingRef | null>();
	const byPath = new Map<string, LinkedHeadings>();
	for (const document of documents) {
		const { path, summary } = document;
		for (const key of summary.titles) if (wanted.has(key)) addOnly(titles, key, headingRef(document, 0));
		for (const [key, heading] of summary.names) {
			if (wanted.has(key)) addOnly(everywhere, key, heading === null ? null : headingRef(document, heading));
		}
		if (wanted.has(path))
			byPath.set(
				path,
				linkedHeadings(document, (anchor) => wanted.has(`${path}#${anchor}`)),
			);
	}
	const findDocument = (key: string): HeadingRef | undefined => titles.get(key) ?? undefined;
	return {
		find(key, isWhole) {
			if (titles.has(key)) return findDocument(key);
			return isWhole ? (everywhere.get(key) ?? undefined) : undefined;
		},
		findDocument,
		follow(target, from) {
			const { path = from.path, anchor } = readTarget(target, from.path);
			const headings = byPath.get(path);
			return anchor === undefined ? headings?.first : headings?.anchors.get(anchor);
		},
	};
}

/** Returns the keys, paths and anchors that occur in chains. */
function wantedNames(documents: Iterable<NamedDocument>): HashFilter {
	const wanted = new HashFilter();
	for (const { path: own, summary } of documents) {
		for (const { names = [], file } of summary.chains.flat()) {
			if (file !== undefined) wanted.add(file);
			for (const { keys = [], link } of names) {
				for (const key of keys) wanted.add(key);
				if (link === undefined) continue;
				const { path = own, anchor } = readTarget(link, own);
				wanted.add(path);
				if (anchor !== undefined) wanted.add(`${path}#${anchor}`);
			}
		}
	}
	return wanted;
}

/** Adds a name; its value is null if it is ambiguous. */
function addOnly<T>(names: Map<string, T | null>, key: string, value: T | null): void {
	names.set(key, names.has(key) ? null : value);
}
