import { resolve } from 'node:path';
import { attempt } from '../base/attempt.ts';
import { splitNamed, statOf } from '../base/files.ts';
import { readText, unreadReason } from '../base/read-file.ts';
import type { Problem } from '../base/report.ts';
import { formatOf, readAsMarkdown } from '../formats/formats.ts';
import type { UnreadEntry } from '../kinds/entries.ts';
import { findHeadings } from '../parse/outline.ts';
import type { MarkdownText } from './memory-build.ts';

/** Markdown files that were read, and those that were not, with the reason. */
export interface MarkdownFiles {
	readonly texts: readonly MarkdownText[];
	readonly unread: readonly UnreadEntry[];
}

/** Matches names without an informative extension. Such a file is markdown if it has a heading. */
const PLAIN = /(?:^|\/)[^/.]*(?:\.(?:txt|text))?$/i;

/**
 * Reads individually named files. Never throws.
 *
 * @param paths relative to the working directory, or absolute
 * @param root folder that they must be below; give it for paths that a file names
 */
export function readMarkdownFiles(paths: readonly string[], root?: string): MarkdownFiles {
	const texts: MarkdownText[] = [];
	const unread: UnreadEntry[] = [];
	for (const path of new Set(paths)) {
		const read = readMarkdownFile(path, root);
		if ('text' in read) texts.push(read);
		else unread.push(read);
	}
	return { texts, unread };
}

function readMarkdownFile(path: string, root?: string): MarkdownText | UnreadEntry {
	if (statOf(path) === undefined) return { path, problem: 'missing' };
	const isPlain = PLAIN.test(path);
	if (!isPlain && formatOf(path) === undefined) return { path, problem: 'not_markdown' };
	const problems: Problem[] = [];
	const at = root === undefined ? splitNamed(path) : ([root, resolve(path)] as const);
	const text = readText(...at, (problem) => problems.push(problem));
	if (text === undefined) return { path, problem: unreadReason(problems[0] as Problem) };
	if (isPlain ? findHeadings(text).length === 0 : !attempt(() => readAsMarkdown(text, path)))
		return { path, problem: 'not_markdown' };
	return { path, text };
}
