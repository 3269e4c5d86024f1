import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import { isDocument, type TextDocument } from '@pinakes/query/format/kinds/text/document';
import { z } from 'zod';
import { checkList, checkNames, type OptionNames } from '../base/options.ts';
import { BuildError, compare, type Report } from '../base/report.ts';
import { DEFAULT_TEXT, NO_CONFIG, type TextOptions, VECTOR_CHOICES, type VectorChoice } from '../config/config.ts';
import { GRAMS, issuesOf, VECTOR_WEIGHT, WEIGHT } from '../config/schema.ts';
import { writeBuiltInVectors } from '../kinds/vectors/encoder.ts';
import type { IndexFiles } from '../write/parts.ts';
import { draftFiles, finishIndex, throwProblem } from './index-files.ts';

/** Options of `indexDocuments`. */
export interface DocumentOptions extends Partial<TextOptions> {
	/** Whether sections get the built-in word vectors, where these suit the texts. Default: `none`. */
	readonly vectors?: VectorChoice;
	/** Weight of vectors relative to text. Default: chosen by the texts. */
	readonly vectorWeight?: number | undefined;
	/** Called for documents that are skipped because their id is missing or a duplicate. */
	readonly onProblem?: Report;
}

const OPTION_NAMES: OptionNames<DocumentOptions> = {
	grams: true,
	weights: true,
	markdown: true,
	vectors: true,
	vectorWeight: true,
	onProblem: true,
};

const OPTIONS_SCHEMA = z.strictObject({
	grams: GRAMS,
	weights: z.tuple([WEIGHT, WEIGHT, WEIGHT]).default([...DEFAULT_TEXT.weights]),
	markdown: z.boolean().default(DEFAULT_TEXT.markdown),
	vectors: z.enum(VECTOR_CHOICES).default('none'),
	vectorWeight: VECTOR_WEIGHT.optional(),
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
	const { vectors, vectorWeight, ...text } = checked.data;
	const records: DocumentRecord[] = [];
	const read = withRecords(documents, records);
	const draft = draftFiles(
		{ units: [], packages: [] },
		{ outlines: [], documents: read, records },
		{ ...NO_CONFIG, text },
		onProblem,
	);
	return finishIndex(draft, writeBuiltInVectors(draft.files, draft.text, vectors, vectorWeight));
}

/**
 * Yields documents, and collects the records of all if any has declared fields. Records are numbered by id, so such
 * documents must be too: a list is sorted.
 *
 * @throws BuildError for documents with fields from an iterable that is not sorted by id
 */
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
			...(fields && { fields }),
		});
	}
	if (!isStored) records.length = 0;
}
