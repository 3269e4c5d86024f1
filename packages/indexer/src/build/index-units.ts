import { fits } from '@pinakes/query/format/json';
import { checkList } from '../base/options.ts';
import { BuildError, compare } from '../base/report.ts';
import { NO_CONFIG } from '../config/config.ts';
import { deriveTerms, originsOf, type Unit } from '../model/unit.ts';
import type { IndexFiles } from '../write/parts.ts';
import { indexFiles } from './index-files.ts';

/** A unit of which only id, name and description are required. */
export type PlainUnit = Pick<Unit, 'unit_id' | 'name' | 'description'> & Partial<Unit>;

/**
 * Returns the files of an index of units, which need not be files. Missing tags and keywords are derived from names and
 * descriptions, as in `buildIndex`.
 *
 * @param units in any order, with unique ids
 * @throws BuildError for a unit without id, name or description, or with a duplicate id
 */
export function indexUnits(units: Iterable<PlainUnit>): IndexFiles {
	checkList('indexUnits', 'units', units);
	const taken = new Set<string>();
	const whole = Array.from(units, (unit, i): Unit => {
		checkUnit(unit, i, taken);
		const { capability_tags = [], keywords = [] } = unit;
		return {
			package_id: null,
			ide_support: [],
			entrypoints: [],
			usage_notes: null,
			conflicts: null,
			...originsOf({ capability_tags, keywords }),
			kind: 'unit',
			source: unit.unit_id,
			...unit,
			capability_tags,
			keywords,
		};
	});
	whole.sort((a, b) => compare(a.unit_id, b.unit_id));
	const sources = { units: deriveTerms(whole), packages: [] };
	return indexFiles(sources, { outlines: [] }, NO_CONFIG);
}

function checkUnit(unit: PlainUnit, i: number, taken: Set<string>): void {
	for (const field of ['unit_id', 'name', 'description'] as const) {
		if (typeof unit?.[field] !== 'string') throw new BuildError(`unit ${i + 1} has no ${field}: give it a string.`);
	}
	for (const field of ['capability_tags', 'keywords', 'ide_support'] as const) {
		if (fits(unit[field] ?? [], [''])) continue;
		throw new BuildError(`unit ${i + 1} has ${field} that are not a list of strings: write one such as ["git"].`);
	}
	const { unit_id } = unit;
	if (taken.has(unit_id)) throw new BuildError(`two units have the id ${JSON.stringify(unit_id)}: rename one.`);
	taken.add(unit_id);
}
