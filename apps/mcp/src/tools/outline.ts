import { type DocumentOutline, type Heading, nearestName, PinakesError } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import { oneLine } from '@pinakes/query/format/visible';
import * as z from 'zod';
import { count, OFFSET, text } from '../arguments.ts';
import { type Page, pageOf } from '../bounds.ts';
import { inRoot } from '../index/paths.ts';
import { joined, rest } from '../markdown.ts';
import { defineTool, hasDocuments, type Paged } from '../tool.ts';

const INPUT = {
	path: text('A document, for its headings; or a directory'),
	depth: count('Deepest level of headings', 6),
	offset: OFFSET,
};

const OUTPUT = {
	path: z.string(),
	/** Directories with their documents counted, where there are too many to list. */
	folders: z.array(z.looseObject({ path: z.string(), documents: z.number() })),
	/** Documents of a directory, each with how many headings it has. */
	documents: z.array(z.looseObject({ path: z.string(), title: z.string(), headings: z.number() })),
	/** Headings of a document, in its order. */
	headings: z.array(
		z.looseObject({ level: z.number(), text: z.string(), first_line: z.number(), last_line: z.number() }),
	),
	total: z.number(),
};

interface Outline extends Paged {
	readonly path: string;
	readonly folders: readonly Folder[];
	readonly documents: readonly Document[];
	readonly headings: readonly Omit<Heading, 'children'>[];
	readonly total: number;
}

/** Documents of a directory that are listed without looking at its folders, and items of a page. */
const MAX_LISTED = 30;
const MAX_ITEMS = 50;

/** `pinakes_outline`: which documents and headings are there? */
export const OUTLINE = defineTool<typeof INPUT, Outline>({
	name: 'pinakes_outline',
	title: 'List documents and headings',
	description: 'Lists the folders and documents of the index or a directory, or the headings of a document.',
	input: INPUT,
	output: OUTPUT,
	isServed: hasDocuments,
	async run({ index, characters }, { path, depth, offset = 0 }) {
		const [name = ''] = inRoot(path ? [path] : []);
		const outlines = await index.run(readOutlines);
		const document = outlines.find((one) => one.path === name);
		const frame = { path: name, folders: [], documents: [], headings: [] };
		if (document !== undefined) {
			const all = flat(document.headings).filter(({ level }) => level <= (depth ?? Number.POSITIVE_INFINITY));
			const { items, ...page } = shortPage(all, offset, characters, { ...frame, total: all.length });
			return { ...frame, headings: items, total: all.length, ...page };
		}
		const all = childrenOf(below(outlines, name), name);
		const { items, ...page } = shortPage(all, offset, characters, { ...frame, total: all.length });
		return {
			...frame,
			folders: items.filter(isFolder),
			documents: items.filter((child): child is Document => !isFolder(child)),
			total: all.length,
			...page,
		};
	},
	toBrief: outlineText,
	toMarkdown: outlineText,
});

function outlineText(outline: Outline): string {
	const { path, folders, documents, headings, total } = outline;
	const what = folders.length > 0 ? 'folders and documents' : documents.length > 0 ? 'documents' : 'headings';
	return joined([
		`${oneLine(path) || 'All'}: ${total} ${what}`,
		folders.map((folder) => `- ${oneLine(folder.path)}/: ${folder.documents} documents`),
		documents.map((one) => `- ${oneLine(one.path)}: ${oneLine(one.title)} (${one.headings} headings)`),
		headings.map(
			({ level, text: title, first_line, last_line }) =>
				`${'  '.repeat(level - 1)}- ${oneLine(title)} (level ${level}, lines ${first_line}-${last_line})`,
		),
		rest(outline),
	]);
}

/** A page of items, not more than an agent can take in. */
function shortPage<T>(all: readonly T[], offset: number, characters: number, frame: object): Page<T[]> {
	const { items, has_more, next_offset } = pageOf(all, offset, characters, frame);
	if (items.length <= MAX_ITEMS) return { items, has_more, next_offset };
	return { items: items.slice(0, MAX_ITEMS), has_more: true, next_offset: offset + MAX_ITEMS };
}

interface Folder {
	readonly path: string;
	readonly documents: number;
}

interface Document {
	readonly path: string;
	readonly title: string;
	readonly headings: number;
}

type Child = Folder | Document;

function isFolder(child: Child): child is Folder {
	return 'documents' in child;
}

/** The documents below a directory, or where these are many, its folders. One with a single document is that document. */
function childrenOf(outlines: readonly DocumentOutline[], directory: string): Child[] {
	const isOverview = outlines.length > MAX_LISTED;
	const start = directory === '' || directory === '.' ? 0 : directory.replace(/\/$/, '').length + 1;
	const groups = new Map<string, DocumentOutline[]>();
	for (const outline of outlines) {
		const slash = isOverview ? outline.path.indexOf('/', start) : -1;
		const key = slash < 0 ? outline.path : outline.path.slice(0, slash);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [outline]);
		else group.push(outline);
	}
	// A folder that holds all of it says nothing.
	const [only] = groups.keys();
	if (isOverview && groups.size === 1 && only !== undefined && only !== outlines[0]?.path)
		return childrenOf(outlines, only);
	return [...groups].map(([path, [first, ...others]]) =>
		others.length > 0 || first === undefined
			? { path, documents: others.length + 1 }
			: { path: first.path, title: first.title, headings: flat(first.headings).length },
	);
}

/** The documents below a directory; all for an empty name. */
function below(outlines: readonly DocumentOutline[], name: string): readonly DocumentOutline[] {
	if (name === '' || name === '.') return outlines;
	const directory = name.endsWith('/') ? name : `${name}/`;
	const documents = outlines.filter(({ path }) => path.startsWith(directory));
	if (documents.length > 0) return documents;
	const nearest = nearestName(name, [...new Set(outlines.flatMap(({ path }) => [path, ...directoriesOf(path)]))]);
	const hint = nearest === undefined ? 'Call pinakes_outline without a path.' : `Did you mean ${nearest}?`;
	throw new PinakesError('invalid_value', `There is no document and no directory ${name}. ${hint}`);
}

/** The directories that a document lies in, outermost first. */
function directoriesOf(path: string): string[] {
	return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));
}

function flat(headings: readonly Heading[]): Omit<Heading, 'children'>[] {
	return headings.flatMap(({ children, ...heading }) => [heading, ...flat(children)]);
}
