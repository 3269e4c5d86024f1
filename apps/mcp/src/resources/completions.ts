import type { CurrentIndex } from '../index/current-index.ts';
import { readUnitIds } from '../index/records.ts';

/** The values that a text may become: those that begin with it, then those that have it within. The SDK cuts and counts. */
export function completions(values: readonly string[], text: string): string[] {
	const wanted = text.toLowerCase();
	const found = [...new Set(values)].map((value) => ({ value, start: value.toLowerCase().indexOf(wanted) }));
	const beginning = found.filter(({ start }) => start === 0);
	const within = found.filter(({ start }) => start > 0);
	return [...beginning, ...within].map(({ value }) => value);
}

export function completeUnitId(current: CurrentIndex, text: string): Promise<string[]> {
	return current.use(async (index) => completions(await readUnitIds(index), text));
}
