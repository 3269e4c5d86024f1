import { sectionsOf, type TextDocument } from '@pinakes/query/format';
import { digestOf } from '../cache/digest.ts';
import type { ContextSource } from '../kinds/contexts/source.ts';
import { type EntrySource, entryFields } from '../kinds/entries/write.ts';
import { flatHeadings } from '../markdown/outline.ts';
import { toDocument } from '../markdown/sections.ts';
import type { Chain } from '../process/chains.ts';
import { type ProcessSource, type ProcessSummary, summaryOf } from '../process/summary.ts';
import type { Problem } from '../report.ts';
import type { MarkdownDocument } from './markdown-document.ts';

/** What an index takes of a markdown file beside its text. */
export interface DocumentFacts extends Pick<MarkdownDocument, 'outline' | 'record' | 'body'> {
	readonly chains: readonly Chain[];
	readonly last_line: number;
	readonly context?: ContextSource;
	readonly unit?: NonNullable<MarkdownDocument['unit']>;
	readonly problems?: readonly Problem[];
}

/** Facts that are kept together. */
export type OtherFacts = Omit<DocumentFacts, 'outline' | 'record'>;

/** Digests of what single stages of a build take of a file: where none of them changed, a stage need not run. */
export interface DocumentDigests {
	/** The bytes of the file, its path and the settings. */
	readonly source: string;
	/** Its outline, and where it ends. */
	readonly outline: string;
	readonly record: string;
	/** Its title, headings and texts. */
	readonly text: string;
	/** What may relate its headings to others. */
	readonly process: string;
}

/** JSON of a document, in UTF-8. */
export interface DocumentBytes {
	readonly outline: Buffer;
	readonly record: Buffer;
	/** Fields of what its sections are retrieved by. */
	readonly entry: Buffer;
	/** Its `ProcessSummary`. */
	readonly process: Buffer;
	/** Its facts without its outline and record. */
	readonly facts: Buffer;
}

/** A markdown file on its way into an index: read now, or known from an earlier build. */
export interface SourceDocument {
	/** As the index has it. */
	readonly path: string;
	/** Tells whether its file has changed; empty where that cannot be told without reading it. */
	readonly stamp: string;
	readonly digests: DocumentDigests;
	/** How many headings it has. */
	readonly headings: number;
	/** Whether its facts have no context, no unit and no problem. */
	readonly isPlain: boolean;
	/** What the index has of it and is not made from its facts each time, or the facts. */
	bytes(of: keyof DocumentBytes): Buffer;
	facts(): DocumentFacts;
	text(): TextDocument;
	/** Digests of what each section of the text is found by, one after the other. */
	sections(): string;
}

/**
 * A file as it was read.
 *
 * @param before what it was in an earlier build
 */
export function readSource(
	document: MarkdownDocument,
	source: string,
	stamp: string,
	before: SourceDocument | undefined,
): SourceDocument {
	const { outline, text, body, entry, record, context, unit, problems } = document;
	const others: OtherFacts = {
		body,
		chains: entry.chains,
		last_line: entry.last_line,
		...(context === undefined ? {} : { context }),
		...(unit === undefined ? {} : { unit }),
		...(problems.length === 0 ? {} : { problems }),
	};
	const facts = { outline, record, ...others };
	const process = digestOf(
		JSON.stringify([
			outline.path,
			outline.title,
			entry.headings.map(({ level, text: heading }) => [level, heading]),
			entry.chains,
		]),
	);
	const isSameProcess = before?.digests.process === process;
	const bytes = {
		outline: Buffer.from(JSON.stringify(outline)),
		record: Buffer.from(JSON.stringify(record)),
		entry: Buffer.from(entryFields(entry)),
		process: isSameProcess ? before.bytes('process') : Buffer.from(JSON.stringify(summaryOf(entry))),
		facts: Buffer.from(JSON.stringify(others)),
	};
	const sections = sectionDigests(text);
	return {
		path: outline.path,
		stamp,
		digests: {
			source,
			outline: digestOf(bytes.outline, bytes.entry),
			record: digestOf(bytes.record),
			text: digestOf(sections),
			process,
		},
		headings: entry.headings.length,
		isPlain: context === undefined && unit === undefined && problems.length === 0,
		bytes: (of) => bytes[of],
		facts: () => facts,
		text: () => text,
		sections: () => sections,
	};
}

/** A file that was read before. A class, as there are thousands of them, of which most are asked for nothing. */
class KnownSource implements SourceDocument {
	readonly path: string;
	readonly stamp: string;
	readonly digests: DocumentDigests;
	readonly headings: number;
	readonly isPlain: boolean;
	readonly #before: SourceDocument;
	readonly #read: (before: SourceDocument) => string;
	#text: TextDocument | undefined;

	constructor(before: SourceDocument, stamp: string, read: (before: SourceDocument) => string) {
		this.path = before.path;
		this.stamp = stamp;
		this.digests = before.digests;
		this.headings = before.headings;
		this.isPlain = before.isPlain;
		// In a process that builds again and again it was a known one before as well.
		this.#before = before instanceof KnownSource ? before.#before : before;
		this.#read = read;
	}

	bytes(of: keyof DocumentBytes): Buffer {
		return this.#before.bytes(of);
	}

	facts(): DocumentFacts {
		return this.#before.facts();
	}

	text(): TextDocument {
		const { outline, body } = this.facts();
		this.#text ??= toDocument(outline, { body: this.#read(this.#before).slice(body.start), bodyOffset: body.line });
		return this.#text;
	}

	sections(): string {
		return sectionDigests(this.text());
	}
}

/**
 * A file that was read before.
 *
 * @param read gives its text
 */
export function knownSource(
	before: SourceDocument,
	stamp: string,
	read: (before: SourceDocument) => string,
): SourceDocument {
	return new KnownSource(before, stamp, read);
}

/** Digests of what each section of a text is found by, one after the other. */
function sectionDigests(text: TextDocument): string {
	const { title = '' } = text;
	return sectionsOf(text)
		.map(({ headings = [], text: body }) => digestOf(title, JSON.stringify(headings), body))
		.join('');
}

/** A file as its headings are related to those of others. */
export function processOf(document: SourceDocument): ProcessSource {
	return {
		path: document.path,
		digest: document.digests.process,
		summary: JSON.parse(document.bytes('process').toString()) as ProcessSummary,
		read: () => entryOf(document.facts()),
	};
}

function entryOf({ outline, chains, last_line }: DocumentFacts): EntrySource {
	const { path, title, headings } = outline;
	return { path, title, headings: flatHeadings(headings), chains, last_line };
}
