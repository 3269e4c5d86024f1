import type { PackageRecord } from '@pinakes/query';
import { compare, type Report, reportError, reportWarning } from '../base/report.ts';
import type { SourcePackage, Sources, Unit } from './unit.ts';

/** Units and packages that were read from all folders. */
interface ReadUnits {
	readonly units: readonly ReadUnit[];
	readonly packages: readonly SourcePackage[];
}

/**
 * Resolves duplicates, so that each unit and package is in the index once: repeated ids, copies of a skill for several
 * tools, and skills shadowed by one of the same name in an earlier folder. Reports what is left out.
 */
export function resolveSources(contents: ReadUnits, report: Report): Sources {
	const sources = distinctById(contents.packages, 'package_id', ({ record }) => record.package_id, report);
	const packages = sources.map(({ record }) => record);
	const units = distinctById(mergeCopies(contents.units, report), 'unit_id', ({ unit_id }) => unit_id, report);
	checkReferences(units, packages, report);
	return { units, packages };
}

/** Merges copies of a file for several tools into one unit that supports all of them. */
function mergeCopies(read: readonly ReadUnit[], report: Report): Unit[] {
	const merged = new Map<string, { unit: Unit; folder: number }>();
	const firstByName = new Map<string, { unit: Unit; folder: number }>();
	for (const { unit, digest, folder } of visibleFirst(read)) {
		const name = `${unit.kind} ${unit.name}`;
		const copyOf = digest === '' ? undefined : merged.get(`${name} ${digest}`);
		const shadowing = unit.kind === 'skill' ? firstByName.get(name) : undefined;
		if (copyOf !== undefined) {
			const message = `the file is a copy of ${copyOf.unit.source}`;
			reportWarning(unit.source, 'copy', message, 'keep one, or leave it: its IDEs are added', report);
			copyOf.unit = { ...copyOf.unit, ide_support: [...new Set([...copyOf.unit.ide_support, ...unit.ide_support])] };
		} else if (shadowing !== undefined && shadowing.folder < folder) {
			const message = `the skill ${unit.name} of an earlier folder shadows it: ${shadowing.unit.source}`;
			reportWarning(unit.source, 'shadowed', message, 'rename one of them to have both', report);
		} else {
			const entry = { unit, folder };
			merged.set(digest === '' ? `${name} ${unit.unit_id} ${merged.size}` : `${name} ${digest}`, entry);
			if (!firstByName.has(name)) firstByName.set(name, entry);
		}
	}
	return [...merged.values()].map(({ unit }) => unit);
}

/**
 * Sorts units so that hidden folders come last within a source folder, as tools keep copies there, often without the
 * other files of the skill.
 */
function visibleFirst(read: readonly ReadUnit[]): ReadUnit[] {
	const isHidden = ({ unit }: ReadUnit): number => (/(?:^|\/)\./.test(unit.source) ? 1 : 0);
	return [...read].sort((a, b) => a.folder - b.folder || isHidden(a) - isHidden(b));
}

/** Returns the first source of each id, sorted by id; reports the others. */
function distinctById<T extends { readonly source: string }>(
	items: readonly T[],
	field: 'unit_id' | 'package_id',
	idOf: (item: T) => string,
	report: Report,
): T[] {
	const byId = new Map<string, T>();
	for (const item of [...items].sort((a, b) => compare(a.source, b.source))) {
		const id = idOf(item);
		const first = byId.get(id);
		if (first === undefined) byId.set(id, item);
		else {
			const message = `the ${field} ${id} is that of ${first.source} as well; that one is kept`;
			reportError(item.source, 'duplicate-id', message, 'give each its own id', report);
		}
	}
	return [...byId].sort(([a], [b]) => compare(a, b)).map(([, item]) => item);
}

function checkReferences(units: readonly Unit[], packages: readonly PackageRecord[], report: Report): void {
	const known = new Set(packages.map(({ package_id }) => package_id));
	for (const { package_id, source } of units) {
		if (package_id === null || known.has(package_id)) continue;
		const message = `the package ${package_id} is not among the sources, so that matches have no install information`;
		reportWarning(source, 'missing-package', message, 'add its file to packages/, or fix package_id', report);
	}
}

/** A unit with the digest of its file, which identifies copies. */
export interface ReadUnit {
	readonly unit: Unit;
	readonly digest: string;
	/** Position of its folder in the given list; earlier folders take precedence. */
	readonly folder: number;
}
