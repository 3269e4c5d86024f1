import type { UnitRecord } from '@pinakes/query';
import { oneLine } from '@pinakes/query/internal';
import type { Paged } from './bounds.ts';

/** A line of a list, or none where there is nothing to say. */
export function item(label: string, value: string | readonly string[] | null | undefined): string[] {
	const text = typeof value === 'string' ? oneLine(value) : (value ?? []).map(oneLine).join(', ');
	return text === '' ? [] : [`- ${label}: ${text}`];
}

/** A number as it is read: its value in a result has all digits. */
export function rounded(value: number): string {
	return String(Number(value.toFixed(2)));
}

/** Lines and paragraphs as one text; empty ones are left out. */
export function joined(lines: readonly (string | readonly string[])[], separator = '\n'): string {
	return lines
		.flat()
		.filter((line) => line !== '')
		.join(separator);
}

export function rest({ has_more, next_offset }: Paged): string {
	if (!has_more) return '';
	return next_offset === null ? '(Cut: this is not all.)' : `(There is more: call again with offset ${next_offset}.)`;
}

export function unitLine({ name, description }: UnitRecord): string {
	return `${oneLine(name)}: ${oneLine(description)}`;
}

/** How a unit is run, what to know of it, how it is found, and where it comes from. */
export function unitItems(unit: UnitRecord): string[] {
	return [
		...unit.entrypoints.flatMap(({ command, args, cwd, examples }) => [
			...item('run', [command, args ?? ''].filter(Boolean).join(' ')),
			...item('in', cwd),
			...item('examples', examples?.join('; ')),
		]),
		...item('notes', unit.usage_notes),
		...item('conflicts', unit.conflicts),
		...item(`tags (${unit.tags_origin})`, unit.capability_tags),
		...item(`keywords (${unit.keywords_origin})`, unit.keywords),
		...item('works in', unit.ide_support),
		...item(unit.kind, unit.source),
	];
}
