import { type EntryResult, type RetrievedSection, sectionsOf } from '@pinakes/query';
import { definedFields, oneLine, quoted } from '@pinakes/query/internal';
import * as z from 'zod';
import { pathsNamed, retrieve, retrieveAnywhere } from '../index/documents.ts';
import { checkOffset, cutOffset, type Paged, wholeOffset } from './bounds.ts';
import { item, joined, rest } from './markdown.ts';
import { defineTool, hasDocuments, LANG, OFFSET, text, texts } from './tool.ts';

/** Characters of a result that are not its sections'. */
const FRAME = 2000;

export const GET = defineTool({
	name: 'pinakes_get',
	title: 'Read a section by its heading',
	description:
		'Reads the section under a heading byte for byte, with its lines and related headings. A long one comes in parts: go on with offset.',
	input: {
		target_entry: z.string().describe('The heading, words of it, or the title of a document without headings'),
		file_paths: texts('Paths of documents; default all'),
		context_hint: text('Chooses related headings'),
		lang: LANG,
		offset: OFFSET,
	},
	isServed: hasDocuments,
	async run({ index, characters }, { target_entry, file_paths, context_hint, lang, offset }) {
		const request = { targetEntry: target_entry, contextHint: context_hint };
		const options = definedFields({ lang });
		const result = await (file_paths == null
			? retrieveAnywhere(index, request, options)
			: retrieve(index, { ...request, filePaths: await pathsNamed(index, file_paths) }, options));
		return partOf(result, offset ?? 0, Math.max(characters - FRAME, characters / 2));
	},
	toText: sectionsText,
});

function sectionsText(result: EntryResult & Paged): string {
	const { status, target_entry, related_headings, retrieval_notes } = result;
	const sections = sectionsOf(result).map(({ heading, file, first, last, content }) => {
		return `${oneLine(`${file}:${first}-${last} ${heading}`)}\n\n${quoted(content)}`;
	});
	return joined(
		[
			`${status}: ${oneLine(target_entry)}`,
			sections,
			joined([
				item('notes', retrieval_notes),
				related_headings.map(
					({ heading, source_file, relevance_note }) =>
						`- related: ${oneLine(heading)} in ${oneLine(source_file)} (${relevance_note})`,
				),
			]),
			rest(result),
		],
		'\n\n',
	);
}

/** Returns the part of a result from an offset on, in code units of its sections one after the other. */
function partOf(result: EntryResult, offset: number, characters: number): EntryResult & Paged {
	const parts: RetrievedSection[] = [];
	let at = 0;
	let left = characters;
	let next: number | null = null;
	const sections = sectionsOf(result);
	checkOffset(
		offset,
		sections.reduce((sum, { content }) => sum + content.length, 0),
	);
	for (const section of sections) {
		const { content, heading, file } = section;
		const start = wholeOffset(content, Math.max(0, offset - at));
		at += content.length;
		if (start >= content.length) continue;
		left -= heading.length + file.length;
		const end = left <= 0 && parts.length > 0 ? start : endOf(content, start, left);
		if (end > start) parts.push({ ...section, content: content.slice(start, end) });
		left -= JSON.stringify(content.slice(start, end)).length;
		if (end === content.length) continue;
		next = at - content.length + end;
		break;
	}
	return {
		...result,
		matched_heading: like(result.matched_heading, parts, 'heading') ?? '',
		source_file: like(result.source_file, parts, 'file') ?? '',
		entry_content: like(result.entry_content, parts, 'content') ?? '',
		start_line: like(result.start_line, parts, 'first') ?? null,
		end_line: like(result.end_line, parts, 'last') ?? null,
		has_more: next !== null,
		next_offset: next,
	};
}

/** Where a text is cut so that what comes before has so many characters as JSON. */
function endOf(content: string, start: number, characters: number): number {
	let end = Math.min(content.length, start + Math.max(1, Math.floor(characters)));
	while (end > start + 1 && JSON.stringify(content.slice(start, end)).length > characters) {
		end = start + Math.floor((end - start) * SHRINK);
	}
	return cutOffset(content, start, end);
}

/** What is left of a text each time that it is too long as JSON, where line ends and quotation marks take two characters. */
const SHRINK = 0.9;

/** A field of the parts, as the whole result had it: a list, or one for all. */
function like<Field extends keyof RetrievedSection>(whole: unknown, parts: readonly RetrievedSection[], field: Field) {
	const values = parts.map((part) => part[field]);
	return Array.isArray(whole) ? values : values[0];
}
