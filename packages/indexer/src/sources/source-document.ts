import { sectionsOf, type TextDocument } from '@pinakes/query/format/kinds/text/document';
import type { ContextSource } from '../kinds/contexts/source.ts';
import type { AnalyzedText } from '../kinds/text/documents.ts';
import { entryFields } from '../model/entry.ts';
import type { Problem } from '../report.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** Everything that is extracted from a document but the terms of its sections. Plain data, for the build cache. */
export interface SourceDocument {
	/** Path in the index. */
	readonly path: string;
	/** Changes whenever the file does; empty if that cannot be told without reading it. */
	readonly stamp: string;
	/** Digest of the path and the bytes of the file. */
	readonly digest: string;
	/** JSON texts: outline, record, and fields of its entry. */
	readonly outline: string;
	readonly record: string;
	readonly entry: string;
	readonly headings: number;
	readonly context: ContextSource | undefined;
	readonly unit: ParsedDocument['unit'];
	/** Text of a unit's file; undefined for other files. */
	readonly prose: string | undefined;
	readonly problems: readonly Problem[];
}

export interface ReadSource {
	readonly document: SourceDocument;
	/** Its analyzed sections; undefined if the file is unchanged since an earlier build. */
	readonly text: AnalyzedText | undefined;
}

/** Converts a document for the build cache. */
export function toSource(
	{ outline, text, entry, record, context, unit, problems }: ParsedDocument,
	digest: string,
	stamp: string,
): SourceDocument {
	return {
		path: outline.path,
		stamp,
		digest,
		outline: JSON.stringify(outline),
		record: JSON.stringify(record),
		entry: entryFields(entry),
		headings: entry.headings.length,
		context,
		unit,
		prose: unit && proseOf(text),
		problems,
	};
}

function proseOf(document: TextDocument): string {
	return sectionsOf(document)
		.map(({ text }) => text)
		.join('\n');
}
