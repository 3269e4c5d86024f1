import type { ReadText } from './format.ts';

/** The lines around a map. The rest of the file is left unchanged. */
export const MAP_START = '<!-- pinakes:map: written by pinakes catalog -->';
export const MAP_END = '<!-- /pinakes:map -->';

/** Finds the lines that are markers, except in fenced code. */
export function markersIn(lines: readonly string[]): readonly [starts: readonly number[], ends: readonly number[]] {
	const [starts, ends]: [number[], number[]] = [[], []];
	let fence: string | undefined;
	lines.forEach((line, i) => {
		const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
		if (fence !== undefined) {
			if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
			return;
		}
		if (mark !== undefined) fence = mark;
		else if (line.trimEnd() === MAP_START) starts.push(i);
		else if (line.trimEnd() === MAP_END) ends.push(i);
	});
	return [starts, ends];
}

/** Returns a text without the map of documents in it, which says what is in others, with the lines of the file. */
export function withoutMap(text: string): Pick<ReadText, 'markdown' | 'lines'> {
	if (!text.includes(MAP_START)) return { markdown: text };
	const lines = text.split('\n');
	const [[start, ...starts], [end, ...ends]] = markersIn(lines);
	if (start === undefined || end === undefined || starts.length + ends.length > 0 || end < start) {
		return { markdown: text };
	}
	const isBlank = (line: number): boolean => lines[line]?.trim() === '';
	let [first, next] = [start, end + 1];
	while (isBlank(next)) next++;
	// The empty lines before a map at the end were written with it.
	if (next < lines.length) next = end + 1;
	else while (isBlank(first - 1)) first--;
	const kept = [...lines.keys()].filter((line) => line < first || line >= next);
	const markdown = kept.map((line) => lines[line]).join('\n');
	return {
		markdown: next < lines.length || kept.length === 0 ? markdown : `${markdown}\n`,
		lines: kept.map((line) => line + 1),
	};
}
