import { visit } from 'jsonc-parser';
import {
	Composer,
	type CST,
	type Document,
	isAlias,
	isMap,
	isScalar,
	isSeq,
	Lexer,
	LineCounter,
	type Node,
	Parser,
} from 'yaml';
import { FormatError, withSingleSpaces } from './format.ts';

/** A value of JSON or YAML with its line in the file. Objects are maps, as their keys are untrusted. */
export interface TreeNode {
	readonly line: number;
	/** Whether its text begins on the next line, as in a block scalar of YAML. */
	readonly isBlock?: boolean;
	readonly value?: string | number | boolean | null;
	readonly entries?: ReadonlyMap<string, TreeNode>;
	readonly items?: readonly TreeNode[];
}

/** Maximum nesting; `MAX_ALIASES` is the maximum number of YAML aliases. */
const MAX_DEPTH = 100;
const MAX_ALIASES = 10_000;

/** An object or a list that is being read, with the key of the next value. */
interface OpenNode extends TreeNode {
	key?: string;
	readonly entries?: Map<string, TreeNode>;
	readonly items?: TreeNode[];
}

/**
 * Parses JSON into a tree.
 *
 * @throws FormatError if it is invalid, or too deep, as the parser is recursive, and its limit depends on the runtime
 */
export function readJsonTree(text: string): TreeNode {
	const root: TreeNode[] = [];
	const open: OpenNode[] = [{ line: 1, items: root }];
	const add = (node: TreeNode): void => {
		const { entries, items, key = '' } = open.at(-1) as OpenNode;
		if (entries === undefined) items?.push(node);
		else entries.set(key, node);
	};
	const begin = (node: OpenNode): void => {
		if (open.length > MAX_DEPTH)
			throw new FormatError(`the JSON is nested more than ${MAX_DEPTH} levels deep`, node.line);
		add(node);
		open.push(node);
	};
	const end = (): void => void open.pop();
	visit(
		text,
		{
			onObjectBegin: (_offset, _length, line) => begin({ line: line + 1, entries: new Map() }),
			onObjectProperty: (key) => {
				(open.at(-1) as OpenNode).key = key;
			},
			onObjectEnd: end,
			onArrayBegin: (_offset, _length, line) => begin({ line: line + 1, items: [] }),
			onArrayEnd: end,
			onLiteralValue: (value, _offset, _length, line) => add({ line: line + 1, value }),
			onError: (_error, _offset, _length, line) => {
				throw new FormatError('the JSON is broken', line + 1);
			},
		},
		{ disallowComments: true },
	);
	return root[0] as TreeNode;
}

/**
 * Parses the first document of YAML into a tree. Aliased nodes are shared, not copied, so that they cannot multiply.
 *
 * @throws FormatError if it is invalid or too deep
 */
export function readYamlTree(text: string): TreeNode {
	const counter = new LineCounter();
	const lineOf = (offset = 0): number => Math.max(1, counter.linePos(offset).line);
	const document = composeYaml(text, counter, { uniqueKeys: false });
	const [error] = document.errors;
	if (error !== undefined)
		throw new FormatError(`the YAML is broken: ${error.message.split('\n')[0]}`, lineOf(error.pos[0]));
	const anchors = new Map<string, TreeNode>();
	let aliases = 0;
	const convert = (node: unknown, key?: Node): TreeNode => {
		const line = lineOf((key ?? (node as Node | null))?.range?.[0]);
		if (isAlias(node)) {
			if (++aliases > MAX_ALIASES) throw new FormatError(`the YAML has more than ${MAX_ALIASES} aliases`, line);
			// An alias within its own anchor is not yet resolved.
			return anchors.get(node.source) ?? { line, value: null };
		}
		const converted = { line, ...contentOf(node) };
		const { anchor } = (node ?? {}) as { anchor?: string };
		if (anchor !== undefined) anchors.set(anchor, converted);
		return converted;
	};
	const contentOf = (node: unknown): Omit<TreeNode, 'line'> => {
		if (isMap(node)) {
			const entries = node.items.map(({ key, value }) =>
				isScalar(key) ? ([String(key.value), convert(value, key)] as const) : ([String(key), convert(value)] as const),
			);
			return { entries: new Map(entries) };
		}
		if (isSeq(node)) return { items: node.items.map((item) => convert(item)) };
		const { value, type } = isScalar(node) ? node : {};
		const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
		return { value: isPlain ? value : null, isBlock: type === 'BLOCK_LITERAL' };
	};
	return convert(document.contents);
}

/**
 * Parses the first document of YAML, by the core schema.
 *
 * @throws FormatError if it is too deep, as it is composed recursively, or has too many words and signs
 */
export function composeYaml(
	text: string,
	counter: LineCounter,
	{ uniqueKeys = true, maxLexemes = Number.POSITIVE_INFINITY },
): Document.Parsed {
	const parser = new Parser(counter.addNewLine);
	counter.addNewLine(0);
	const tokens: CST.Token[] = [];
	let lexemes = 0;
	// The parser sees that a quote is missing only where a line ends.
	for (const lexeme of new Lexer().lex(text.endsWith('\n') ? text : `${text}\n`)) {
		tokens.push(...parser.next(lexeme));
		const { length } = counter.lineStarts;
		if (++lexemes > maxLexemes) throw new FormatError(`the YAML has more than ${maxLexemes} words and signs`, length);
		if (parser.stack.length > MAX_DEPTH)
			throw new FormatError(`the YAML is nested more than ${MAX_DEPTH} levels deep`, length);
	}
	const composer = new Composer({ schema: 'core', prettyErrors: false, uniqueKeys });
	// Without any, the composer is made to give an empty one.
	return [...composer.compose([...tokens, ...parser.end()], true, text.length)][0] as Document.Parsed;
}

/** Returns the value of a key. */
export function entry(node: TreeNode | undefined, key: string): TreeNode | undefined {
	return node?.entries?.get(key);
}

/** Returns the text of a scalar; empty for other nodes. */
export function textOf(node: TreeNode | undefined): string {
	const { value } = node ?? {};
	return value === undefined || value === null ? '' : String(value);
}

export interface Table {
	/** The table as markdown: not more lines than it has. */
	readonly markdown: readonly string[];
	readonly start: number;
	/** Number of the line after it. */
	readonly end: number;
}

/** Maximum lines of a table; further ones are another table. */
export const MAX_TABLE_LINES = 2_000;

/** Matches a bar, or a substitution between two. */
const BAR = /(?<![\w|`])\|[^\s|`](?:[^|`]{0,98}[^\s|`])?\||\|/g;

/**
 * Returns a table as lines of markdown.
 *
 * @param rows texts of cells, row by row; rows of empty ones are left out
 * @param headings number of rows that are headings
 */
export function markdownTable(rows: readonly (readonly string[])[], headings: number): string[] {
	const lines = rows
		.map((row) => row.map((cell) => withSingleSpaces(cell).replace(BAR, (bar) => (bar === '|' ? '\\|' : bar))))
		.filter((row) => row.some((cell) => cell !== ''))
		.map((row) => `| ${row.join(' | ')} |`);
	const width = rows[0]?.length ?? 0;
	// Markdown has one row of headings, or an empty one.
	const head = headings === 0 ? [`|${'  |'.repeat(width)}`] : lines.splice(0, 1);
	return [...head, `|${' - |'.repeat(width)}`, ...lines];
}
