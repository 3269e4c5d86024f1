import type { ListName } from '../../manifest.ts';

/**
 * The inverted lists of units. Each has a public file, made for people and other programs, and past
 * `SPLIT_ABOVE_BYTES` of it blocks of the same lists for this reader:
 *
 *     units.by_tag.json               { "git-commit": ["gh:aider-chat/aider#git-commit", …], … }
 *     parts/units-by-tag.0.json       { "git-commit": "postings", … }     (codec/gaps.ts)
 *
 * A posting is the unit's number: its place in `units.all.json`, which is sorted.
 */

/** The public file of each list. */
export const PUBLIC_LIST_FILES: Readonly<Record<ListName, string>> = {
	tag: 'units.by_tag.json',
	keyword: 'units.by_keyword.json',
	ide: 'units.by_ide.json',
};

/** The name of each list's blocks. */
export const LIST_BLOCKS: Readonly<Record<ListName, string>> = {
	tag: 'units-by-tag',
	keyword: 'units-by-keyword',
	ide: 'units-by-ide',
};

/** Every unit id, sorted. */
export const ALL_UNITS_FILE = 'units.all.json';

/** Every package id, sorted. */
export const ALL_PACKAGES_FILE = 'packages.all.json';

/** Bytes of a public list up to which one parse of it is cheaper than blocks. */
export const SPLIT_ABOVE_BYTES = 128 * 1024;

/** Bytes that a block of a split table aims at. */
export const BLOCK_BYTES = 16 * 1024;
