import {
	type EntryOptions,
	type EntryRequest,
	type EntryResult,
	type Index,
	retrieveEntry,
	sectionsOf,
} from '@pinakes/query';
import { normalizeTerm } from '@pinakes/query/format/analysis/normalize';
import { readDocuments } from '@pinakes/query/format/kinds/documents/read';
import { SUPERSEDED } from '@pinakes/query/format/kinds/documents/schema';
import { readDocumentSections, retrieve } from './documents.ts';
import { readOutlinesAt, readPaths } from './outlines.ts';

/**
 * Retrieves sections by their heading from all documents. A page with that title goes before sections of other pages, and
 * documents of older versions are read only if no other has the heading.
 */
export async function retrieveAnywhere(
	index: Index,
	request: Omit<EntryRequest, 'filePaths'>,
	options: EntryOptions = {},
): Promise<EntryResult> {
	const paths = await readPaths(index);
	const documents = await index.run(readDocuments);
	// Documents have the order of their paths.
	const isSuperseded = (i: number): boolean =>
		documents?.confidences.length === paths.length && documents.confidences[i] === SUPERSEDED;
	const current = paths.filter((_, i) => !isSuperseded(i));
	const wanted = normalizeTerm(request.targetEntry);
	const outlines = wanted === '' ? [] : await readOutlinesAt(index, current);
	const titled = outlines.flatMap((outline) =>
		normalizeTerm(outline?.title ?? '') === wanted ? [outline?.path ?? ''] : [],
	);
	if (titled.length > 0) {
		const result = await retrieveEntry(index, { ...request, filePaths: titled }, options);
		const isNamed = sectionsOf(result).some(({ heading }) => normalizeTerm(heading.replace(/^#+ /, '')) === wanted);
		const page = isNamed ? result : await wholePages(index, request.targetEntry, titled);
		if (page !== undefined) return page;
	}
	const result = await retrieve(index, { ...request, filePaths: current }, options);
	if (result.status === 'found' || current.length === paths.length) return result;
	const older = await retrieve(index, { ...request, filePaths: paths }, options);
	return result.status === 'partial' && older.status === 'partial' ? result : older;
}

/** Returns whole pages, whose title is no heading; undefined if none has any text. */
async function wholePages(index: Index, title: string, paths: readonly string[]): Promise<EntryResult | undefined> {
	const pages = [];
	for (const path of paths) {
		const sections = await readDocumentSections(index, path);
		const [first] = sections[0]?.lines ?? [];
		const [, last] = sections.at(-1)?.lines ?? [];
		const content = sections.map(({ text }) => text).join('');
		if (first !== undefined && last !== undefined) pages.push({ path, first, last, content });
	}
	if (pages.length === 0) return undefined;
	const listed = <T>(values: readonly T[]): T | readonly T[] => (values.length > 1 ? values : (values[0] as T));
	return {
		status: 'found',
		target_entry: title,
		matched_heading: title,
		source_file: listed(pages.map(({ path }) => path)),
		entry_content: listed(pages.map(({ content }) => content)),
		start_line: listed(pages.map(({ first }) => first)),
		end_line: listed(pages.map(({ last }) => last)),
		related_headings: [],
		retrieval_notes: '',
	};
}
