import { type Heading, type Index, PinakesError } from '@pinakes/query';
import { nearestName, oneLine } from '@pinakes/query/internal';
import { pathsNamed, readOutline, readOutlinesAt, readPaths } from '../index/documents.ts';
import { pageOf } from './bounds.ts';
import { joined, rest } from './markdown.ts';
import { count, defineTool, hasDocuments, OFFSET, type Paged, text } from './tool.ts';

const INPUT = {
	path: text('A document, for its headings; or a directory'),
	depth: count('Deepest level of headings', 6),
	offset: OFFSET,
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
	isServed: hasDocuments,
	async run({ index, characters }, { path, depth, offset = 0 }) {
		const [name = ''] = path ? await pathsNamed(index, [path]) : [];
		const document = name === '' ? undefined : await readOutline(index, name);
		const frame = { path: name, folders: [], documents: [], headings: [] };
		if (document !== undefined) {
			const all = flat(document.headings).filter(({ level }) => level <= (depth ?? Number.POSITIVE_INFINITY));
			const { items, ...page } = shortPage(
				all.slice(offset, offset + MAX_ITEMS),
				offset,
				all.length,
				characters,
				frame,
			);
			return { ...frame, headings: items, ...page };
		}
		const all = childrenOf(await pathsBelow(index, name), name);
		const listed = await withTitles(index, all.slice(offset, offset + MAX_ITEMS));
		const { items, ...page } = shortPage(listed, offset, all.length, characters, frame);
		return {
			...frame,
			folders: items.filter((child) => 'documents' in child),
			documents: items.filter((child) => 'title' in child),
			...page,
		};
	},
	toText: outlineText,
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

/** As many items as fit into a result, of those that an agent can take in. */
function shortPage<T>(items: readonly T[], offset: number, total: number, characters: number, frame: object) {
	const page = pageOf(items, 0, characters, { ...frame, total });
	const end = offset + page.items.length;
	return { items: page.items, total, has_more: end < total, next_offset: end < total ? end : null };
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

/** The documents below a directory, or where these are many, its folders. One with a single document is that document. */
function childrenOf(paths: readonly string[], directory: string): (Folder | Pick<Document, 'path'>)[] {
	const isOverview = paths.length > MAX_LISTED;
	const start = directory === '' || directory === '.' ? 0 : directory.replace(/\/$/, '').length + 1;
	const groups = new Map<string, { readonly first: string; documents: number }>();
	for (const path of paths) {
		const slash = isOverview ? path.indexOf('/', start) : -1;
		const key = slash < 0 ? path : path.slice(0, slash);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, { first: path, documents: 1 });
		else group.documents++;
	}
	// A folder that holds all of it says nothing.
	const [only] = groups.keys();
	if (isOverview && groups.size === 1 && only !== undefined && only !== paths[0]) return childrenOf(paths, only);
	return [...groups].map(([path, { first, documents }]) => (documents > 1 ? { path, documents } : { path: first }));
}

/** Folders as they are, and documents with their titles and how many headings they have. */
async function withTitles(
	index: Index,
	children: readonly (Folder | Pick<Document, 'path'>)[],
): Promise<(Folder | Document)[]> {
	const paths = children.map(({ path }) => path);
	const outlines = await readOutlinesAt(index, paths);
	return children.map((child, i) => {
		if ('documents' in child) return child;
		const { title = child.path, headings = [] } = outlines[i] ?? {};
		return { path: child.path, title, headings: flat(headings).length };
	});
}

/** The paths below a directory; all for an empty name. */
async function pathsBelow(index: Index, name: string): Promise<readonly string[]> {
	if (name === '' || name === '.') return readPaths(index);
	const below = await readPaths(index, name.endsWith('/') ? name : `${name}/`);
	if (below.length > 0) return below;
	const all = await readPaths(index);
	const nearest = nearestName(name, [...new Set(all.flatMap((path) => [path, ...directoriesOf(path)]))]);
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
