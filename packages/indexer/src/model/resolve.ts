import type { PackageRecord } from '@pinakes/query';
import { compare, type Report, reportError, reportWarning } from '../base/report.ts';
import { REGISTRY_KIND, type SourcePackage, type Sources, type Unit } from './unit.ts';

/**
 * Resolves duplicates, so that each unit and package is in the index once: repeated ids, and copies of a skill for several
 * tools. Reports what is left out.
 */
export function resolveSources(
	contents: { readonly units: readonly ReadUnit[]; readonly packages: readonly SourcePackage[] },
	report: Report,
): Sources {
	const sources = distinctById(contents.packages, 'package_id', ({ record }) => record.package_id, report);
	const packages = sources.map(({ record }) => record);
	const units = distinctById(mergeCopies(contents.units, report), 'unit_id', ({ unit_id }) => unit_id, report);
	checkReferences(units, packages, report);
	return { units, packages };
}

/** Minimum share of the words of two texts that both have, for units of one name to be copies. */
const COPY_OVERLAP = 0.9;

/** Merges units of one name, with almost the same description and text, into one that supports the tools of all. Units of a registry have ids of their own and stay. */
function mergeCopies(read: readonly ReadUnit[], report: Report): Unit[] {
	const byName = new Map<string, { unit: Unit; readonly prose: string }[]>();
	for (const { unit, prose = '' } of visibleFirst(read)) {
		const name = `${unit.kind} ${unit.name}`;
		const others = byName.get(name) ?? [];
		const isCopy = (other: { unit: Unit; prose: string }): boolean =>
			overlap(other.unit.description, unit.description) >= COPY_OVERLAP && overlap(other.prose, prose) >= COPY_OVERLAP;
		const copyOf = unit.kind === REGISTRY_KIND ? undefined : others.find(isCopy);
		if (copyOf !== undefined) {
			const message = `it is a copy of ${copyOf.unit.source}, by its name, description and text`;
			reportWarning(unit.source, 'copy', message, 'keep one, or leave it: its IDEs are added', report);
			const { ide_support, copies = [] } = copyOf.unit;
			copyOf.unit = {
				...copyOf.unit,
				ide_support: [...new Set([...ide_support, ...unit.ide_support])],
				copies: [...copies, unit.source],
			};
		} else byName.set(name, [...others, { unit, prose }]);
	}
	return [...byName.values()].flat().map(({ unit }) => unit);
}

/** Returns the share of the words of two texts that both have, 0 to 1. */
function overlap(a: string, b: string): number {
	if (a === b) return 1;
	const [some, others] = [a, b].map((text) => new Set(text.match(/\S+/g)));
	const both = [...(some as Set<string>)].filter((word) => others?.has(word)).length;
	return both / ((some?.size ?? 0) + (others?.size ?? 0) - both);
}

/** Sorts units so that hidden folders come last within a source folder, as tools keep copies there, often without the other files of the skill. */
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

/** A unit, and the position of its folder in the given list; earlier folders take precedence. */
export interface ReadUnit {
	readonly unit: Unit;
	/** Text of its file; undefined for units of a registry. */
	readonly prose?: string | undefined;
	readonly folder: number;
}
