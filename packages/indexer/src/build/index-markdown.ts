import type { DocumentOutline } from '@pinakes/query';
import { fits } from '@pinakes/query/format/json';
import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import { checkList } from '../base/options.ts';
import { BuildError, compare } from '../base/report.ts';
import { NO_CONFIG } from '../config/config.ts';
import { readAsMarkdown } from '../formats/formats.ts';
import { type EntrySource, toEntry, type UnreadEntry } from '../model/entry.ts';
import { splitText } from '../model/source-document.ts';
import { outlineOf } from '../parse/outline.ts';
import { atSourceLines, toDocument } from '../parse/sections.ts';
import type { IndexFiles } from '../write/parts.ts';
import { indexFiles } from './index-files.ts';

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
	const outlines: DocumentOutline[] = [];
	const documents: TextDocument[] = [];
	const entries: EntrySource[] = [];
	for (const [path, text] of [...byPath].sort(([a], [b]) => compare(a, b))) {
		const read = readAsMarkdown(text, path);
		if (read === undefined) continue;
		const split = splitText(read, path);
		const own = outlineOf(path, read.markdown, split, read.fields === undefined);
		const { outline, ...rest } = atSourceLines(
			{ outline: own, text: toDocument(own, split), entry: toEntry(own, read.markdown) },
			read.lines,
		);
		outlines.push(outline);
		documents.push(rest.text);
		entries.push(rest.entry);
	}
	return indexFiles({ units: [], packages: [] }, { outlines, documents, entries, unread }, NO_CONFIG);
}

function checkText(given: MarkdownText, i: number): [path: string, text: string] {
	if (!fits(given, { path: '', text: '' }))
		throw new BuildError(`text ${i + 1} needs a path and a text, both strings.`);
	return [given.path, given.text.replace(/^\ufeff/, '')];
}
