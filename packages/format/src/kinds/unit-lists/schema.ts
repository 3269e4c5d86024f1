import type { ListName } from '../../manifest.ts';

/**
 * The inverted lists of units. Each has a public file, made for people and other programs, and past
 * `SPLIT_ABOVE_BYTES` of it a table of the same lists for this reader:
 *
 *     units.by_tag.json               { "git-commit": ["gh:aider-chat/aider#git-commit", …], … }
 *     parts/units_by_tag.0.json       { "git-commit": "postings", … }     (codec/postings.ts)
 *
 * A posting is the unit's number: its place in `units.all.json`, which is sorted.
 */

/** The public file of a list. */
export function publicListFile(list: ListName): string {
	return `units.by_${list}.json`;
}

/** The name of a list's table. */
export function listTable<L extends ListName>(list: L): `units_by_${L}` {
	return `units_by_${list}`;
}

/** Every unit id, sorted. */
export const ALL_UNITS_FILE = 'units.all.json';

/** Every package id, sorted. */
export const ALL_PACKAGES_FILE = 'packages.all.json';

/** Bytes of a public list up to which one parse of it is cheaper than a table of parts. */
export const SPLIT_ABOVE_BYTES = 131_072;

/** Bytes that a part of a table aims at. */
export const PART_BYTES = 16_384;
