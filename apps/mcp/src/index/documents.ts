import { type EntryOptions, type EntryRequest, type EntryResult, type Index, retrieveEntry } from '@pinakes/query';
import { normalizeTerm } from '@pinakes/query/format/analysis/normalize';
import { readEntries } from '@pinakes/query/format/kinds/entries/read';
import { readOutlinesAt } from './outlines.ts';
import { readRange } from './records.ts';

/** Reads a document below its front matter, byte for byte; empty for a path that the index does not have. */
export async function readDocumentText(index: Index, path: string): Promise<string> {
	return (await readDocumentSections(index, path)).map(({ text }) => text).join('');
}

/** Retrieves sections by their heading, or a document without headings, which is one section, by its title. */
export async function retrieve(index: Index, request: EntryRequest, options: EntryOptions = {}): Promise<EntryResult> {
	const result = await retrieveEntry(index, request, options);
	if (result.status !== 'not_found') return result;
	const wanted = normalizeTerm(request.targetEntry);
	const outlines = await readOutlinesAt(index, [...new Set(request.filePaths)].sort());
	const document = outlines.find(
		(outline) => outline?.headings.length === 0 && normalizeTerm(outline.title) === wanted,
	);
	const [section] = document === undefined ? [] : await readDocumentSections(index, document.path);
	if (document === undefined || section?.lines === undefined) return result;
	return {
		...result,
		status: 'found',
		matched_heading: document.title,
		source_file: document.path,
		entry_content: section.text,
		start_line: section.lines[0],
		end_line: section.lines[1],
		retrieval_notes: '',
	};
}

/** Reads the sections of a document, in their order. */
export async function readDocumentSections(index: Index, path: string) {
	const [entry] = await index.run((manifest) => readEntries(manifest, [path]));
	if (entry === undefined || entry.problem !== undefined) return [];
	// What precedes the first heading is a section before it.
	const from = Math.max(0, entry.section - 1);
	const to = entry.section + entry.texts.length;
	const records = await readRange(index, 'sections', from, to);
	const texts = await readRange(index, 'section_texts', from, to);
	return records.map(({ id, lines }, i) => ({ id, lines, text: texts[i] ?? '' })).filter(({ id }) => id === path);
}
