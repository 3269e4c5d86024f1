import type { UnitRecord } from '@pinakes/query';
import { oneLine } from '@pinakes/query/format/visible';
import { item } from './markdown.ts';

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
