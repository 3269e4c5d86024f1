import type { DocumentOutline, Manifest } from '@pinakes/query';
import { type DocumentRecord, OUTLINE_FILE, STOP_WORDS, type TextDocument } from '@pinakes/query/format';
import { allStages, type Stages } from './cache/stages.ts';
import type { Config } from './config.ts';
import { BuildError } from './errors.ts';
import type { ContextSource } from './kinds/contexts/source.ts';
import { writeContexts } from './kinds/contexts/write.ts';
import { writeDocuments } from './kinds/documents/write.ts';
import {
	type EntryRow,
	type EntrySource,
	entryFields,
	type RelatedText,
	relatedTexts,
	type SectionNumbers,
	type UnreadEntry,
	writeEntries,
} from './kinds/entries/write.ts';
import { type Phrases, writeLexicon } from './kinds/lexicon/write.ts';
import { writeMessages } from './kinds/messages/write.ts';
import { outlinesBytes } from './kinds/outline/write.ts';
import { writeRecords } from './kinds/records/write.ts';
import type { IndexedText } from './kinds/text/indexed.ts';
import { type WrittenText, writeText } from './kinds/text/write.ts';
import { collectLists, writeAllPackages, writeLists } from './kinds/unit-lists/write.ts';
import { writeUnitTerms } from './kinds/unit-terms/write.ts';
import { type MadeVectors, writeVectors } from './kinds/vectors/write.ts';
import { writeVocabulary } from './kinds/vocabulary/write.ts';
import { type ProcessSource, sourceOf } from './process/summary.ts';
import { compare, type Problem, type Report } from './report.ts';
import type { Sources } from './unit.ts';
import { addManifest, type ManifestContent } from './write/manifest.ts';
import type { IndexFiles } from './write/parts.ts';

/** What is indexed beside units and packages: the outlines of markdown files, and texts. */
export interface IndexedDocuments {
	readonly outlines: readonly DocumentOutline[];
	/** In the order in which they are numbered; none unless given. */
	readonly documents?: Iterable<TextDocument>;
	/** Markdown files among the documents, whose sections are retrieved, and files that are known not to be. */
	readonly entries?: readonly EntrySource[];
	readonly unread?: readonly UnreadEntry[];
	/** What documents say about themselves: none, or one to each. */
	readonly records?: readonly DocumentRecord[];
	/** Documents that tasks need. */
	readonly contexts?: readonly ContextSource[];
}

/**
 * The files of an index, by path: a pure function of the sources and settings.
 *
 * @param report told of documents that cannot be told apart by their ids; without it they are an error
 */
export function indexFiles(
	sources: Sources,
	contents: IndexedDocuments,
	config: Config,
	report: Report = refuse,
): IndexFiles {
	return finishIndex(draftFiles(sources, contents, config, report), undefined);
}

/** An index in memory but for its vectors and its manifest. */
interface DraftFiles extends Draft {
	readonly files: IndexFiles;
}

/** Writes everything but vectors and the manifest. */
export function draftFiles(
	sources: Sources,
	{ outlines, documents = [], entries = [], unread = [], records = [], contexts = [] }: IndexedDocuments,
	config: Config,
	report: Report,
): DraftFiles {
	const files: IndexFiles = new Map();
	const ingredients: Ingredients = {
		outlines: { count: outlines.length, bytes: () => outlineBytes(outlines), digest: noDigest },
		entries: {
			processes: () => entries.map(sourceOf),
			rows: () =>
				entries.map((entry) => ({ path: entry.path, fields: entryFields(entry), headings: entry.headings.length })),
			unread,
			digest: noDigest,
			relations: noDigest,
		},
		sources: { all: () => sources, digest: noDigest },
		records: { all: () => [...records].sort((a, b) => compare(a.path, b.path)), digest: noDigest },
		contexts: { all: () => contexts, digest: noDigest },
		writeTexts: () => writeText(files, documents, config.text, report),
	};
	return { files, ...draftIndex(ingredients, config, allStages(files)) };
}

/** Writes vectors, if any, and the manifest. */
export function finishIndex({ files, content }: DraftFiles, vectors: MadeVectors | undefined): IndexFiles {
	if (vectors === undefined) addManifest(files, content);
	else {
		const cuts = { ...content.cuts, ...writeVectors(files, vectors) };
		addManifest(files, { ...content, cuts, vectors: vectors.settings });
	}
	return files;
}

function outlineBytes(outlines: readonly DocumentOutline[]): Uint8Array[] {
	const sorted = [...outlines].sort((a, b) => compare(a.path, b.path));
	return sorted.map((outline) => Buffer.from(JSON.stringify(outline)));
}

/** All stages run, whatever they depend on. */
function noDigest(): string {
	return '';
}

/** What is done with a problem that nobody is told of. */
export function refuse({ message, mend }: Problem): never {
	throw new BuildError(`${message}; ${mend}.`);
}

