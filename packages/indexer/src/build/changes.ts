import { compare } from '../base/report.ts';

/** Names of added, removed and changed items, sorted. */
export interface Changes {
	readonly added: readonly string[];
	readonly removed: readonly string[];
	readonly changed: readonly string[];
}

/** Compares two states, given as digests by name. */
export function changesBetween(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Changes {
	const sorted = (names: Iterable<string>): string[] => [...names].sort(compare);
	return {
		added: sorted([...now.keys()].filter((name) => !old.has(name))),
		removed: sorted([...old.keys()].filter((name) => !now.has(name))),
		changed: sorted(
			[...now].filter(([name, digest]) => old.has(name) && old.get(name) !== digest).map(([name]) => name),
		),
	};
}

export function hasNoChanges({ added, removed, changed }: Changes): boolean {
	return added.length + removed.length + changed.length === 0;
}
