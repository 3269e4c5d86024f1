import { join } from 'node:path';
import { buildIndex, indexMarkdown } from '@pinakes/indexer';
import type { UnreadEntry } from '@pinakes/indexer/internal';
import {
	type EntryOptions,
	type EntryRequest,
	type EntryResult,
	memorySource,
	openIndex,
	retrieveEntry,
} from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { tempFolder } from '@pinakes/testing/temp-folder';
import { referenceHeadings } from './reference-headings.ts';

/** Markdown texts by path. */
export type Texts = Readonly<Record<string, string>>;

/** What a request leaves to be filled in: the files, which are all of them unless named. */
export type Asked = Partial<Omit<EntryRequest, 'targetEntry'>> & EntryOptions & { readonly unread?: UnreadEntry[] };

/** Retrieves a section of texts that are given directly. */
export async function entryOf(texts: Texts, targetEntry: string, asked: Asked = {}): Promise<EntryResult> {
	const { lang, unread = [], ...fields } = asked;
	const all = Object.entries(texts).map(([path, text]) => ({ path, text }));
	const index = await openIndex(memorySource(indexMarkdown(all, unread)));
	return retrieveEntry(index, { targetEntry, filePaths: Object.keys(texts), ...fields }, { lang });
}

/** Retrieves sections by an index that was built of a folder. */
export async function builtEntries(
	texts: Texts,
): Promise<(targetEntry: string, asked?: Asked) => Promise<EntryResult>> {
	const folder = tempFolder(texts);
	const out = tempFolder();
	await buildIndex({ folders: [folder], out: join(out, 'index') });
	const index = await openIndex(directorySource(join(out, 'index')));
	return (targetEntry, { lang, unread: _, ...fields } = {}) =>
		retrieveEntry(index, { targetEntry, filePaths: Object.keys(texts), ...fields }, { lang });
}

/** A section by the reference parser: its heading, its lines from 1, and its text with every line end. */
interface ReferenceSection {
	readonly level: number;
	readonly heading: string;
	readonly first: number;
	readonly last: number;
	readonly text: string;
}

/** The lines of a text with their ends, as CommonMark ends them. */
export function linesOf(text: string): string[] {
	return text.match(/[^\r\n]*(?:\r\n?|\n)|[^\r\n]+$/g) ?? [];
}

/**
 * The sections of a markdown text, in the order of their headings: each to the line before the next heading
 * of the same or a higher level.
 *
 * @param front front matter that the text begins with
 */
export function referenceSections(text: string, front = ''): ReferenceSection[] {
	const lines = linesOf(text);
	const offset = linesOf(front).length;
	const headings = referenceHeadings(text.slice(front.length));
	return headings.map(([level, heading, line], i) => {
		const next = headings.find(([other], j) => j > i && other <= level);
		const first = line + offset;
		const last = next === undefined ? lines.length : next[2] + offset - 1;
		return { level, heading, first, last, text: lines.slice(first - 1, last).join('') };
	});
}

/** The sections of an answer, whether it is one or several. */
export function sectionsOf({ entry_content, start_line, end_line }: EntryResult): [number, number, string][] {
	const [texts, firsts, lasts] = [entry_content, start_line ?? [], end_line ?? []].map((value) => [value].flat()) as [
		string[],
		number[],
		number[],
	];
	return firsts.map((first, i) => [first, lasts[i] as number, texts[i] as string]);
}
