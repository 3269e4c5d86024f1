import { type Heading, type Index, PinakesError } from '@pinakes/query';
import { groupBy, nearestName, oneLine, readOutlinePaths } from '@pinakes/query/internal';
import { pathsNamed, readOutlinesAt } from '../index/documents.ts';
import { pageOf } from './bounds.ts';
import { joined, rest } from './markdown.ts';
import { count, defineTool, hasDocuments, OFFSET, text } from './tool.ts';

/** Documents of a directory that are listed without looking at its folders, and items of a page. */
const MAX_LISTED = 30;
const MAX_ITEMS = 50;

export const OUTLINE = defineTool({
	name: 'pinakes_outline',
	title: 'List documents and headings',
	description: 'Lists the folders and documents of the index or a directory, or the headings of a document.',
	input: {
		path: text('A document, for its headings; or a directory'),
		depth: count('Deepest level of headings', 6),
		offset: OFFSET,
	},
	isServed: hasDocuments,
	async run({ index, characters }, { path, depth, offset = 0 }) {
		const [name = ''] = path ? await pathsNamed(index, [path]) : [];
		const [document] = await readOutlinesAt(index, name === '' ? [] : [name]);
		const frame = { path: name, folders: [], documents: [], headings: [] };
		const end = offset + MAX_ITEMS;
		if (document !== undefined) {
			const all = flat(document.headings).filter(({ level }) => level <= (depth ?? Number.POSITIVE_INFINITY));
			const total = all.length;
			const { items, ...page } = pageOf(all, offset, characters, { ...frame, total }, end);
			return { ...frame, headings: items, total, ...page };
		}
		const all = childrenOf(await pathsBelow(index, name), name);
		const total = all.length;
		// Titles are read of what may be on the page alone.
		const titled = [...all.slice(0, offset), ...(await withTitles(index, all.slice(offset, end))), ...all.slice(end)];
		const { items, ...page } = pageOf(titled, offset, characters, { ...frame, total }, end);
		return {
			...frame,
			folders: items.filter((child) => 'documents' in child),
			documents: items.filter((child) => 'title' in child),
			total,
			...page,
		};
	},
	toText(outline) {
		const { path, folders, documents, headings, total } = outline;
		const what = folders.length > 0 ? 'item' : documents.length > 0 ? 'document' : 'heading';
		return joined([
			`${oneLine(path) || 'All'}: ${counted(total, what)}`,
			folders.map((folder) => `- ${oneLine(folder.path)}/: ${counted(folder.documents, 'document')}`),
			documents.map((one) => `- ${oneLine(one.path)}: ${oneLine(one.title)} (${counted(one.headings, 'heading')})`),
			headings.map(
				({ level, text: title, first_line, last_line }) =>
					`${'  '.repeat(level - 1)}- ${oneLine(title)} (level ${level}, lines ${first_line}-${last_line})`,
			),
			rest(outline),
		]);
	},
});

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
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

/** The documents below a directory, without titles, or its folders where these are many. A folder of one document is that document. */
function childrenOf(paths: readonly string[], directory: string): (Folder | Document)[] {
	const isOverview = paths.length > MAX_LISTED;
	const start = directory === '' || directory === '.' ? 0 : directory.replace(/\/$/, '').length + 1;
	const groups = groupBy(paths, (path) => {
		const slash = isOverview ? path.indexOf('/', start) : -1;
		return slash < 0 ? path : path.slice(0, slash);
	});
	// A folder that holds all of it says nothing.
	const [only] = groups.keys();
	if (isOverview && groups.size === 1 && only !== undefined && only !== paths[0]) return childrenOf(paths, only);
	return Array.from(groups, ([path, { 0: first = path, length: documents }]) =>
		documents > 1 ? { path, documents } : { path: first, title: first, headings: 0 },
	);
}

/** Folders as they are, and documents with their titles and how many headings they have. */
async function withTitles<T extends Folder | Document>(index: Index, children: readonly T[]): Promise<T[]> {
	const outlines = await readOutlinesAt(
		index,
		children.map(({ path }) => path),
	);
	return children.map((child, i) => {
		const { title, headings = [] } = outlines[i] ?? {};
		return title === undefined || 'documents' in child ? child : { ...child, title, headings: flat(headings).length };
	});
}

async function pathsBelow(index: Index, name: string): Promise<readonly string[]> {
	if (name === '' || name === '.') return index.run(readOutlinePaths);
	const below = await index.run((manifest) => readOutlinePaths(manifest, name.replace(/\/?$/, '/')));
	if (below.length > 0) return below;
	const all = await index.run(readOutlinePaths);
	const directoriesOf = (path: string): string[] =>
		[...path.matchAll(/\//g)].map(({ index: end }) => path.slice(0, end));
	const nearest = nearestName(name, [...new Set(all.flatMap((path) => [path, ...directoriesOf(path)]))]);
	const hint = nearest === undefined ? 'Call pinakes_outline without a path.' : `Did you mean ${nearest}?`;
	throw new PinakesError('invalid_value', `There is no document and no directory ${name}. ${hint}`);
}

/** Returns the headings in the order of the file, without those that have no text, such as pictures. */
function flat(headings: readonly Heading[]): Omit<Heading, 'children'>[] {
	return headings.flatMap(({ children, ...heading }) => [...(heading.text ? [heading] : []), ...flat(children)]);
}
