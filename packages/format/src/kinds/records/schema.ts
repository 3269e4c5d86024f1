/**
 * The records themselves, in the order of their ids, cut into parts; the manifest keeps the number
 * of the first record in each:
 *
 *     parts/units.0.json      [ UnitRecord, … ]
 *     parts/packages.0.json   [ PackageRecord, … ]
 */

/** Bytes that a part of records aims at. */
export const RECORD_PART_BYTES = 32_768;

/** The entry of a unit's IDE list that stands for any tool that can follow instructions. */
export const GENERIC_IDE = 'generic';

/** Whether a unit's author gave its tags or keywords, or the build found them in its text. */
export type Origin = 'declared' | 'derived';

/** How a unit is started. */
export interface Entrypoint {
	readonly command: string;
	readonly args?: string | null | undefined;
	readonly cwd?: string | null | undefined;
	readonly examples?: readonly string[] | null | undefined;
}

/** A unit: what is matched. Field names are those of the registry that this format comes from. */
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
	/** `unit` from a registry, `skill`, or the kind that a markdown rule names. */
	readonly kind: string;
	/** Path of the source file, relative to the folder that was built. */
	readonly source: string;
	/** The number of the unit's package in `packages.all.json`, or null where it has none. */
	readonly package: number | null;
}

/** How a package is installed. */
export interface Install {
	readonly method: string;
	readonly auto_install_cmd: string;
	readonly manual_install_cmd: string;
	readonly uninstall_cmd?: string | null;
	readonly notes?: string | null;
}

/** A package: what is installed. Fields beyond those that are checked are kept as they came. */
export interface PackageRecord {
	readonly package_id: string;
	readonly name: string;
	readonly description: string;
	readonly supported_ides: readonly string[];
	readonly install: Install | null;
	readonly units: readonly string[];
	readonly trust_level: string;
	readonly [field: string]: unknown;
}
