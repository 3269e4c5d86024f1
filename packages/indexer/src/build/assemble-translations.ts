import { indexTerms } from '@pinakes/query/format/analysis/analyzer';
import { unspacedShare } from '@pinakes/query/format/calibration/unspaced';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import type { Config } from '../config/config.ts';
import { glossaryLines } from '../kinds/translations/glossary.ts';
import { readGlossary } from '../kinds/translations/read-glossary.ts';
import { knownTerms, writeTranslations } from '../kinds/translations/write.ts';
import type { Report } from '../report.ts';
import type { Sources } from '../units/unit.ts';
import type { FileTarget } from '../write/parts.ts';
import { digestOf } from './digest.ts';
import type { GatheredDocuments } from './gathered-documents.ts';
import type { Stages } from './stage-memo.ts';

/** The lines of the glossary; undefined where the index has no translations. */
export function glossaryOf(
	{ translations, glossary, glossaryFile }: Config,
	choice = translations,
	report: Report,
): string | undefined {
	if (choice === 'none') return undefined;
	return glossaryLines(glossaryFile ? readGlossary(glossaryFile, report) : glossary);
}

/** The glossary, and the translations that are built in, which are loaded where they are used. */
export async function dictionaryOf(glossary: string | undefined): Promise<string> {
	if (glossary === undefined) return '';
	const { TRANSLATIONS } = await import('../data/translations.ts');
	return glossary + TRANSLATIONS;
}

/** What may be translated, and by what. */
interface TranslatedParts extends Pick<GatheredDocuments, 'text'> {
	readonly sources: Sources;
	readonly dictionary: string;
	readonly isSegment?: boolean;
}

/** What of the sections decides their translations. */
interface TranslatedSections {
	readonly terms: Iterable<string>;
	/** The share of them that has characters written without spaces. */
	readonly unspaced: number;
}

/** Shares of texts without spaces by which no word is left out as one of the texts' own language. */
const ANY_SHARE = [0, 1];

/** Writes translations into what sections and units have. Returns where their table is cut. */
export function assembleTranslations(
	files: FileTarget,
	{ dictionary, text: { texts }, sources: { units }, isSegment }: TranslatedParts,
	sections: TranslatedSections,
	{ text: { grams } }: Config,
	stages: Stages,
): string[] {
	if (dictionary === '') return [];
	const unitTexts = units.map(textOfUnit);
	const termsOfUnits = unitTexts.flatMap((text) => indexTerms(text, buildAnalyzer()));
	const unspaced = isSegment
		? ANY_SHARE
		: [...(texts.length > 0 ? [sections.unspaced] : []), ...(units.length > 0 ? [unspacedShare(unitTexts)] : [])];
	const known = knownTerms(dictionary, chained(sections.terms, termsOfUnits), grams.at(-1) as number);
	const input = (): string => digestOf(dictionary, JSON.stringify([...known.known, known.hasUnspaced, unspaced]));
	return stages.run('translations', input, files, (written) =>
		writeTranslations(written, dictionary, { ...known, unspaced }),
	);
}

function* chained<T>(...all: readonly Iterable<T>[]): Generator<T> {
	for (const items of all) yield* items;
}

function textOfUnit({ name, description, capability_tags, keywords }: Sources['units'][number]): string {
	return [name, description, ...capability_tags, ...keywords].join('\n');
}
