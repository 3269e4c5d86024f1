import { MAX_LINE_LENGTH } from '../format.ts';
import { MAX_TABLE_LINES, markdownTable, type Table } from '../tree.ts';

/** Match the borders of a grid table, `+----+---+`, and of a simple table, `====  ===`. */
const GRID = /^\+(?:[-=]+\+)+$/;
const SIMPLE = /^=+(?: +=+)+$/;

/** Matches a line of hyphens below cells that span columns of a simple table. */
const SPANS = /^-[- ]*$/;

/** Characters that take two columns, as docutils counts them. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** Maximum columns of a table: what is behind the last one belongs to it. */
const MAX_COLUMNS = 60;

/** Cells of a table, row by row, with the number of rows that are headings. */
interface Rows {
	readonly rows: string[][];
	headings: number;
	end: number;
}

/** Reads the grid or simple table that begins at a line; undefined if none does, or if a simple one does not end. */
export function readTable(lines: readonly string[], start: number): Table | undefined {
	const first = (lines[start] as string).trim();
	const read = GRID.test(first) ? readGrid : SIMPLE.test(first) ? readSimple : undefined;
	const indent = (lines[start] as string).search(/\S/);
	const end = Math.min(lines.length, start + MAX_TABLE_LINES);
	const found = read?.((i) => (start + i < end ? (lines[start + i] as string).slice(indent).trimEnd() : ''));
	return found && { markdown: markdownTable(found.rows, found.headings), start, end: start + found.end };
}

function readGrid(lineAt: (i: number) => string): Rows {
	const table: string[] = [];
	for (let line = lineAt(0); /^[+|]/.test(line); line = lineAt(table.length)) table.push(line);
	const borders = table.filter((line) => GRID.test(line)).flatMap((line) => [...line.matchAll(/\+/g)]);
	const columns = [...new Set(borders.map(({ index }) => index))].sort((a, b) => a - b).slice(0, MAX_COLUMNS);
	const found: Rows = { rows: [], headings: 0, end: 1 };
	let row: string[] | undefined;
	for (; found.end < table.length; found.end++) {
		const line = toColumns(table[found.end] as string);
		// A border; of a cell that spans rows it has a part.
		if (line[0] === '+') {
			row = undefined;
			if (line[1] === '=') found.headings = found.rows.length;
		}
		if (row === undefined) {
			row = columns.slice(1).map(() => '');
			found.rows.push(row);
		}
		let from = 0;
		for (let i = 1; i < columns.length; i++) {
			// Where no border stands, the cell spans the next column.
			if (!'|+'.includes(line[columns[i] as number] || ' ') && i < columns.length - 1) continue;
			const cell = line.slice((columns[from] as number) + 1, columns[i]).join('');
			// Lines of poems and addresses begin with a bar.
			if (!/^[-=+]+$/.test(cell)) row[from] = `${row[from]} ${cell.trim().replace(/^\|(?:\s+|$)/, '')}`;
			from = i;
		}
	}
	return found;
}

function readSimple(lineAt: (i: number) => string): Rows | undefined {
	const columns = [...lineAt(0).matchAll(/=+/g)].map(({ index }) => index).slice(0, MAX_COLUMNS);
	const found: Rows = { rows: [], headings: 0, end: 1 };
	for (; found.end < MAX_TABLE_LINES; found.end++) {
		const line = lineAt(found.end);
		if (SIMPLE.test(line)) {
			if (lineAt(found.end + 1) === '') return { ...found, end: found.end + 1 };
			if (found.headings > 0) return undefined;
			found.headings = found.rows.length;
		} else if (line !== '' && !SPANS.test(line)) {
			const cells = cutSimple(toColumns(line), columns);
			const last = found.rows.at(-1);
			// A line without a first cell goes on with the row above.
			if (cells[0] === '' && last !== undefined && found.rows.length > found.headings) {
				cells.forEach((cell, i) => {
					last[i] = `${last[i]} ${cell}`;
				});
			} else found.rows.push(cells);
		}
	}
	return undefined;
}

function cutSimple(line: readonly string[], columns: readonly number[]): string[] {
	const cells = columns.map(() => '');
	let from = 0;
	for (let i = 1; i <= columns.length; i++) {
		const next = columns[i];
		// Text in the gap before a column belongs to a cell that spans it.
		if (next !== undefined && (line[next - 1] ?? ' ').trim() !== '') continue;
		cells[from] = line.slice(columns[from], next).join('').trim();
		from = i;
	}
	return cells;
}

function toColumns(line: string): string[] {
	return Array.from(line).flatMap((character) => (WIDE.test(character) ? [character, ''] : character));
}

/** Columns between tab stops. */
const TAB = 8;

/** Replaces tabs by spaces, up to the next tab stop. */
export function expandTabs(line: string): string {
	if (!line.includes('\t') || line.length > MAX_LINE_LENGTH) return line;
	return line.split('\t').reduce((before, part) => before + ' '.repeat(TAB - (before.length % TAB)) + part);
}
