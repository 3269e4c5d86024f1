import { NO_CONFIG } from '../config/config.ts';
import { knownHanWords } from '../kinds/lexicon/write.ts';
import { compare } from '../report.ts';
import { deriveTerms } from '../units/derive-terms.ts';
import type { Unit } from '../units/unit.ts';
import type { IndexFiles } from '../write/parts.ts';
import { indexFiles } from './index-files.ts';

/** A unit of which everything but its id, name and description may be left out. */
export type PlainUnit = Pick<Unit, 'unit_id' | 'name' | 'description'> & Partial<Unit>;

/**
 * The files of an index of units alone, which need not come from files. Tags and keywords that are not given
 * are derived from names and descriptions, as `buildIndex` does.
 *
 * @param units in any order, each id once
 */
export function indexUnits(units: Iterable<PlainUnit>): IndexFiles {
	const whole = Array.from(units, (unit): Unit => {
		const { capability_tags = [], keywords = [] } = unit;
		return {
			package_id: null,
			ide_support: [],
			entrypoints: [],
			usage_notes: null,
			conflicts: null,
			tags_origin: capability_tags.length > 0 ? 'declared' : 'derived',
			keywords_origin: keywords.length > 0 ? 'declared' : 'derived',
			kind: 'unit',
			source: unit.unit_id,
			...unit,
			capability_tags,
			keywords,
		};
	});
	whole.sort((a, b) => compare(a.unit_id, b.unit_id));
	const sources = { units: deriveTerms(whole, knownHanWords()), packages: [] };
	return indexFiles(sources, { outlines: [] }, NO_CONFIG);
}
