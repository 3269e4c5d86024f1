import type { PackageRecord, UnitRecord } from '@pinakes/query';
import type { Unit } from '../../model/unit.ts';
import { type FileTarget, writeRecordParts } from '../../write/parts.ts';

/** Writes the records of units and packages, both sorted by id. Returns the cuts of the tables. */
export function writeRecords(
	files: FileTarget,
	units: readonly Unit[],
	packages: readonly PackageRecord[],
): { units: number[]; packages: number[] } {
	const numbers = new Map(packages.map(({ package_id }, number) => [package_id, number]));
	const records = units.map((unit): UnitRecord => {
		const number = unit.package_id === null ? undefined : numbers.get(unit.package_id);
		return { ...unit, package: number ?? null };
	});
	return {
		units: writeRecordParts(files, 'units', records.map(asText)),
		packages: writeRecordParts(files, 'packages', packages.map(asText)),
	};
}

function asText(record: unknown): string {
	return JSON.stringify(record);
}
