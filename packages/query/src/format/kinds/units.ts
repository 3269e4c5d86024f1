import { own, type Shape, tableOf } from '../base/json.ts';
import { need, type Recipe } from '../base/recipe.ts';
import { partOf } from '../codec/cuts.ts';
import type { Postings } from '../codec/postings.ts';
import type { ListName } from '../manifest/manifest.ts';
import type { Opened } from '../manifest/opened.ts';
import { postingsOf, readKeys, readRecords } from './tables.ts';

/**
 * Units and packages in the order of their ids, cut into parts. The manifest lists the number of the first record
 * of each:
 *
 *     parts/units.0.json      [ UnitRecord, … ]
 *     parts/packages.0.json   [ PackageRecord, … ]
 */

/** Target size of a part, in bytes. */
export const RECORD_PART_BYTES = 32_768;

/** The IDE of units that work with any tool that follows instructions. */
export const GENERIC_IDE = 'generic';

/** Whether tags or keywords are from a unit's author, or the build derived them from its text. */
export type Origin = 'declared' | 'derived';

/** How a unit is started. */
export interface Entrypoint {
	readonly command: string;
	readonly args?: string | null | undefined;
	readonly cwd?: string | null | undefined;
	readonly examples?: readonly string[] | null | undefined;
}

/** A unit, which requests are matched with. Field names are those of registry files. */
export interface UnitRecord {
	readonly unit_id: string;
	readonly package_id: string | null;
	readonly name: string;
	readonly description: string;
	readonly capability_tags: readonly string[];
	readonly keywords: readonly string[];
	readonly ide_support: readonly string[];
	readonly entrypoints: readonly Entrypoint[];
	readonly usage_notes: string | null;
	readonly conflicts: string | null;
	readonly tags_origin: Origin;
	readonly keywords_origin: Origin;
	/** `unit` from a registry, `skill`, or the kind of a markdown rule. */
	readonly kind: string;
	/** Path of the source file, relative to the folder that was built. */
	readonly source: string;
	/** Paths of other files with the same name and almost the same description; absent without copies. */
	readonly copies?: readonly string[] | undefined;
	/** Index of the unit's package in `packages.all.json`, if it has one. */
	readonly package: number | null;
	/** Whether users alone may start it. It is offered to nobody who does not ask for it by name. */
	readonly disable_model_invocation?: true;
	/** False if models alone start it. */
	readonly user_invocable?: false;
}

/** Kinds of units that are called by the names of their files, whatever the headings say, unless that is their folder's: `/deploy`, `@style`. */
const CALLED_BY_FILE = ['prompt', 'rule'];

/** Returns the name that one types to call a unit. */
export function callNameOf({ kind, name, source }: Pick<UnitRecord, 'kind' | 'name' | 'source'>): string {
	const [folder, file = ''] = `/${source}`.split('/').slice(-2);
	return CALLED_BY_FILE.includes(kind) && folder !== name ? file.replace(/(?:\.prompt)?\.\w+$/i, '') : name;
}

/** How a package is installed. */
export interface Install {
	readonly method: string;
	readonly auto_install_cmd: string;
	readonly manual_install_cmd: string | null;
	readonly uninstall_cmd?: string | null;
	readonly notes?: string | null;
}

/** A package, which is installed. Additional fields are passed through. */
export interface PackageRecord {
	readonly package_id: string;
	readonly name: string;
	readonly description: string;
	readonly supported_ides: readonly string[];
	readonly install: Install | null;
	readonly units: readonly string[];
	/** Empty if its author does not say. */
	readonly trust_level: string;
	readonly [field: string]: unknown;
}

/** Returns the tags and keywords that the author of a unit gave it. */
export function declaredTerms({
	capability_tags,
	keywords,
	tags_origin,
	keywords_origin,
}: Pick<UnitRecord, 'capability_tags' | 'keywords' | 'tags_origin' | 'keywords_origin'>): string[] {
	return [...(tags_origin === 'declared' ? capability_tags : []), ...(keywords_origin === 'declared' ? keywords : [])];
}

const UNIT: Shape = { name: '', source: '', description: '', capability_tags: [''], keywords: [''], ide_support: [''] };
const PACKAGE: Shape = { package_id: '', trust_level: '' };

/** Reads units by their numbers, in that order. */
export function readUnits(manifest: Opened, numbers: readonly number[]): Recipe<UnitRecord[]> {
	return readRecords(manifest, 'units', UNIT, numbers);
}

