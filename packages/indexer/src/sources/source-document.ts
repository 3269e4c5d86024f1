import { sectionsOf, type TextDocument } from '@pinakes/query/format';
import { digestOf } from '../cache/digest.ts';
import type { ContextSource } from '../kinds/contexts/source.ts';
import type { EntrySource } from '../kinds/entries/write.ts';
import { flatHeadings } from '../markdown/outline.ts';
import type { Chain } from '../process/chains.ts';
import type { Problem } from '../report.ts';
import type { MarkdownDocument } from './markdown-document.ts';

/** What an index takes of a markdown file beside its text. */
export interface DocumentFacts extends Pick<MarkdownDocument, 'outline' | 'record'> {
	readonly chains: readonly Chain[];
	readonly last_line: number;
	readonly context?: ContextSource;
	readonly unit?: NonNullable<MarkdownDocument['unit']>;
	readonly problems?: readonly Problem[];
}

/** Digests of what single stages of a build take of a file: where none of them changed, a stage need not run. */
export interface DocumentDigests {
	/** The bytes of the file, its path and the settings. */
	readonly source: string;
	readonly outline: string;
	readonly record: string;
	/** Its title, headings and texts. */
	readonly text: string;
	/** What may relate its headings to others. */
	readonly process: string;
}

/** A markdown file on its way into an index: read now, or known from an earlier build. */
export interface SourceDocument {
	/** As the index has it. */
	readonly path: string;
	readonly digests: DocumentDigests;
	/** Whether there is more to its facts than outline, record and chains. */
	readonly isPlain: boolean;
	/** The facts and the outline, as JSON. */
	factsText(): Uint8Array;
	outlineText(): string;
	facts(): DocumentFacts;
	text(): TextDocument;
	/** Digests of what each section of the text is found by, in order. */
	sections(): readonly string[];
}

/** A file as it was read. */
export function readSource(document: MarkdownDocument, source: string): SourceDocument {
	const { outline, text, entry, record, context, unit, problems } = document;
	const facts: DocumentFacts = {
		outline,
		record,
		chains: entry.chains,
		last_line: entry.last_line,
		...(context === undefined ? {} : { context }),
		...(unit === undefined ? {} : { unit }),
		...(problems.length === 0 ? {} : { problems }),
	};
	const outlineText = JSON.stringify(outline);
	const sections = sectionsOf(text).map(({ headings = [], text: body }) =>
		digestOf(text.title ?? '', JSON.stringify(headings), body),
	);
	return {
		path: outline.path,
		digests: {
			source,
			outline: digestOf(outlineText),
			record: digestOf(JSON.stringify(record)),
			text: digestOf(...sections),
			process: digestOf(
				JSON.stringify([
					outline.path,
					outline.title,
					entry.headings.map(({ level, text }) => [level, text]),
					entry.chains,
				]),
			),
		},
		isPlain: context === undefined && unit === undefined && problems.length === 0,
		outlineText: () => outlineText,
		factsText: () => Buffer.from(JSON.stringify(facts)),
		facts: () => facts,
		text: () => text,
		sections: () => sections,
	};
}

/** What the sections of a file are retrieved by. */
export function entryOf({ outline, chains, last_line }: DocumentFacts): EntrySource {
	const { path, title, headings } = outline;
	return { path, title, headings: flatHeadings(headings), chains, last_line };
}
