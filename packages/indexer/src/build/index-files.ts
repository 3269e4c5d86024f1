import type { DocumentOutline } from '@pinakes/query';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import { BuildError, compare, type Problem, type Report } from '../base/report.ts';
import type { Config } from '../config/config.ts';
import type { SectionTexts } from '../kinds/text/collect.ts';
import { readDocuments } from '../kinds/text/documents.ts';
import type { WrittenVectors } from '../kinds/vectors/write.ts';
import type { ContextSource } from '../model/context.ts';
import { type EntrySource, entryFields, type UnreadEntry } from '../model/entry.ts';
import type { Sources } from '../model/unit.ts';
import { addManifest } from '../write/manifest.ts';
import type { IndexFiles } from '../write/parts.ts';
import { assembleIndex, type DraftIndex, type IndexParts, withVectors } from './assemble.ts';

/** Documents to index: outlines of markdown files, and texts. */
export interface IndexedDocuments {
	readonly outlines: readonly DocumentOutline[];
	/** In the order of their numbers. Default: none. */
	readonly documents?: Iterable<TextDocument>;
	/**
	 * Markdown files among the documents, whose sections can be retrieved, and files that are known to be unreadable or
	 * missing.
	 */
	readonly entries?: readonly EntrySource[];
	readonly unread?: readonly UnreadEntry[];
	/** Metadata of documents: none, or one record for each document. */
	readonly records?: readonly DocumentRecord[];
	/** Documents that are contexts of tasks. */
	readonly contexts?: readonly ContextSource[];
}

/** Returns the files of an index, by path, which depend only on sources and settings. */
export function indexFiles(sources: Sources, contents: IndexedDocuments, config: Config): IndexFiles {
	return finishIndex(draftFiles(sources, contents, config, throwProblem), undefined);
}

/** Writes everything but vectors and the manifest. */
export function draftFiles(
	sources: Sources,
	{ outlines, documents = [], entries = [], unread = [], records = [], contexts = [] }: IndexedDocuments,
	config: Config,
	report: Report,
): DraftIndex & { readonly files: IndexFiles } {
	const text = readDocuments(documents, config.text, report);
	const sections = sectionNumbers(text);
	const parts: IndexParts = {
		sources,
		outlines: [...outlines].sort(byPath).map((outline) => JSON.stringify(outline)),
		entries: [...entries].sort(byPath).map((entry) => {
			const { first, count } = sections.get(entry.path) as SectionNumbers;
			return {
				path: entry.path,
				fields: entryFields(entry),
				// Text before the first heading is a section of its own.
				section: first + count - entry.headings.length,
			};
		}),
		unread,
		records: [...records].sort(byPath).map((record) => JSON.stringify(record)),
		contexts,
		text,
		skills: [],
		dictionary: '',
	};
	const files: IndexFiles = new Map();
	return { files, ...assembleIndex(files, parts, config) };
}

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
	return compare(one.path, other.path);
}

/** Writes the manifest, with vectors that were written, if any. */
export function finishIndex(
	{ files, content }: DraftIndex & { readonly files: IndexFiles },
	vectors: WrittenVectors | undefined,
): IndexFiles {
	addManifest(files, withVectors(content, vectors));
	return files;
}

/** Throws a problem as an error. */
export function throwProblem({ message, fix }: Problem): never {
	throw new BuildError(`${message}; ${fix}.`);
}

/** Numbers of a file's sections among all. */
interface SectionNumbers {
	readonly first: number;
	readonly count: number;
}

function sectionNumbers({ ids, sectionCounts }: SectionTexts): Map<string, SectionNumbers> {
	let first = 0;
	return new Map(
		ids.map((id, document) => {
			const count = sectionCounts[document] as number;
			first += count;
			return [id, { first: first - count, count }];
		}),
	);
}