/** Reads all units, in the order of their ids. */
export function readAllUnits(manifest: Opened): Recipe<UnitRecord[]> {
	return readUnits(manifest, [...Array(manifest.counts.units).keys()]);
}

/** Reads packages by their numbers, in that order. */
export function readPackages(manifest: Opened, numbers: readonly number[]): Recipe<PackageRecord[]> {
	return readRecords(manifest, 'packages', PACKAGE, numbers);
}

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

/** Reads the ids of all units, sorted: their numbers are their positions. */
export function readUnitIds(): Recipe<readonly string[]> {
	return need({ file: ALL_UNITS_FILE, shape: [''] });
}

export const ALL_PACKAGES_FILE = 'packages.all.json';

/** Maximum size of a public file, in bytes, that is parsed as a whole instead of reading a table. */
export const SPLIT_ABOVE_BYTES = 131_072;

/** Target size of a part, in bytes. */
export const PART_BYTES = 16_384;

/**
 * Reads the postings of each term: the numbers of the units with it, ascending, empty for an unknown term.
 * Small lists are read from their public file, in which ids are sorted, large ones from a table.
 */
export function* readUnitLists(manifest: Opened, list: ListName, terms: readonly string[]): Recipe<Postings[]> {
	const table = listTable(list);
	if (manifest.cuts[table].length > 0) {
		const texts = yield* readKeys<string>(manifest, table, '', terms);
		return texts.map((text) => postingsOf(text, manifest, table));
	}
	const lists = yield* need<Readonly<Record<string, string[]>>>({ file: publicListFile(list), shape: tableOf(['']) });
	const all = yield* readUnitIds();
	return terms.map((term) => Uint32Array.from(own(lists, term) ?? [], (id) => partOf(all, id)));
}

/**
 * Terms of the texts of units, by which goals, constraints and environments are compared with thousands of units without
 * reading their records:
 *
 *     parts/unit_terms.0.json   { "network": ["in descriptions", "share 1/4", …, "in conflicts", "whole", "prose share 1/4", …], … }
 *
 * Each is a list of postings (codec/postings.ts); trailing empty lists are omitted. Terms are those of `indexTerms`; for
 * `whole`, those of `literalTerms`, since an environment must occur in conflicts as whole words. Shares are those of the
 * term's weight that a unit gets by BM25 (kinds/text/bm25.ts), rounded to one of four, so that scores are sums over lists.
 * The description counts as text; the name and the tags and keywords that the author declared count as title. Phrases of
 * the lexicon are indexed by the head of their group as well. The prose of a unit is the text of its file after the front
 * matter, without code; it only affects the order of units that match otherwise.
 */
export const SHARES: readonly number[] = [1 / 4, 3 / 8, 9 / 16, 11 / 16];

/** Positions of the lists in a row: descriptions, shares, conflicts, and shares of the prose. */
export const IN_DESCRIPTION = 0;
export const SHARE_LISTS: readonly number[] = [1, 2, 3, 4];
export const IN_CONFLICTS = 5;
export const WHOLE_IN_CONFLICTS = 6;
export const PROSE_LISTS: readonly number[] = [7, 8, 9, 10];

/** Reads some lists of each term (see schema.ts), empty for an unknown term. */
export function* readUnitTerms(
	manifest: Opened,
	terms: readonly string[],
	lists: readonly number[],
): Recipe<Postings[][]> {
	const rows = yield* readKeys<readonly string[]>(manifest, 'unit_terms', [''], terms);
	return rows.map((row) => lists.map((list) => postingsOf(row?.[list], manifest, 'unit_terms')));
}

/**
 * Tags and keywords of the index by meaning: words are stemmed, and replaced by the head of their group in the
 * lexicon, so that `code-refactoring` and `代码重构` have the same key. A term of a query finds terms of the same
 * meaning here, also in another language:
 *
 *     parts/vocabulary.0.json   { "code refactor": { "tag": ["code-refactoring"], "keyword": […] }, … }
 */
export interface VocabularyEntry {
	readonly tag: readonly string[];
	readonly keyword: readonly string[];
}

/** Maximum words of a key; a longer term is found by its exact name only. */
export const MAX_KEY_LENGTH = 8;

/** Reads the entry of each key, undefined for an unknown key. */
export function readVocabulary(manifest: Opened, keys: readonly string[]): Recipe<(VocabularyEntry | undefined)[]> {
	return readKeys<VocabularyEntry>(manifest, 'vocabulary', { tag: [''], keyword: [''] }, keys);
}
