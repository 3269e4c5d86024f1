import type { Shape } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import type { Recipe } from '../../recipe.ts';
import { readRecords } from '../tables.ts';
import type { PackageRecord, UnitRecord } from './schema.ts';

const UNIT: Shape = { capability_tags: [''], keywords: [''], ide_support: [''] };
const PACKAGE: Shape = { package_id: '', trust_level: '' };

/** Reads units by their numbers, in that order. */
export function readUnits(manifest: Manifest, numbers: readonly number[]): Recipe<UnitRecord[]> {
	return readRecords(manifest, 'units', UNIT, numbers);
}

/** Reads packages by their numbers, in that order. */
export function readPackages(manifest: Manifest, numbers: readonly number[]): Recipe<PackageRecord[]> {
	return readRecords(manifest, 'packages', PACKAGE, numbers);
}
