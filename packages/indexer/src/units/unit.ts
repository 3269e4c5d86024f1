import type { PackageRecord, UnitRecord } from '@pinakes/query';

/** A unit as read. The number of its package is only known once all units are read. */
export type Unit = Omit<UnitRecord, 'package'>;

/** The sources of a build. */
export interface Sources {
	readonly units: readonly Unit[];
	readonly packages: readonly PackageRecord[];
	/** Text below the front matter of units, by path. Units of registries have none. */
	readonly prose?: ReadonlyMap<string, string>;
}

/** A package with its file. */
export interface SourcePackage {
	readonly record: PackageRecord;
	readonly source: string;
}

/** Returns the origins of tags and keywords of a unit: declared, or derived from its text if missing. */
export function originsOf({
	capability_tags,
	keywords,
}: Pick<Unit, 'capability_tags' | 'keywords'>): Pick<Unit, 'tags_origin' | 'keywords_origin'> {
	return {
		tags_origin: capability_tags.length > 0 ? 'declared' : 'derived',
		keywords_origin: keywords.length > 0 ? 'declared' : 'derived',
	};
}
