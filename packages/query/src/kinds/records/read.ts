import { partFile, rangeOf } from '../../codec/blocks.ts';
import { isRecord } from '../../json.ts';
import type { Manifest } from '../../manifest.ts';
import { needAll, type Part, type Recipe } from '../../recipe.ts';
import { PACKAGE_RANGES, type PackageRecord, UNIT_RANGES, type UnitRecord } from './format.ts';

/** Reads the units of the numbers given, in that order. */
export function* readUnits(manifest: Manifest, numbers: readonly number[]): Recipe<UnitRecord[]> {
	return yield* readRecords<UnitRecord>(UNIT_RANGES, 'unit_id', manifest.cuts.units, numbers);
}

/** Reads the packages of the numbers given, in that order. */
export function* readPackages(manifest: Manifest, numbers: readonly number[]): Recipe<PackageRecord[]> {
	return yield* readRecords<PackageRecord>(PACKAGE_RANGES, 'package_id', manifest.cuts.packages, numbers);
}

function* readRecords<T>(
	name: string,
	idField: string,
	starts: readonly number[],
	numbers: readonly number[],
): Recipe<T[]> {
	const wanted = numbers.map((number) => rangeOf(starts, number));
	const ranges = [...new Set(wanted)];
	const parts = ranges.map((range): Part<readonly T[]> => {
		const size = (starts[range + 1] ?? Number.POSITIVE_INFINITY) - (starts[range] ?? 0);
		return { file: partFile(name, range), decode: (json) => decodeRange<T>(json, idField, size) };
	});
	const records = yield* needAll(parts);
	const found: T[] = [];
	numbers.forEach((number, i) => {
		const range = wanted[i] as number;
		const record = records[ranges.indexOf(range)]?.[number - (starts[range] ?? 0)];
		if (record !== undefined) found.push(record);
	});
	return found;
}

/** `size` is what the manifest says; the last range, whose end it does not say, may have any. */
function decodeRange<T>(json: unknown, idField: string, size: number): readonly T[] | undefined {
	if (!Array.isArray(json)) return undefined;
	if (Number.isFinite(size) && json.length !== size) return undefined;
	return json.every((record) => isRecord(record) && typeof record[idField] === 'string') ? json : undefined;
}
