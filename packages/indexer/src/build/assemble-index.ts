import type { Calibration, Manifest } from '@pinakes/query';
import { builtInOfSections } from '@pinakes/query/format/calibration/built-in';
import { roundedShare } from '@pinakes/query/format/calibration/shares';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import { calibrateSections } from '../calibration/calibrate-sections.ts';
import { runRecipe } from '../calibration/run-recipe.ts';
import type { Config } from '../config/config.ts';
import { writeContexts } from '../kinds/contexts/write.ts';
import { findChangeLists } from '../kinds/documents/change-lists.ts';
import { findStoredEditions } from '../kinds/documents/editions.ts';
import { writeDocuments } from '../kinds/documents/write.ts';
import { writeEntries } from '../kinds/entries/write.ts';
import { writeFolding } from '../kinds/folding/write.ts';
import { writeLexicon } from '../kinds/lexicon/write.ts';
import { writeMessages } from '../kinds/messages/write.ts';
import { writeOutlines } from '../kinds/outline/write.ts';
import { writeSkills } from '../kinds/skills/write.ts';
import type { SectionTexts } from '../kinds/text/collect.ts';
import { addedLanguagesOf } from '../kinds/text/documents.ts';
import type { IndexedText } from '../kinds/text/indexed.ts';
import { writeText } from '../kinds/text/write.ts';
import type { WrittenVectors } from '../kinds/vectors/write.ts';
import type { UnreadEntry } from '../model/entry.ts';
import type { SkillSource } from '../model/skill.ts';
import type { Sources } from '../model/unit.ts';
import { analyzerSettings, type ManifestContent, manifestFields } from '../write/manifest.ts';
import type { ReadableTarget } from '../write/parts.ts';
import { assembleTranslations } from './assemble-translations.ts';
import { assembleUnits } from './assemble-units.ts';
import type { GatheredDocuments } from './gather.ts';

/** Adds vectors, if any, to the content of a manifest. */
export function withVectors(content: ManifestContent, vectors: WrittenVectors | undefined): ManifestContent {
	return vectors === undefined
		? content
		: { ...content, cuts: { ...content.cuts, ...vectors.cuts }, vectors: vectors.settings };
}

export interface IndexParts extends Pick<GatheredDocuments, 'outlines' | 'records' | 'entries' | 'contexts' | 'text'> {
	/** Units with their terms, and packages. */
	readonly sources: Sources;
	readonly unread: readonly UnreadEntry[];
	/** The folders of skills. */
	readonly skills: readonly SkillSource[];
	/** Lines of translations, as in data/translations.ts; empty for none. */
	readonly dictionary: string;
}

/** An index without vectors and manifest. */
export interface DraftIndex {
	readonly content: ManifestContent;
	/** The texts for vectors; undefined if there are no sections. */
	readonly text: IndexedText | undefined;
	/** Number of documents of older versions, and of untranslated copies. */
	readonly superseded: number;
}

/** Writes everything but vectors and the manifest. */
export function assembleIndex(files: ReadableTarget, from: IndexParts, config: Config): DraftIndex {
	const phrases = writeLexicon(files, config);
	writeMessages(files);
	writeFolding(files);
	const languages = addedLanguagesOf(from.text);
	const analysis = { phrases, languages };
	const { units, calibration: unitsCalibration } = assembleUnits(files, from.sources, config, analysis);
	writeOutlines(files, from.outlines);
	writeContexts(files, from.contexts, config.contexts);
	const editions = findStoredEditions(pathsOf(from.records), from.text);
	const changeLists = findChangeLists(from.outlines);
	const documents = writeDocuments(files, from.records, config.documents, phrases, editions, changeLists);
	const text = writeText(files, from.text, config.text);
	const unspaced = roundedShare(from.text.unspaced, from.text.texts.length);
	const translations = assembleTranslations(files, from, { terms: text.terms, unspaced }, config);
	const entries = writeEntries(files, from.entries, from.unread);
	const { ids, records, texts } = from.text;
	const counts = {
		...units.counts,
		documents: Math.max(from.outlines.length, ids.length),
		sections: records.length,
	};
	const cuts = {
		...units.cuts,
		...text.cuts,
		...documents,
		entries,
		...(translations.length > 0 ? { translations } : {}),
		...writeSkills(files, from.skills, textsOf(from.text, new Set(from.skills.map(({ source }) => source)))),
		section_vectors: [],
		term_vectors: [],
	};
	const analyzer = analyzerSettings(languages);
	const { ides, unit_vectors } = units;
	const calibration = {
		...(unitsCalibration ? { units: unitsCalibration } : {}),
		...(texts.length > 0 ? { sections: calibrateText(files, { analyzer, counts, cuts }, unspaced) } : {}),
	};
	return {
		content: { analyzer, counts, ides, cuts, calibration, unit_vectors },
		text: text.indexed,
		superseded: editions.superseded.size,
	};
}

function pathsOf(records: Iterable<string>): string[] {
	return Array.from(records, (json) => (JSON.parse(json) as DocumentRecord).path);
}

/** Calibrates the confidence of text search by questions to the texts that were written. */
function calibrateText(
	files: ReadableTarget,
	content: Pick<ManifestContent, 'analyzer' | 'counts' | 'cuts'>,
	unspaced: number,
): Calibration {
	const calibration = { sections: builtInOfSections(unspaced) };
	const manifest = manifestFields({ ...content, ides: [], calibration }) as Manifest;
	return runRecipe(calibrateSections(manifest), files);
}

/** Returns the concatenated sections of documents, by path. */
function textsOf({ ids, sectionCounts, texts }: SectionTexts, paths: ReadonlySet<string>): Map<string, string> {
	const found = new Map<string, string>();
	if (paths.size === 0) return found;
	const rest = texts[Symbol.iterator]();
	ids.forEach((id, document) => {
		const own = Array.from({ length: sectionCounts[document] as number }, () => rest.next().value as string);
		if (paths.has(id)) found.set(id, own.map((json) => JSON.parse(json) as string).join(''));
	});
	return found;
}
