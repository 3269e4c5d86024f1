import {
	type McpServer,
	type ReadResourceResult,
	ResourceNotFoundError,
	ResourceTemplate,
} from '@modelcontextprotocol/server';
import type { DocumentOutline, Index } from '@pinakes/query';
import { sectionsOf } from '@pinakes/query';
import { headingTexts } from '@pinakes/query/format/kinds/outline/schema';
import type { CurrentIndex } from '../index/current-index.ts';
import { retrieve } from '../index/documents.ts';
import { readOutline, readPaths } from '../index/outlines.ts';
import { completions } from './completions.ts';
import { cutContents, MARKDOWN_TYPE } from './contents.ts';
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
		description:
			"A section by its document's path and its heading, or a document without headings by its title, whole and byte for byte",
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
	const found = await retrieve(index, { targetEntry: heading, filePaths: [path] });
	const texts = sectionsOf(found).map(({ content }) => content);
	return cutContents(uri, texts, characters, (offset) => `pinakes_get gives the rest from offset ${offset} on.`);
}

/** What a document's sections are called, in its order; nothing for a document that there is not. */
async function headingsOf(index: Index, path: string | undefined): Promise<string[]> {
	const outline = await readOutline(index, path ?? '');
	if (outline === undefined) return [];
	return outline.headings.length > 0 ? headingTexts(outline.headings) : [outline.title];
}

/** The sections that a list of resources names: of each document those that no other one has within. */
export function topSections({ path, title, headings }: DocumentOutline) {
	const listed = (heading: string, of: string, lines: string) => ({
		uri: sectionUri(path, heading),
		name: `${path}: ${heading}`,
		title: of,
		description: `${path}, ${lines}`,
		mimeType: MARKDOWN_TYPE,
	});
	if (headings.length === 0) return [listed(title, title, 'without headings')];
	// Sections under the same heading have one address, and one without words has none.
	const texts = new Set(headings.map(({ text }) => text).filter((text) => text.trim() !== ''));
	return headings
		.filter(({ text }) => texts.delete(text))
		.map(({ text, first_line, last_line }) =>
			listed(text, text === title ? title : `${title}: ${text}`, `lines ${first_line} to ${last_line}`),
		);
}