/** Some of what an index is made from. It is made when a stage asks for it, and told from others by its digest. */
interface Ingredient<T> {
	all(): readonly T[];
	digest(): string;
}

/** What an index is made from. */
export interface Ingredients {
	/** Units with their terms, and packages. */
	readonly sources: { all(): Sources; digest(): string };
	/** Outlines as JSON in UTF-8, in the order of their paths. */
	readonly outlines: { readonly count: number; bytes(): readonly Uint8Array[]; digest(): string };
	/** `relations` tells of what their headings may be related by. */
	readonly entries: {
		processes(): readonly ProcessSource[];
		digest(): string;
		rows(): readonly Omit<EntryRow, 'related'>[];
		readonly unread: readonly UnreadEntry[];
		relations(): string;
	};
	/** In the order of their paths. */
	readonly records: Ingredient<DocumentRecord>;
	readonly contexts: Ingredient<ContextSource>;
	writeTexts(): WrittenText;
}

/** What is to be known of an index that has everything but vectors and the manifest. */
export interface Draft {
	readonly content: ManifestContent;
	/** What vectors are made from; undefined where there are no sections, or not all of them were read. */
	readonly text: IndexedText | undefined;
}

/** Writes everything but vectors and the manifest. */
export function draftIndex(from: Ingredients, config: Config, stages: Stages): Draft {
	let known: Phrases | undefined;
	const phrases = (): Phrases => {
		known ??= writeLexicon(new Map(), config);
		return known;
	};
	stages.run(
		'lexicon',
		() => JSON.stringify([config.synonyms, [...config.constraints]]),
		(files) => {
			known = writeLexicon(files, config);
			writeMessages(files);
		},
	);
	const units = stages.run(
		'units',
		() => from.sources.digest() + JSON.stringify([config.splitAboveBytes, config.synonyms]),
		(files) => writeUnits(files, from.sources.all(), config, phrases()),
	);
	stages.file(OUTLINE_FILE, from.outlines.digest, () => outlinesBytes(from.outlines.bytes()));
	stages.run(
		'contexts',
		() => from.contexts.digest() + JSON.stringify(config.contexts),
		(files) => writeContexts(files, from.contexts.all(), config.contexts),
	);
	const documents = stages.run(
		'documents',
		() => from.records.digest() + JSON.stringify([config.documents.intents, config.synonyms]),
		(files) => writeDocuments(files, from.records.all(), config.documents, phrases()),
	);
	const text = from.writeTexts();
	const entryRows = (): EntryRow[] => {
		const related = stages.run('relations', from.entries.relations, (_, before?: readonly RelatedText[]) =>
			relatedTexts(from.entries.processes(), before),
		);
		return from.entries.rows().map((row, i) => ({ ...row, related: (related[i] as RelatedText)[1] }));
	};
	const entries = stages.run(
		'entries',
		() => from.entries.digest() + JSON.stringify([from.entries.unread, text.sectionCounts]),
		(files) => writeEntries(files, entryRows(), from.entries.unread, sectionNumbers(text)),
	);
	const counts = { ...units.counts, documents: Math.max(from.outlines.count, text.documents), sections: text.sections };
	const cuts = { ...units.cuts, ...text.cuts, ...documents, entries, section_vectors: [], term_vectors: [] };
	return { content: { counts, ides: units.ides, cuts }, text: text.indexed };
}

interface WrittenUnits {
	readonly cuts: Pick<
		Manifest['cuts'],
		'units' | 'packages' | 'unit_terms' | 'vocabulary' | 'units_by_tag' | 'units_by_keyword' | 'units_by_ide'
	>;
	readonly counts: Pick<Manifest['counts'], 'units' | 'packages' | 'tags' | 'keywords' | 'ides'>;
	readonly ides: readonly string[];
}

function writeUnits(files: IndexFiles, { units, packages }: Sources, config: Config, phrases: Phrases): WrittenUnits {
	const lists = collectLists(units);
	writeAllPackages(
		files,
		packages.map(({ package_id }) => package_id),
	);
	return {
		cuts: {
			...writeLists(files, units, lists, config.splitAboveBytes),
			unit_terms: writeUnitTerms(files, units, STOP_WORDS, phrases),
			vocabulary: writeVocabulary(files, lists, phrases),
			...writeRecords(files, units, packages),
		},
		counts: {
			units: units.length,
			packages: packages.length,
			tags: lists.tag.size,
			keywords: lists.keyword.size,
			ides: lists.ide.size,
		},
		ides: [...lists.ide.keys()],
	};
}

/** The numbers of each document's sections. */
function sectionNumbers({ ids, sectionCounts }: WrittenText): Map<string, SectionNumbers> {
	let first = 0;
	return new Map(
		ids.map((id, document) => {
			const count = sectionCounts[document] as number;
			first += count;
			return [id, { first: first - count, count }];
		}),
	);
}
