import { type Format, FormatError, fenceFor, MarkdownLines } from './format.ts';
import { splitFrontMatter } from './front-matter.ts';
import { withoutTemplates } from './templates.ts';
import { entry, readJsonTree, type TreeNode, textOf } from './tree.ts';

/** Jupyter notebooks: cells with text and code, without outputs. */
export const NOTEBOOK: Format = {
	name: 'Jupyter notebook',
	// Sphinx shows the source of a page by such names, as in other formats.
	extensions: ['ipynb', 'ipynb.txt'],
	read(text) {
		const root = readJsonTree(withoutInvalidNumbers(text));
		const cells = entry(root, 'cells')?.items;
		if (cells === undefined) {
			const isOld = entry(root, 'worksheets') !== undefined;
			throw new FormatError(isOld ? 'the notebook is of nbformat 3, and 4 is read' : 'the notebook has no cells', 1);
		}
		const metadata = entry(root, 'metadata');
		const language =
			textOf(entry(entry(metadata, 'language_info'), 'name')) ||
			textOf(entry(entry(metadata, 'kernelspec'), 'language'));
		const lines = new MarkdownLines();
		for (const cell of cells) addCell(lines, cell, language.replace(/[^\w+#-]/g, ''));
		const title = textOf(entry(metadata, 'title'));
		return lines.toRead(new Map([...(title === '' ? [] : [['title', title] as const]), ...frontMatterOf(cells[0])]));
	},
};

/** Matches texts of JSON, also open ones, and numbers that it does not have but Python writes. */
const INVALID_NUMBERS = /"(?:[^"\\\n]|\\.)*"?|-?\b(?:NaN|Infinity)\b/g;

function withoutInvalidNumbers(text: string): string {
	if (!/NaN|Infinity/.test(text)) return text;
	return text.replace(INVALID_NUMBERS, (token) => (token.startsWith('"') ? token : 'null'));
}

/** Returns the fields of front matter, which Quarto and nbdev read in a first cell that is raw. */
function frontMatterOf(cell: TreeNode | undefined): ReadonlyMap<string, unknown> {
	const source = cell && textOf(entry(cell, 'cell_type')) === 'raw' ? entry(cell, 'source') : undefined;
	const text = source && sourceLines(source).map(([line]) => line);
	return (text && splitFrontMatter(text.join('\n')).fields) ?? new Map();
}

/** Formats of raw cells that are text; cells without a format are in that of the page. */
const RAW_TEXT = new Set(['', 'text/markdown', 'text/restructuredtext', 'text/x-rst', 'text/plain']);

/** Whether a cell is raw and has text other than front matter. */
function isRawText(cell: TreeNode, text: string): boolean {
	const metadata = entry(cell, 'metadata');
	const format = textOf(entry(metadata, 'raw_mimetype')) || textOf(entry(metadata, 'format'));
	return textOf(entry(cell, 'cell_type')) === 'raw' && RAW_TEXT.has(format) && !splitFrontMatter(text).present;
}

/** Matches pictures embedded in the notebook. */
const DATA = /\]\((?:data|attachment):[^)\s\]]*\)/g;

function addCell(lines: MarkdownLines, cell: TreeNode, language: string): void {
	const source = entry(cell, 'source');
	const kind = textOf(entry(cell, 'cell_type'));
	if (source === undefined) return;
	const parts = sourceLines(source);
	const text = parts.map(([line]) => line).join('\n');
	if (text.trim() === '' || !(['markdown', 'code'].includes(kind) || isRawText(cell, text))) return;
	const first = parts[0]?.[1] ?? cell.line;
	const isCode = kind === 'code';
	const fence = fenceFor(text);
	lines.add('', 0);
	if (isCode) lines.add(fence + language, first);
	const shown = isCode ? text : withoutTemplates(text).replace(DATA, ']()');
	for (const [i, line] of shown.split('\n').entries()) lines.add(line, parts[i]?.[1] ?? first);
	if (isCode) lines.add(fence, parts.at(-1)?.[1] ?? first);
	lines.add('', parts.at(-1)?.[1] ?? first);
}

/** Returns the lines of a cell with their lines in the file. The source is a list of lines, or one text. */
function sourceLines(source: TreeNode): [text: string, line: number][] {
	const nodes = source.items ?? [source];
	return nodes.flatMap((node, i) => {
		const text = textOf(node);
		const own = i < nodes.length - 1 ? text.replace(/\r?\n$/, '') : text;
		return own.split(/\r?\n/).map((line): [string, number] => [line, node.line]);
	});
}
