import { type DocumentOutline, type Heading, nearestName, PinakesError } from '@pinakes/query';
import { readOutlines } from '@pinakes/query/format/kinds/outline/read';
import * as z from 'zod';
import { count, OFFSET, text } from '../arguments.ts';
import { pageOf } from '../bounds.ts';
import { inRoot } from '../index/paths.ts';
import { joined, oneLine, rest } from '../markdown.ts';
import { defineTool, type Paged } from '../tool.ts';

const INPUT = {
	path: text('The path of a document, for its headings; or of a directory, for its documents; all unless given'),
	depth: count('Headings of this level at most, 1 to 6; all unless given'),
	offset: OFFSET,
};

const OUTPUT = {
	path: z.string(),
	documents: z
		.array(z.looseObject({ path: z.string(), title: z.string(), headings: z.number() }))
		.describe('Documents of a directory, each with how many headings it has'),
	headings: z
		.array(z.looseObject({ level: z.number(), text: z.string(), first_line: z.number(), last_line: z.number() }))
		.describe('Headings of a document, in its order'),
	total: z.number(),
};

type Outline = z.infer<z.ZodObject<typeof OUTPUT>> & Paged;

/** `pinakes_outline`: which documents and headings are there? */
export const OUTLINE = defineTool<typeof INPUT, Outline>({
	name: 'pinakes_outline',
	title: 'List documents and headings',
	description:
		'Lists the documents of the index or of a directory, or the headings of one document with their lines. Read a section by its heading with pinakes_get.',
	input: INPUT,
	output: OUTPUT,
	async run({ index, characters }, { path, depth, offset }) {
		const [name = ''] = inRoot(path ? [path] : []);
		const outlines = await index.run(readOutlines);
		const document = outlines.find((one) => one.path === name);
		const from = offset ?? 0;
		if (document !== undefined) {
			const headings = flat(document.headings).filter(({ level }) => level <= (depth ?? Number.POSITIVE_INFINITY));
			const frame = { path: name, documents: [], headings: [], total: headings.length };
			const { items, ...page } = pageOf(headings, from, characters, frame);
			return { ...frame, headings: items, ...page };
		}
		const documents = below(outlines, name).map((one) => ({ ...one, headings: flat(one.headings).length }));
		const frame = { path: name, documents: [], headings: [], total: documents.length };
		const { items, ...page } = pageOf(documents, from, characters, frame);
		return { ...frame, documents: items, ...page };
	},
	toMarkdown(outline) {
		const { path, documents, headings, total } = outline;
		const what = documents.length > 0 ? 'documents' : 'headings';
		return joined([
			`${oneLine(path) || 'All'}: ${total} ${what}`,
			documents.map((one) => `- ${oneLine(one.path)}: ${oneLine(one.title)} (${one.headings} headings)`),
			headings.map(
				({ level, text: title, first_line, last_line }) =>
					`${'  '.repeat(level - 1)}- ${oneLine(title)} (level ${level}, lines ${first_line}-${last_line})`,
			),
			rest(outline),
		]);
	},
});

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
