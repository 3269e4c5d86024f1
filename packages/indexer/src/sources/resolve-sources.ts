import type { PackageRecord } from '@pinakes/query';
import { compare, type Report } from '../report.ts';
import type { SourcePackage, Sources, Unit } from '../units/unit.ts';
import type { FolderContents, ReadUnit } from './read-folders.ts';

/**
 * Resolves duplicates, so that each unit and package is in the index once: repeated ids, copies of a skill for several
 * tools, and skills shadowed by one of the same name in an earlier folder. Reports what is left out.
 */
export function resolveSources(contents: FolderContents, report: Report): Sources {
	const packages = resolvePackages(contents.packages, report);
	const units = resolveIds(mergeCopies(contents.units, report), report);
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
			leaveOut(
				unit,
				'copy',
				`the file is a copy of ${copyOf.unit.source}`,
				'keep one, or leave it: its IDEs are added',
				report,
			);
			copyOf.unit = { ...copyOf.unit, ide_support: [...new Set([...copyOf.unit.ide_support, ...unit.ide_support])] };
		} else if (shadowing !== undefined && shadowing.folder < folder) {
			leaveOut(
				unit,
				'shadowed',
				`the skill ${unit.name} of an earlier folder shadows it: ${shadowing.unit.source}`,
				'rename one of them to have both',
				report,
			);
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

function leaveOut(unit: Unit, rule: string, message: string, fix: string, report: Report): void {
	report({ severity: 'warning', file: unit.source, rule, message, fix });
}

function resolveIds(units: readonly Unit[], report: Report): Unit[] {
	const byId = new Map<string, Unit>();
	for (const unit of [...units].sort((a, b) => compare(a.source, b.source))) {
		const first = byId.get(unit.unit_id);
		if (first === undefined) byId.set(unit.unit_id, unit);
		else reportTwice('unit_id', unit.unit_id, unit.source, first.source, report);
	}
	return [...byId.values()].sort((a, b) => compare(a.unit_id, b.unit_id));
}

function resolvePackages(packages: readonly SourcePackage[], report: Report): PackageRecord[] {
	const byId = new Map<string, SourcePackage>();
	for (const one of [...packages].sort((a, b) => compare(a.source, b.source))) {
		const first = byId.get(one.record.package_id);
		if (first === undefined) byId.set(one.record.package_id, one);
		else reportTwice('package_id', one.record.package_id, one.source, first.source, report);
	}
	return [...byId.values()].map(({ record }) => record).sort((a, b) => compare(a.package_id, b.package_id));
}

function reportTwice(field: string, id: string, file: string, first: string, report: Report): void {
	report({
		severity: 'error',
		file,
		rule: 'duplicate-id',
		message: `the ${field} ${id} is that of ${first} as well; that one is kept`,
		fix: 'give each its own id',
	});
}

function checkReferences(units: readonly Unit[], packages: readonly PackageRecord[], report: Report): void {
	const known = new Set(packages.map(({ package_id }) => package_id));
	for (const { package_id, source } of units) {
		if (package_id === null || known.has(package_id)) continue;
		report({
			severity: 'warning',
			file: source,
			rule: 'missing-package',
			message: `the package ${package_id} is not among the sources, so that matches have no install information`,
			fix: 'add its file to packages/, or fix package_id',
		});
	}
}
