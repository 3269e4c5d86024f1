import { DEFAULT_INDEX, UsageError } from '@pinakes/command-line/definition';
import { textOption } from '@pinakes/command-line/options';
import { rootOf } from '@pinakes/indexer/internal/files';
import {
	type EntryOptions,
	type EntryResult,
	memorySource,
	openIndex,
	retrieveEntry,
	sectionsOf,
} from '@pinakes/query';
import { isRecord, readOutlinePaths } from '@pinakes/query/internal';
import { defineCommand, JSON_OPTION, LANG_OPTION, QUERIES_OPTION } from '../base/command.ts';
import { openIndexAt, openIndexWith } from '../base/open-index.ts';
import { EXIT, jsonText, type Output, printable } from '../base/output.ts';
import { answerQueries, distinctFiles, type Entry, exitCodeOf, readQueries, requestOfLine } from '../base/queries.ts';

export const get = defineCommand({
	summary: 'Print the section under a heading, whole, and name what belongs to it',
	usage: '"HEADING" [FILE…] [--index DIR]',
	positionals: [
		{ name: 'HEADING', help: 'the heading of the section' },
		{ name: 'FILE', help: 'a document, such as a markdown file', multiple: true },
	],
	options: {
		index: textOption('DIR', `the index to look in; ${DEFAULT_INDEX} where no file is named, else the files are read`),
		hint: textOption('TEXT', 'what the section is for: chooses related headings'),
		queries: QUERIES_OPTION,
		lang: LANG_OPTION,
		json: JSON_OPTION,
	},
	examples: [
		'pinakes get "Step 2" docs/release.md',
		'pinakes get "错误码处理" docs/api-reference.md --index .pinakes --hint "支付模块的异常分支" --json',
		'pinakes get "Error codes" --index .pinakes',
	],
	async run(args, output) {
		const [heading, ...paths] = args.positionals;
		const { index: named } = args.options;
		const file = args.options.queries;
		const options = { lang: args.options.lang };
		if (file !== undefined) {
			if (heading !== undefined || args.options.hint !== undefined) {
				throw new UsageError('get takes its requests from --queries or from "HEADING" and --hint, not from both.');
			}
			return getAll(file, named, options, output);
		}
		if (heading === undefined) throw new UsageError('get needs the heading of a section: pinakes get "HEADING" FILE…');
		const folder = named ?? (paths.length === 0 ? DEFAULT_INDEX : undefined);
		const { index, isAllRead } =
			folder === undefined
				? await openMarkdown(paths)
				: { index: await openIndexWith('documents', folder, output), isAllRead: true };
		if (paths.length === 0 && (await index.run(readOutlinePaths)).includes(heading)) {
			throw new UsageError(
				`${heading} is a file of the index: name a heading of it, as in pinakes get "HEADING" ${heading} --index ${folder}.`,
			);
		}
		const request = { targetEntry: heading, contextHint: args.options.hint };
		const { retrieveAnywhere } = await import('@pinakes/mcp/retrieve-anywhere');
		const result = await (paths.length === 0
			? retrieveAnywhere(index, request, options)
			: retrieveEntry(index, { ...request, filePaths: distinctFiles(paths) }, options));
		if (args.options.json) output.data(jsonText(result));
		else show(result, output);
		// The section may be in a file that could not be read.
		return result.status === 'not_found' && !isAllRead ? EXIT.unusable : exitCodeOf(result);
	},
});

/** Builds an index of markdown files in memory, which must be below the root if a file names them. */
async function openMarkdown(paths: readonly string[], root?: string) {
	// An index, which most sections are read from, needs none of what parses.
	const { indexMarkdown, readMarkdownFiles } = await import('@pinakes/indexer');
	const { texts, unread } = readMarkdownFiles(paths, root);
	const index = await openIndex(memorySource(indexMarkdown(texts, unread)));
	return { index, isAllRead: unread.length === 0 };
}

async function getAll(
	file: string,
	folder: string | undefined,
	options: EntryOptions,
	output: Output,
): Promise<number> {
	const lines = readQueries(file);
	// One index of all files, so that each is parsed only once.
	const index =
		folder === undefined ? (await openMarkdown(pathsOf(lines), rootOf(file))).index : await openIndexAt(folder);
	return answerQueries('get', file, lines, output, (fields) => retrieveEntry(index, requestOfLine(fields), options));
}

function pathsOf(lines: readonly Entry[]): string[] {
	const paths = lines.flatMap(({ json }) => (isRecord(json) && Array.isArray(json.file_paths) ? json.file_paths : []));
	return paths.filter((path: unknown): path is string => typeof path === 'string');
}

/** Prints the section unchanged to standard output, and everything else to standard error. */
function show(result: EntryResult, output: Output): void {
	const sections = sectionsOf(result);
	sections.forEach(({ file, first, heading, content }, i) => {
		output.note(output.style('dim', printable(`${file}:${first}: ${heading}`)));
		output.text(content);
		// The next section must begin on a new line.
		if (i < sections.length - 1 && !/[\r\n]$/.test(content)) output.text('\n');
	});
	if (result.retrieval_notes !== '') output.note(printable(`! ${result.retrieval_notes}`));
	for (const { heading, source_file, relevance_note } of result.related_headings) {
		output.note(printable(`> ${heading}  (${source_file}; ${relevance_note})`));
	}
}
