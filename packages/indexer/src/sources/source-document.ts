import { sectionsOf, type TextDocument } from '@pinakes/query/format/kinds/text/document';
import type { ContextSource } from '../kinds/contexts/source.ts';
import { entryFields } from '../kinds/entries/write.ts';
import type { AnalyzedText } from '../kinds/text/documents.ts';
import { summaryOf } from '../procedures/summary.ts';
import type { Problem } from '../report.ts';
import type { MarkdownDocument } from './markdown-document.ts';

/** What an index takes of a markdown file beside the text of its sections. Plain data, as builds cache it. */
export interface SourceDocument {
	/** As the index has it. */
	readonly path: string;
	/** Changes whenever the file does; empty where that cannot be told without reading it. */
	readonly stamp: string;
	/** Of the path and the bytes of the file. */
	readonly digest: string;
	/** JSON texts: its outline, its record, the fields of what its sections are retrieved by, its `ProcessSummary`. */
	readonly outline: string;
	readonly record: string;
	readonly entry: string;
	readonly process: string;
	/** How many headings it has. */
	readonly headings: number;
	readonly context: ContextSource | undefined;
	readonly unit: MarkdownDocument['unit'];
	/** The text of a unit's file; undefined for other files. */
	readonly prose: string | undefined;
	readonly problems: readonly Problem[];
}

/** A markdown file that is indexed. */
export interface ReadSource {
	readonly document: SourceDocument;
	/** Its analyzed sections; undefined for a file that is what it was in an earlier build. */
	readonly text: AnalyzedText | undefined;
}

/** Converts a markdown file that was read. */
export function toSource(
	{ outline, text, entry, record, context, unit, problems }: MarkdownDocument,
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
		process: JSON.stringify(summaryOf(entry)),
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
