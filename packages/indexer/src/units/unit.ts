import type { PackageRecord, UnitRecord } from '@pinakes/query';

/** A unit as read; its package's number is known only when all are. */
export type Unit = Omit<UnitRecord, 'package'>;

/** What the sources of a build hold. */
export interface Sources {
	readonly units: readonly Unit[];
	readonly packages: readonly PackageRecord[];
	/** What the files of units say below their front matter, by path; registries and folders of JSON have none. */
	readonly prose?: ReadonlyMap<string, string>;
}

/** A package and the file that it came from. */
export interface SourcePackage {
	readonly record: PackageRecord;
	readonly source: string;
}
