import type { Calibration } from '@pinakes/query';
import { digestOf } from '../base/digest.ts';
import { calibrateUnits } from '../calibration/calibrate-units.ts';
import type { Config } from '../config/config.ts';
import type { Phrases } from '../kinds/lexicon/write.ts';
import { writeRecords } from '../kinds/records/write.ts';
import { collectLists, writeAllPackages, writeLists } from '../kinds/unit-lists/write.ts';
import { writeUnitTerms } from '../kinds/unit-terms/write.ts';
import { type UnitVectors, writeUnitVectors } from '../kinds/vectors/encoder.ts';
import { writeVocabulary } from '../kinds/vocabulary/write.ts';
import type { Sources } from '../model/unit.ts';
import type { IndexFiles } from '../write/parts.ts';
import type { Stages } from './stage-memo.ts';

/** The fields of the manifest about units. */
type WrittenUnits = ReturnType<typeof writeUnits>;

/** What units are read by: the lexicon, and the added languages of the index. */
interface UnitAnalysis {
	readonly phrases: Phrases;
	readonly languages: readonly string[];
}

/** Writes units with their vectors, and calibrates the confidence of goals. */
export function assembleUnits(
	files: IndexFiles,
	sources: Sources,
	config: Config,
	analysis: UnitAnalysis,
	memo: Stages,
): { readonly units: WrittenUnits; readonly calibration: Calibration | undefined } {
	const { units: all, prose = new Map<string, string>() } = sources;
	const { synonyms, vectors: choice } = config;
	const vectorsInput = (): string =>
		digestOf(JSON.stringify([all.map(({ name, description }) => [name, description]), choice]));
	const vectors = memo.run('unit vectors', vectorsInput, files, (written) =>
		choice === 'none' ? undefined : writeUnitVectors(written, all),
	);
	const units = writeUnits(files, sources, config, analysis, vectors);
	const { languages } = analysis;
	const calibrationInput = (): string => digestOf(JSON.stringify([all, ...prose, synonyms, choice, languages]));
	const calibration = memo.run('calibration', calibrationInput, files, () =>
		all.length > 0 ? calibrateUnits(files, sources, languages, units) : undefined,
	);
	return { units, calibration };
}

function writeUnits(
	files: IndexFiles,
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
