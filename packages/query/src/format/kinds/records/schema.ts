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
	/** Index of the unit's package in `packages.all.json`, if it has one. */
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

/** A package, which is installed. Additional fields are passed through. */
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
