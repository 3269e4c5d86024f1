import type { Calibration } from '@pinakes/query';
import { calibrateUnits } from '../calibration/calibrate-units.ts';
import type { Config } from '../config/config.ts';
import type { Phrases } from '../kinds/lexicon/write.ts';
import { writeRecords } from '../kinds/records/write.ts';
import { collectLists, writeAllPackages, writeLists } from '../kinds/unit-lists/write.ts';
import { writeUnitTerms } from '../kinds/unit-terms/write.ts';
import { type UnitVectors, writeUnitVectors } from '../kinds/vectors/encoder.ts';
import { writeVocabulary } from '../kinds/vocabulary/write.ts';
import type { Sources } from '../model/unit.ts';
import type { FileTarget, ReadableTarget } from '../write/parts.ts';

/** The fields of the manifest about units. */
type WrittenUnits = ReturnType<typeof writeUnits>;

/** What units are read by: the lexicon, and the added languages of the index. */
interface UnitAnalysis {
	readonly phrases: Phrases;
	readonly languages: readonly string[];
}

/** Writes units with their vectors, and calibrates the confidence of goals. */
export function assembleUnits(
	files: ReadableTarget,
	sources: Sources,
	config: Config,
	analysis: UnitAnalysis,
): { readonly units: WrittenUnits; readonly calibration: Calibration | undefined } {
	const { units: all } = sources;
	const vectors = config.vectors === 'none' ? undefined : writeUnitVectors(files, all);
	const units = writeUnits(files, sources, config, analysis, vectors);
	const calibration = all.length > 0 ? calibrateUnits(files, sources, analysis.languages, units) : undefined;
	return { units, calibration };
}

function writeUnits(
	files: FileTarget,
	{ units, packages, prose }: Sources,
	config: Config,
	{ phrases, languages }: UnitAnalysis,
	vectors: UnitVectors | undefined,
) {
	const lists = collectLists(units);
	writeAllPackages(
		files,
		packages.map(({ package_id }) => package_id),
	);
	return {
		cuts: {
			...writeLists(files, units, lists, config.splitAboveBytes),
			unit_terms: writeUnitTerms(files, units, phrases, languages, prose),
			vocabulary: writeVocabulary(files, lists, phrases),
			...writeRecords(files, units, packages),
			...vectors?.cuts,
		},
		counts: {
			units: units.length,
			packages: packages.length,
			tags: lists.tag.size,
			keywords: lists.keyword.size,
			ides: lists.ide.size,
		},
		ides: [...lists.ide.keys()],
		...(vectors ? { unit_vectors: vectors.settings } : {}),
	};
}
