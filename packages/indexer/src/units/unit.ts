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

/** Whether the tags and keywords of a unit are its author's; those that are missing are derived from its text. */
export function originsOf({
	capability_tags,
	keywords,
}: Pick<Unit, 'capability_tags' | 'keywords'>): Pick<Unit, 'tags_origin' | 'keywords_origin'> {
	return {
		tags_origin: capability_tags.length > 0 ? 'declared' : 'derived',
		keywords_origin: keywords.length > 0 ? 'declared' : 'derived',
	};
}
