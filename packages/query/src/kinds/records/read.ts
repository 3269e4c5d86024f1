import type { Shape } from '../../json.ts';
import type { Manifest, NumberTable } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { partOf } from '../../codec/cuts.ts';
import { damaged, readParts } from '../tables.ts';
import type { PackageRecord, UnitRecord } from './format.ts';

const UNIT: Shape = { unit_id: '', name: '', description: '', capability_tags: [''], keywords: [''], ide_support: [''] };
const PACKAGE: Shape = { package_id: '', trust_level: '' };

/** Reads the units of the numbers given, in that order. */
export function readUnits(manifest: Manifest, numbers: readonly number[]): Recipe<UnitRecord[]> {
	return readRecords(manifest, 'units', UNIT, numbers);
}

/** Reads the packages of the numbers given, in that order. */
export function readPackages(manifest: Manifest, numbers: readonly number[]): Recipe<PackageRecord[]> {
	return readRecords(manifest, 'packages', PACKAGE, numbers);
}

function* readRecords<T>(manifest: Manifest, table: NumberTable, shape: Shape, numbers: readonly number[]): Recipe<T[]> {
	const cuts = manifest.cuts[table];
	const parts = yield* readParts<number, readonly T[]>(table, cuts, numbers, [shape]);
	return numbers.map((number, i) => parts[i]?.[number - (cuts[partOf(cuts, number)] ?? 0)] ?? damaged(table));
}
