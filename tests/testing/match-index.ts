import type { IndexFiles, Unit } from '@pinakes/indexer';
import { type Config, NO_CONFIG } from '@pinakes/indexer';
import { compare, draftFiles, finishIndex } from '@pinakes/indexer/internal';
import { type Index, memorySource, openIndex, type PackageRecord } from '@pinakes/query';

/** The configuration by which even the smallest lists are split into tables. */
export const SPLIT_CONFIG: Config = { ...NO_CONFIG, split_above_bytes: 0 };

/** A unit that says nothing but what is given. */
export function unitOf(unit_id: string, fields: Partial<Unit> = {}): Unit {
	return {
		unit_id,
		package_id: null,
		name: '',
		description: '',
		capability_tags: [],
		keywords: [],
		ide_support: [],
		entrypoints: [],
		usage_notes: null,
		conflicts: null,
		tags_origin: 'declared',
		keywords_origin: 'declared',
		kind: 'unit',
		source: `units/${unit_id}.json`,
		...fields,
	};
}

/** A trusted package that is installed with npm. */
export function packageOf(package_id: string, fields: Partial<PackageRecord> = {}): PackageRecord {
	return {
		package_id,
		name: package_id,
		description: '',
		supported_ides: [],
		install: { method: 'npm', auto_install_cmd: `npm i ${package_id}`, manual_install_cmd: `npm i ${package_id}` },
		units: [],
		trust_level: 'trusted',
		...fields,
	};
}

/** The files of an index of units and packages, which may come in any order. */
function filesOf(
	units: readonly Unit[],
	packages: readonly PackageRecord[] = [],
	config: Config = NO_CONFIG,
): IndexFiles {
	const sources = {
		units: [...units].sort((a, b) => compare(a.unit_id, b.unit_id)),
		packages: [...packages].sort((a, b) => compare(a.package_id, b.package_id)),
	};
	// These tests are about words; making vectors takes a second. Meaning has tests of its own.
	return finishIndex(draftFiles({ sources }, { ...config, vectors: 'none' }));
}

/** An opened index of units and packages, which may come in any order. */
export function indexOf(
	units: readonly Unit[],
	packages: readonly PackageRecord[] = [],
	config: Config = NO_CONFIG,
): Promise<Index> {
	return openIndex(memorySource(filesOf(units, packages, config)));
}
