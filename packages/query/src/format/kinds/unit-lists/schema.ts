import type { ListName } from '../../manifest.ts';

/**
 * The inverted lists of units. Each has a public file for people and other programs, and if that is larger than
 * `SPLIT_ABOVE_BYTES`, a table of the same lists:
 *
 *     units.by_tag.json               { "git-commit": ["gh:aider-chat/aider#git-commit", …], … }
 *     parts/units_by_tag.0.json       { "git-commit": "postings", … }     (codec/postings.ts)
 *
 * A posting is a unit's number: its index in `units.all.json`, which is sorted.
 */

export function publicListFile(list: ListName): string {
	return `units.by_${list}.json`;
}

export function listTable<L extends ListName>(list: L): `units_by_${L}` {
	return `units_by_${list}`;
}

/** The file of all unit ids, sorted. */
export const ALL_UNITS_FILE = 'units.all.json';

/** The file of all package ids, sorted. */
export const ALL_PACKAGES_FILE = 'packages.all.json';

/** Maximum size of a public file, in bytes, that is parsed as a whole instead of reading a table. */
export const SPLIT_ABOVE_BYTES = 131_072;

/** Target size of a part, in bytes. */
export const PART_BYTES = 16_384;
