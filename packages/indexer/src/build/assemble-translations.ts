import { indexTerms } from '@pinakes/query/format/analysis/analyzer';
import { unspacedShare } from '@pinakes/query/format/calibration/shares';
import type { Report } from '../base/report.ts';
import type { Config } from '../config/config.ts';
import { glossaryLines } from '../kinds/translations/glossary.ts';
import { readGlossary } from '../kinds/translations/read-glossary.ts';
import { knownWords, writeTranslations } from '../kinds/translations/write.ts';
import type { Sources } from '../model/unit.ts';
import { buildAnalyzer } from '../words/content-words.ts';
import type { FileTarget } from '../write/parts.ts';
import type { GatheredDocuments } from './gather.ts';

/** Returns the lines of the glossary. */
export function glossaryOf({ glossary, glossaryFile }: Config, report: Report): string {
	return glossaryLines(glossaryFile ? readGlossary(glossaryFile, report) : glossary);
}

/** Returns the glossary, with the built-in translations unless the index has none, which are loaded on demand. */
export async function dictionaryOf(glossary: string, { vectors }: Config): Promise<string> {
	if (vectors === 'none') return glossary;
	const { TRANSLATIONS } = await import('../data/translations.ts');
	return glossary + TRANSLATIONS;
}

/** What translations are written for. */
interface TranslatedParts extends Pick<GatheredDocuments, 'text'> {
	readonly sources: Sources;
	readonly dictionary: string;
}

/** Properties of the sections that determine their translations. */
interface TranslatedSections {
	readonly terms: Iterable<string>;
	/** Share of sections that have characters written without spaces. */
	readonly unspaced: number;
}

/** Writes translations into terms of sections and units. Returns the cuts of the table. */
export function assembleTranslations(
	files: FileTarget,
	{ dictionary, text: { texts }, sources: { units } }: TranslatedParts,
	sections: TranslatedSections,
	{ text: { grams } }: Config,
): string[] {
	if (dictionary === '') return [];
	const unitTexts = units.map(textOfUnit);
	const termsOfUnits = unitTexts.flatMap((text) => indexTerms(text, buildAnalyzer()));
	const unspaced = [
		...(texts.length > 0 ? [sections.unspaced] : []),
		...(units.length > 0 ? [unspacedShare(unitTexts)] : []),
	];
	const isKnown = knownWords(dictionary, chained(sections.terms, termsOfUnits), grams.at(-1) as number);
	return writeTranslations(files, dictionary, { isKnown, unspaced });
}

function* chained<T>(...all: readonly Iterable<T>[]): Generator<T> {
	for (const items of all) yield* items;
}

function textOfUnit({ name, description, capability_tags, keywords }: Sources['units'][number]): string {
	return [name, description, ...capability_tags, ...keywords].join('\n');
}
