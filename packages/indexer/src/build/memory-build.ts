import type { DocumentOutline } from '@pinakes/query';
import { type DocumentRecord, fits, isDocument, presentFields, type TextDocument } from '@pinakes/query/internal';
import { z } from 'zod';
import { checkList, checkNames, type OptionNames } from '../base/options.ts';
import { BuildError, compare, type Problem, type Report } from '../base/report.ts';
import { lazyMap } from '../base/spill.ts';
import { DEFAULT_TEXT, type TextOptions } from '../config/config.ts';
import { NO_CONFIG } from '../config/load.ts';
import { type Config, issuesOf } from '../config/schema.ts';
import { addManifest } from '../kinds/manifest.ts';
import type { IndexFiles } from '../kinds/parts.ts';
import type { SectionTexts } from '../kinds/text/collect.ts';
import { readDocuments } from '../kinds/text/documents.ts';
import type { WrittenVectors } from '../kinds/vectors/write.ts';
import { listsChanges } from '../model/change-lists.ts';
import type { ContextSource } from '../model/context.ts';
import { type EntrySource, entryFields, type UnreadEntry } from '../model/entry.ts';
import { documentReader, LEFT_OUT } from '../model/source-document.ts';
import { deriveTerms, originsOf, REGISTRY_KIND, type Sources, type Unit } from '../model/unit.ts';
import { assembleIndex, type DraftIndex, type IndexParts, withVectors } from './assemble.ts';

