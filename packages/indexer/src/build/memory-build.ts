import {
	type DocumentRecord,
	type FlatHeading,
	fits,
	isDocument,
	presentFields,
	type TextDocument,
} from '@pinakes/query/internal';
import { z } from 'zod';
import { checkList, checkNames } from '../base/options.ts';
import { BuildError, compare, type Problem, type Report } from '../base/report.ts';
import { SpillFolder } from '../base/spill.ts';
import { DEFAULT_TEXT, type TextOptions } from '../config/config.ts';
import { NO_CONFIG } from '../config/load.ts';
import { type Config, issuesOf } from '../config/schema.ts';
import type { UnreadEntry } from '../kinds/entries.ts';
import { addManifest } from '../kinds/manifest.ts';
import type { IndexFiles } from '../kinds/parts.ts';
import { TextRows } from '../kinds/text/collect.ts';
import { readDocuments, textAnalysis } from '../kinds/text/documents.ts';
import { PostingRuns } from '../kinds/text/runs.ts';
import type { WrittenVectors } from '../kinds/vectors/write.ts';
import { documentReader, LEFT_OUT, toSource } from '../model/source-document.ts';
import { deriveTerms, originsOf, REGISTRY_KIND, type Unit } from '../model/unit.ts';
import { flatHeadings } from '../parse/outline.ts';
import { assembleIndex, type IndexParts, withVectors } from './assemble.ts';
import { type GatheredDocuments, gatherDocuments } from './gather.ts';

const NOTHING: IndexParts = {
	sources: { units: [], packages: [] },
	outlines: [],
	records: [],
	entries: [],
	contexts: [],
	changeLists: new Set(),
	text: { ...new TextRows(), postings: new PostingRuns() },
	unread: [],
	skills: [],
	dictionary: '',
};

/** Writes everything but vectors and the manifest. Parts that are not given are empty. */
export function draftFiles(parts: Partial<IndexParts>, config: Config = NO_CONFIG) {
	const files: IndexFiles = new Map();
	return { files, ...assembleIndex(files, { ...NOTHING, ...parts }, config) };
}

/** Writes the manifest, with vectors that were written, if any. Returns the files of the index, by path. */
export function finishIndex(
	{ files, content }: Pick<ReturnType<typeof draftFiles>, 'files' | 'content'>,
	vectors?: WrittenVectors,
): IndexFiles {
	addManifest(files, withVectors(content, vectors));
	return files;
}

/** Throws a problem as an error. */
export function throwProblem({ message, fix }: Problem): never {
	throw new BuildError(`${message}; ${fix}.`);
}

/** Options of `indexDocuments`. */
export interface DocumentOptions extends Partial<TextOptions> {
	/** Called for documents that are skipped because their id is missing or a duplicate. */
	readonly onProblem?: Report;
}

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
 * @param documents in any order, which is kept; iterated once, so that they need not all be in memory. If any has fields, they are
 * sorted by id, and a generator must yield them so
 * @throws BuildError for a missing or duplicate id, unless `onProblem` is given, and for an invalid option
 */
export function indexDocuments(documents: Iterable<TextDocument>, given: DocumentOptions = {}): IndexFiles {
	checkNames('indexDocuments', given, { grams: true, weights: true, markdown: true, onProblem: true });
	checkList('indexDocuments', 'documents', documents);
	const { onProblem = throwProblem, ...options } = given;
	const checked = OPTIONS_SCHEMA.safeParse(options);
	if (!checked.success) throw new BuildError(`indexDocuments: ${issuesOf(checked.error)}.`);
	const records: DocumentRecord[] = [];
	const text = readDocuments(withRecords(documents, records), checked.data, onProblem);
	const parts = { text, records: records.map((record) => JSON.stringify(record)) };
	return finishIndex(draftFiles(parts, { ...NO_CONFIG, text: checked.data }));
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
	return finishIndex(draftFiles({ ...gatherTexts(byPath), records: [], contexts: [], unread }));
}

/** Returns a reader of files as a build reads them. None is left out as a menu, as if the configuration named every file. */
function readerOfAll() {
	return documentReader({ ...NO_CONFIG, include: ['**'] }, '');
}

/**
 * Returns the headings of a document, as its index has them; undefined for a file that is no document.
 *
 * @param path tells the format
 * @throws FormatError for an invalid file
 */
export function headingsIn(path: string, text: string): FlatHeading[] | undefined {
	const document = readerOfAll()(path, text);
	return document === undefined || document === LEFT_OUT ? undefined : flatHeadings(document.outline.headings);
}

export function gatherTexts(texts: ReadonlyMap<string, string>): GatheredDocuments {
	const read = readerOfAll();
	const analyze = textAnalysis(NO_CONFIG.text);
	// All is held in memory, so that the folder is not made.
	const gathering = gatherDocuments(Infinity, new SpillFolder(''));
	for (const [path, text] of [...texts].sort(([a], [b]) => compare(a, b))) {
		const document = read(path, text);
		if (document === undefined || document === LEFT_OUT) continue;
		const { listsChanges } = document;
		gathering.add({ document: toSource(document, '', ''), text: analyze({ ...document.text, listsChanges }) });
	}
	return gathering.finish();
}

function checkText(given: MarkdownText, i: number): [path: string, text: string] {
	if (!fits(given, { path: '', text: '' }) || given.path === '')
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
	return finishIndex(draftFiles({ sources: { units: deriveTerms(whole), packages: [] } }));
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
