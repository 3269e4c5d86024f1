import {
	type McpServer,
	type ReadResourceResult,
	ResourceNotFoundError,
	ResourceTemplate,
} from '@modelcontextprotocol/server';
import { type DocumentOutline, type Heading, type Index, retrieveEntry } from '@pinakes/query';
import type { CurrentIndex } from '../index/current-index.ts';
import { readOutline, readPaths } from '../index/outlines.ts';
import { sectionsOf } from '../sections-of.ts';
import { completions } from './completions.ts';
import { bounded, MARKDOWN_TYPE } from './contents.ts';
import { decoded, SECTION_TEMPLATE, sectionUri } from './uris.ts';

/** Makes a server give sections by their addresses, and complete these. */
export function registerSections(server: McpServer, current: CurrentIndex, characters: number): void {
	const template = new ResourceTemplate(SECTION_TEMPLATE, {
		list: undefined,
		complete: {
			path: (value) => current.use(async (index) => completions(await readPaths(index), value)),
			heading: (value, context) =>
				current.use(async (index) => completions(await headingsOf(index, context?.arguments?.path), value)),
		},
	});
	const about = {
		title: 'A section of a document',
		description: "A section by its document's path and its heading, whole and byte for byte",
		mimeType: MARKDOWN_TYPE,
	};
	server.registerResource('section', template, about, (uri, { path, heading }) =>
		current.use((index) => readSection(index, uri.href, decoded(path), decoded(heading), characters)),
	);
}

async function readSection(
	index: Index,
	uri: string,
	path: string | undefined,
	heading: string | undefined,
	characters: number,
): Promise<ReadResourceResult> {
	// Here a heading is an address: one that is only like it is another section.
	if (!path || !heading?.trim() || !(await headingsOf(index, path)).includes(heading)) {
		throw new ResourceNotFoundError(uri);
	}
	const found = await retrieveEntry(index, { targetEntry: heading, filePaths: [path] });
	return bounded(
		uri,
		sectionsOf(found).map(({ content }) => content),
		characters,
	);
}

/** The headings of a document, in its order; none of one that there is not. */
async function headingsOf(index: Index, path: string | undefined): Promise<string[]> {
	const texts = (headings: readonly Heading[]): string[] =>
		headings.flatMap(({ text, children }) => [text, ...texts(children)]);
	return texts((await readOutline(index, path ?? ''))?.headings ?? []);
}

/** The sections that a list of resources names: of each document those that no other one has within. */
export function topSections({ path, title, headings }: DocumentOutline) {
	return headings.map(({ text, first_line, last_line }) => ({
		uri: sectionUri(path, text),
		name: `${path}: ${text}`,
		title: text === title ? title : `${title}: ${text}`,
		description: `${path}, lines ${first_line} to ${last_line}`,
		mimeType: MARKDOWN_TYPE,
	}));
}