/** Documents to index: outlines of markdown files, and texts. */
export interface IndexedDocuments {
	readonly outlines: readonly DocumentOutline[];
	/** In the order of their numbers. Default: none. */
	readonly documents?: Iterable<TextDocument>;
	/** Markdown files among the documents, whose sections can be retrieved, and files that are known to be unreadable or missing. */
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
	const sorted = [...outlines].sort(byPath);
	const changeLists = new Set(sorted.flatMap(({ headings }, number) => (listsChanges(headings) ? [number] : [])));
	const ofChanges = new Set(Array.from(changeLists, (number) => sorted[number]?.path));
	const read = lazyMap(documents, (document) => {
		return ofChanges.has(document?.id) ? { ...document, listsChanges: true } : document;
	});
	const text = readDocuments(read, config.text, report);
	const sections = sectionNumbers(text);
	const parts: IndexParts = {
		sources,
		outlines: sorted.map((outline) => JSON.stringify(outline)),
		changeLists,
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

/** Options of `indexDocuments`. */
export interface DocumentOptions extends Partial<TextOptions> {
	/** Called for documents that are skipped because their id is missing or a duplicate. */
	readonly onProblem?: Report;
}

const OPTION_NAMES: OptionNames<DocumentOptions> = {
	grams: true,
	weights: true,
	markdown: true,
	onProblem: true,
};

/** The weight of a field. */
const WEIGHT = z.number().positive().max(100);

const OPTIONS_SCHEMA = z.strictObject({
	grams: z
		.array(z.number().int().min(1).max(3))
		.min(1)
		.refine((sizes) => sizes.every((size, i) => i === 0 || size > (sizes[i - 1] as number)), 'the sizes must ascend')
		.default([...DEFAULT_TEXT.grams]),
	weights: z.tuple([WEIGHT, WEIGHT, WEIGHT]).default([...DEFAULT_TEXT.weights]),
	markdown: z.boolean().default(DEFAULT_TEXT.markdown),
});

/**
 * Returns the files of an index of texts, which need not be files: any documents with ids.
 *
 * @param documents in any order, which is kept; iterated once, so that they need not all be in memory
 * @throws BuildError for a missing or duplicate id, unless `onProblem` is given, and for an invalid option
 */
export function indexDocuments(documents: Iterable<TextDocument>, given: DocumentOptions = {}): IndexFiles {
	checkNames('indexDocuments', given, OPTION_NAMES);
	checkList('indexDocuments', 'documents', documents);
	const { onProblem = throwProblem, ...options } = given;
	const checked = OPTIONS_SCHEMA.safeParse(options);
	if (!checked.success) throw new BuildError(`indexDocuments: ${issuesOf(checked.error)}.`);
	const records: DocumentRecord[] = [];
	const contents = { outlines: [], documents: withRecords(documents, records), records };
	const config = { ...NO_CONFIG, text: checked.data };
	return finishIndex(draftFiles({ units: [], packages: [] }, contents, config, onProblem), undefined);
}

/** Yields documents, and collects the records of all, which must be sorted by id, if any has declared fields. */
function* withRecords(documents: Iterable<TextDocument>, records: DocumentRecord[]): Iterable<TextDocument> {
	const isList = Array.isArray(documents);
	const hasFields = (one: TextDocument): boolean => one?.fields !== undefined;
	if (isList && !documents.some(hasFields)) return yield* documents;
	const ordered = isList ? [...documents].sort((a, b) => compare(a.id, b.id)) : documents;
	let last: string | undefined;
	let isOrdered = true;
	let isStored = false;
	for (const document of ordered) {
		yield document;
		if (!isDocument(document) || document.id === last) continue;
		const { id, title = id, fields } = document;
		isOrdered &&= last === undefined || last < id;
		isStored ||= fields !== undefined;
		last = id;
		if (isStored && !isOrdered) {
			throw new BuildError(`The document ${id} has fields and is not in the order of ids: sort the documents by id.`);
		}
		records.push({
			id,
			path: id,
			title,
			tags: [],
			categories: [],
			confidence: null,
			last_reviewed: null,
			...(fields && { fields: presentFields(fields) }),
		});
	}
	if (!isStored) records.length = 0;
}

/** A text in markdown or in the format of its path, and the path by which it is requested. */
export interface MarkdownText {
	readonly path: string;
	readonly text: string;
}

/**
 * Returns the files of an index of markdown texts, to retrieve sections of files without building an index.
 *
 * @param texts if two have the same path, the last is used
 * @param unread files that are known to be missing or unreadable, so that results say why
 */
export function indexMarkdown(texts: Iterable<MarkdownText>, unread: readonly UnreadEntry[] = []): IndexFiles {
	checkList('indexMarkdown', 'texts with paths', texts);
	const byPath = new Map(Array.from(texts, checkText));
	// As if the configuration named every file, so that none is left out as a menu.
	const read = documentReader({ ...NO_CONFIG, include: ['**'] }, '');
	const all = [...byPath].sort(([a], [b]) => compare(a, b)).map(([path, text]) => read(path, text));
	const found = all.filter((each) => each !== undefined && each !== LEFT_OUT);
	const contents = {
		outlines: found.map(({ outline }) => outline),
		documents: found.map(({ text }) => text),
		entries: found.map(({ entry }) => entry),
		unread,
	};
	return indexFiles({ units: [], packages: [] }, contents, NO_CONFIG);
}

function checkText(given: MarkdownText, i: number): [path: string, text: string] {
	if (!fits(given, { path: '', text: '' }))
		throw new BuildError(`text ${i + 1} needs a path and a text, both strings.`);
	return [given.path, given.text.replace(/^\ufeff/, '')];
}

/** A unit of which only id, name and description are required. */
export type PlainUnit = Pick<Unit, 'unit_id' | 'name' | 'description'> & Partial<Unit>;

/**
 * Returns the files of an index of units, which need not be files. Missing tags and keywords are derived from names and
 * descriptions, as in `buildIndex`.
 *
 * @param units in any order, with unique ids
 * @throws BuildError for a unit without id, name or description, or with a duplicate id
 */
export function indexUnits(units: Iterable<PlainUnit>): IndexFiles {
	checkList('indexUnits', 'units', units);
	const taken = new Set<string>();
	const whole = Array.from(units, (unit, i): Unit => {
		checkUnit(unit, i, taken);
		const { capability_tags = [], keywords = [] } = unit;
		return {
			package_id: null,
			ide_support: [],
			entrypoints: [],
			usage_notes: null,
			conflicts: null,
			...originsOf({ capability_tags, keywords }),
			kind: REGISTRY_KIND,
			source: unit.unit_id,
			...unit,
			capability_tags,
			keywords,
		};
	});
	whole.sort((a, b) => compare(a.unit_id, b.unit_id));
	const sources = { units: deriveTerms(whole), packages: [] };
	return indexFiles(sources, { outlines: [] }, NO_CONFIG);
}

function checkUnit(unit: PlainUnit, i: number, taken: Set<string>): void {
	for (const field of ['unit_id', 'name', 'description'] as const) {
		if (typeof unit?.[field] !== 'string') throw new BuildError(`unit ${i + 1} has no ${field}: give it a string.`);
	}
	for (const field of ['capability_tags', 'keywords', 'ide_support'] as const) {
		if (fits(unit[field] ?? [], [''])) continue;
		throw new BuildError(`unit ${i + 1} has ${field} that are not a list of strings: write one such as ["git"].`);
	}
	const { unit_id } = unit;
	if (taken.has(unit_id)) throw new BuildError(`two units have the id ${JSON.stringify(unit_id)}: rename one.`);
	taken.add(unit_id);
}
