import type { Manifest } from '@pinakes/query';
import {
	builtInOfSections,
	indexTerms,
	isUnspaced,
	type Opened,
	openManifest,
	roundedShare,
	unspacedShare,
} from '@pinakes/query/internal';
import { calibrateSections, runRecipe } from '../calibration/calibrate.ts';
import type { Config } from '../config/schema.ts';
import { writeContexts } from '../kinds/contexts.ts';
import { writeDocuments } from '../kinds/documents.ts';
import { findStoredEditions } from '../kinds/editions.ts';
import { type UnreadEntry, writeEntries, writeOutlines } from '../kinds/entries.ts';
import { type Phrases, writeLexicon } from '../kinds/lexicon.ts';
import { analyzerSettings, type ManifestContent, manifestFields } from '../kinds/manifest.ts';
import type { FileTarget, ReadableTarget } from '../kinds/parts.ts';
import { writeSkills } from '../kinds/skills.ts';
import { addedLanguagesOf } from '../kinds/text/documents.ts';
import { writeText, writeTextSettings } from '../kinds/text/write.ts';
import { glossaryLines, knownWords, writeTranslations } from '../kinds/translations.ts';
import { collectLists, writeLists, writeRecords, writeUnitTerms, writeVocabulary } from '../kinds/units.ts';
import type { EncodedTexts } from '../kinds/vectors/encode.ts';
import { writeUnitVectors } from '../kinds/vectors/units.ts';
import type { WrittenVectors } from '../kinds/vectors/write.ts';
import type { SkillSource } from '../model/skill.ts';
import type { Sources } from '../model/unit.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import type { GatheredDocuments } from './gather.ts';

export function withVectors(content: ManifestContent, vectors: WrittenVectors | undefined): ManifestContent {
	return vectors === undefined
		? content
		: { ...content, cuts: { ...content.cuts, ...vectors.cuts }, vectors: vectors.settings };
}

export interface IndexParts
	extends Pick<GatheredDocuments, 'outlines' | 'records' | 'entries' | 'contexts' | 'changeLists' | 'text'> {
	/** Units with their terms, and packages. */
	readonly sources: Sources;
	readonly unread: readonly UnreadEntry[];
	readonly skills: readonly SkillSource[];
	readonly encodedUnits?: EncodedTexts | undefined;
	/** Lines of translations, as in data/translations.ts; empty for none. */
	readonly dictionary: string;
}

/**
 * Writes everything but vectors and the manifest. Returns the content of the manifest, the texts for vectors, if there are
 * sections, and the number of documents of older versions and of untranslated copies.
 */
export function assembleIndex(files: ReadableTarget, from: IndexParts, config: Config) {
	const phrases = writeLexicon(files, config);
	const languages = addedLanguagesOf(from.text);
	const units = assembleUnits(files, from, config, phrases, languages);
	writeOutlines(files, from.outlines);
	writeContexts(files, from.contexts, config.contexts);
	// Documents with records are numbered by path, and have their paths as ids.
	const editions = findStoredEditions(from.records.length === 0 ? [] : from.text.ids, from.text);
	const documents = writeDocuments(files, from.records, phrases, editions, from.changeLists);
	const known = from.dictionary === '' ? undefined : knownWords(from.dictionary);
	const text = writeText(files, from.text, config.text, known?.add);
	const unspaced = roundedShare(from.text.unspaced, from.text.texts.length);
	const translations = known ? assembleTranslations(files, from, known, unspaced) : { cuts: [], words: [] };
	writeTextSettings(files, text, translations.words);
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
		...(translations.cuts.length > 0 ? { translations: translations.cuts } : {}),
		...writeSkills(files, from.skills, from.sources.prose),
		section_vectors: [],
		section_words: [],
	};
	const analyzer = analyzerSettings(languages);
	const { ides, unit_vectors } = units;
	const content = { analyzer, counts, ides, cuts, calibration: builtInOfSections(unspaced), unit_vectors };
	const opened = (): Opened => openManifest(manifestFields(content) as Manifest);
	const calibration = texts.length > 0 ? runRecipe(calibrateSections(opened()), files) : undefined;
	return { content: { ...content, calibration }, text: text.indexed, superseded: editions.superseded.size };
}

/** Writes units with their vectors. Returns the fields of the manifest about them. */
function assembleUnits(
	files: FileTarget,
	{ sources: { units, packages, prose }, encodedUnits }: Pick<IndexParts, 'sources' | 'encodedUnits'>,
	config: Config,
	phrases: Phrases,
	languages: readonly string[],
) {
	const vectors = config.vectors === 'none' ? undefined : writeUnitVectors(files, units, encodedUnits);
	const lists = collectLists(units);
	return {
		cuts: {
			...writeLists(files, units, lists, config.split_above_bytes),
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

/** Returns the lines of the glossary, and unless the index has none the built-in translations, which are loaded on demand. */
export async function dictionaryOf({ glossary, vectors }: Config): Promise<string> {
	const own = glossaryLines(glossary);
	if (vectors === 'none') return own;
	const { TRANSLATIONS } = await import('../data/translations.ts');
	return own + TRANSLATIONS;
}

function assembleTranslations(
	files: FileTarget,
	{ dictionary, text: { texts }, sources: { units } }: Pick<IndexParts, 'dictionary' | 'text' | 'sources'>,
	known: ReturnType<typeof knownWords>,
	unspacedSections: number,
) {
	const unitTexts = units.map(({ name, description, capability_tags, keywords }) =>
		[name, description, ...capability_tags, ...keywords].join('\n'),
	);
	for (const term of unitTexts.flatMap((text) => indexTerms(text, buildAnalyzer()))) {
		known.add(term);
		if (!isUnspaced(term)) continue;
		const characters = [...term];
		for (const last of characters.keys()) known.add(characters.slice(0, last + 1).join(''));
	}
	const unspaced = [
		...(texts.length > 0 ? [unspacedSections] : []),
		...(units.length > 0 ? [unspacedShare(unitTexts)] : []),
	];
	return writeTranslations(files, dictionary, known.words(), unspaced);
}
