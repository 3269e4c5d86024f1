import { MAX_TABLE_LINES, markdownTable, type Table } from '../tables.ts';

/** Maximum cells of a table. */
const MAX_CELLS = 20_000;

/** Matches the beginning of a cell: its number of copies or columns, its style, and a bar. */
const CELL = /(?:(?<=^|\s)(\d{0,2})(?:\.\d{1,3})?([+*]?)[<>^.]{0,4}[a-z]?)?(?<!\\)\|/g;

/** Matches the borders of blocks in cells, which lines of a table have no room for. */
const BLOCK = /^(?:-{2,}|={4,}|\.{4,}|_{4,}|\*{4,}|\+{4,}|!={3,})$|^```/;

/** Matches comments, directives without text, and the sign of a line break. */
const DROPPED = /^\/\/.*$|^(?:include|ifdef|ifndef|ifeval|endif)::\S*\[\]$|\s\+$/;

/**
 * Reads the table that begins at a line.
 *
 * @param attributes of the table, as in `cols="1,2"`
 * @returns undefined if none begins there, or if cells have blocks
 */
export function readTable(lines: readonly string[], start: number, attributes: string): Table | undefined {
	const border = lines[start]?.trim() ?? '';
	if (!/^\|={3,}$/.test(border) || /\b(?:separator|format)=/.test(attributes)) return undefined;
	const body: string[] = [];
	for (let line = lines[start + 1]; line?.trim() !== border; line = lines[start + 1 + body.length]) {
		if (line === undefined || body.length === MAX_TABLE_LINES || BLOCK.test(line.trim())) return undefined;
		body.push(line.trim().replace(DROPPED, ''));
	}
	const first = body.findIndex((line) => line !== '');
	const columns = columnsIn(attributes) ?? cellsOf(body.slice(first, first + 1)).length;
	const isHead = /(?<!no)header/.test(attributes) || (first === 0 && body[1] === '' && !/noheader/.test(attributes));
	const cells = cellsOf(body);
	if (columns === 0 || cells.length > MAX_CELLS) return undefined;
	const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
		Array.from({ length: columns }, (_, column) => cells[row * columns + column] ?? ''),
	);
	const markdown = markdownTable(rows, isHead ? 1 : 0);
	const end = start + body.length + 2;
	return markdown.length > end - start ? undefined : { markdown, start, end };
}

/** Returns the number of columns that attributes name: `cols="1,2a"`, `cols=3*`. */
function columnsIn(attributes: string): number | undefined {
	const [, quoted, plain] = /\bcols=(?:"([^"]{1,500})"|([^,\]\s]{1,100}))/.exec(attributes) ?? [];
	const columns = quoted ?? plain;
	return columns
		?.split(/[,;]/)
		.map((column) => Number(/^\s*(\d{1,2})\*/.exec(column)?.[1] ?? 1))
		.reduce((sum, count) => sum + count, 0);
}

/** Returns the texts of cells, at most one line's more than the maximum. */
function cellsOf(lines: readonly string[]): string[] {
	const cells: string[] = [];
	for (const line of lines) {
		if (cells.length > MAX_CELLS) break;
		let [from, copies, spanned] = [0, 1, 0];
		const add = (to: number): void => {
			const text = line.slice(from, to).replaceAll('\\|', '|');
			// What is before the first bar goes on with the cell above.
			if (from === 0) cells.push(`${cells.pop() ?? ''} ${text}`);
			else cells.push(...Array<string>(copies).fill(text), ...Array<string>(spanned).fill(''));
		};
		for (const { index, 0: bar, 1: count = '', 2: sign } of line.matchAll(CELL)) {
			if (index > 0) add(index);
			from = index + bar.length;
			copies = sign === '*' ? Number(count) : 1;
			// A cell that spans columns is followed by empty ones.
			spanned = sign === '+' ? Math.max(0, Number(count) - 1) : 0;
		}
		if (line !== '') add(line.length);
	}
	return cells;
}
