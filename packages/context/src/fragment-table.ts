import { oneLine, shorten } from '@pinakes/query/internal';
import type { Budget } from './slice.ts';
import type { Trace } from './trace.ts';

const COLUMNS = ['slice', 'id', 'chars', 'tokens', 'budget', 'score', 'result', 'reason'];
const MAX_CELL_LENGTH = 40;

/** Returns the fragments as a table for a terminal, with totals below. */
export function fragmentTable({ fragments, tokens, characters, request }: Trace): string {
	const limitText = (budget: Budget): string =>
		Object.entries(budget)
			.map(([unit, limit]) => limit + unit.charAt(0))
			.join('/') || '-';
	const amountText = (kept: number, whole: number): string => (kept === whole ? `${whole}` : `${kept}/${whole}`);
	const rows = fragments.map(({ slice, id, budget, score, kept, cut, reason, replaces, ...sizes }) => [
		...[slice, id, amountText(sizes.keptCharacters, sizes.characters), amountText(sizes.keptTokens, sizes.tokens)],
		...[limitText(budget), score === null ? '-' : score.toFixed(3), kept ? (cut ? 'cut' : 'kept') : 'dropped'],
		replaces === undefined ? reason : `${reason}, replaces ${replaces.join(', ')}`,
	]);
	const table = [COLUMNS, ...rows].map((row) => row.map((cell) => shorten(oneLine(cell), MAX_CELL_LENGTH)));
	const widths = COLUMNS.map((_, i) => Math.max(...table.map((row) => widthOf(row[i] ?? ''))));
	const lines = table.map((row) =>
		row.map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - widthOf(cell))).join('  '),
	);
	const total = `${characters} characters, ${tokens} tokens of ${limitText(request.budget)}`;
	return [...lines.map((line) => line.trimEnd()), total].join('\n');
}

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

/** Returns the columns that a text occupies in a terminal. */
function widthOf(text: string): number {
	return text.length + (text.match(WIDE)?.length ?? 0);
}
