import type { Calibration, DocumentOutline, Manifest } from '@pinakes/query';
import { indexTerms } from '@pinakes/query/format/analysis/analyzer';
import { builtInCalibration } from '@pinakes/query/format/calibration/confidence';
import { shareOf, unspacedShare } from '@pinakes/query/format/calibration/unspaced';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import { OUTLINE_FILE } from '@pinakes/query/format/kinds/outline/schema';
import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import { buildAnalyzer } from '../analysis/analyzer.ts';
import { calibrateSections } from '../calibration/calibrate-sections.ts';
import { runRecipe } from '../calibration/run-recipe.ts';
import type { Config } from '../config/config.ts';
import { BuildError } from '../errors.ts';
import type { ContextSource } from '../kinds/contexts/source.ts';
import { writeContexts } from '../kinds/contexts/write.ts';
import { writeDocuments } from '../kinds/documents/write.ts';
import {
	type EntrySource,
	entryFields,
	type IndexedEntry,
	relatedTexts,
	type UnreadEntry,
	writeEntries,
} from '../kinds/entries/write.ts';
import { writeFolding } from '../kinds/folding/write.ts';
import { writeLexicon } from '../kinds/lexicon/write.ts';
import { writeMessages } from '../kinds/messages/write.ts';
import { outlinePieces } from '../kinds/outline/write.ts';
import { type SkillSource, writeSkills } from '../kinds/skills/write.ts';
import { addedLanguagesOf, type ReadDocuments, readDocuments, type SectionTexts } from '../kinds/text/documents.ts';
import type { IndexedText, SpilledText } from '../kinds/text/indexed.ts';
import { writeText } from '../kinds/text/write.ts';
import { knownTerms, writeTranslations } from '../kinds/translations/write.ts';
import { type MadeVectors, type WrittenVectors, writeVectors } from '../kinds/vectors/write.ts';
import { type ProcessSummary, summaryOf } from '../procedures/summary.ts';
import { compare, type Problem, type Report } from '../report.ts';
import { mapped } from '../spill/mapped.ts';
import type { Sources } from '../units/unit.ts';
import { addManifest, analyzerSettings, type ManifestContent, manifestFields } from '../write/manifest.ts';
import { type FileTarget, type IndexFiles, type ReadableTarget, setPieces } from '../write/parts.ts';
import { assembleUnits } from './assemble-units.ts';
import { digestOf, digestOfAll } from './digest.ts';
import type { GatheredDocuments } from './gathered-documents.ts';
import { EVERY_STAGE, type Stages } from './stage-memo.ts';

/** What is indexed beside units and packages: the outlines of markdown files, and texts. */
export interface IndexedDocuments {
	readonly outlines: readonly DocumentOutline[];
	/** In the order in which they are numbered; none unless given. */
	readonly documents?: Iterable<TextDocument>;
	/** Markdown files among the documents, whose sections are retrieved, and files that are known not to be. */
	readonly entries?: readonly EntrySource[];
	readonly unread?: readonly UnreadEntry[];
	/** What documents say about themselves: none, or one to each. */
	readonly records?: readonly DocumentRecord[];
	/** Documents that tasks need. */
	readonly contexts?: readonly ContextSource[];
}

/**
 * The files of an index, by path: a pure function of the sources and settings.
 *
 * @param report called for documents without an id; without it they are an error
 */
export function indexFiles(
	sources: Sources,
	contents: IndexedDocuments,
	config: Config,
	report: Report = refuse,
): IndexFiles {
	return finishIndex(draftFiles(sources, contents, config, report), undefined);
}

/** Writes everything but vectors and the manifest. */
export function draftFiles(
	sources: Sources,
	{ outlines, documents = [], entries = [], unread = [], records = [], contexts = [] }: IndexedDocuments,
	config: Config,
	report: Report,
): DraftIndex & { readonly files: IndexFiles } {
	const text = readDocuments(documents, config.text, report);
	const sections = sectionNumbers(text);
	const parts: IndexParts = {
		sources,
		outlines: [...outlines].sort(byPath).map((outline) => JSON.stringify(outline)),
		entries: [...entries].sort(byPath).map((entry) => {
			const { first, count } = sections.get(entry.path) as SectionNumbers;
			return {
				path: entry.path,
				fields: entryFields(entry),
				// What precedes the first heading is a section before those of the headings.
				section: first + count - entry.headings.length,
				process: JSON.stringify(summaryOf(entry)),
			};
		}),
		unread,
		records: [...records].sort(byPath).map((record) => JSON.stringify(record)),
		contexts,
		text,
		skills: [],
		dictionary: '',
	};
	const files: IndexFiles = new Map();
	return { files, ...assembleIndex(files, parts, config, EVERY_STAGE) };
}

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
	return compare(one.path, other.path);
}

/** Writes vectors, if any, and the manifest. */
export function finishIndex(
	{ files, content }: DraftIndex & { readonly files: IndexFiles },
	vectors: MadeVectors | undefined,
): IndexFiles {
	const written = vectors && { settings: vectors.settings, cuts: writeVectors(files, vectors) };
	addManifest(files, withVectors(content, written));
	return files;
}

/** What the manifest says with vectors, if any. */
export function withVectors(content: ManifestContent, vectors: WrittenVectors | undefined): ManifestContent {
	return vectors === undefined
		? content
		: { ...content, cuts: { ...content.cuts, ...vectors.cuts }, vectors: vectors.settings };
}

/** Throws a problem, where there is no report to collect it. */
export function refuse({ message, fix }: Problem): never {
	throw new BuildError(`${message}; ${fix}.`);
}

/** What an index is made from. */
export interface IndexParts extends Pick<GatheredDocuments, 'outlines' | 'records' | 'entries' | 'contexts' | 'text'> {
	/** Units with their terms, and packages. */
	readonly sources: Sources;
	readonly unread: readonly UnreadEntry[];
	/** The folders of skills. */
	readonly skills: readonly SkillSource[];
	/** Translations that the index may use, as data/translations.ts has them; empty for none. */
	readonly dictionary: string;
}

/** An index that has everything but vectors and the manifest. */
export interface DraftIndex {
	readonly content: ManifestContent;
	/** What vectors are made from; undefined where there are no sections. */
	readonly text: IndexedText | SpilledText | undefined;
}

/**
 * Writes everything but vectors and the manifest.
 *
 * @param stages may have those of earlier builds in this process
 */
export function assembleIndex(files: ReadableTarget, from: IndexParts, config: Config, stages: Stages): DraftIndex {
	// What units are calibrated by is read again.
	const own: IndexFiles = new Map();
	const { synonyms, constraints } = config;
	const phrases = stages.run(
		'lexicon',
		() => JSON.stringify([synonyms, [...constraints]]),
		own,
		(written) => writeLexicon(written, config),
	);
	writeMessages(own);
	writeFolding(own);
	const { units, calibration: unitsCalibration } = assembleUnits(own, from.sources, config, phrases, stages);
	for (const [path, text] of own) files.set(path, text);
	setPieces(files, OUTLINE_FILE, outlinePieces(from.outlines));
	writeContexts(files, from.contexts, config.contexts);
	const documents = stages.run(
		'documents',
		() => digestOfAll([JSON.stringify([synonyms, config.documents.intents]), ...from.records]),
		files,
		(written) => writeDocuments(written, from.records, config.documents, phrases),
	);
	const text = writeText(files, from.text, config.text);
	const unspaced = shareOf(from.text.unspaced, from.text.texts.length);
	const translations = assembleTranslations(files, from, text.terms, unspaced, config, stages);
	const entries = writeEntries(files, from.entries, assembleRelations(from.entries, stages), from.unread);
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
	const analyzer = analyzerSettings(addedLanguagesOf(from.text));
	const { ides, unit_vectors } = units;
	const calibration = {
		...(unitsCalibration ? { units: unitsCalibration } : {}),
		...(texts.length > 0 ? { sections: calibrateText(files, { analyzer, counts, cuts }, unspaced) } : {}),
	};
	return { content: { analyzer, counts, ides, cuts, calibration, unit_vectors }, text: text.indexed };
}

/** Measures what evidence means in the texts that were written, by asking questions of them. */
function calibrateText(
	files: ReadableTarget,
	content: Pick<ManifestContent, 'analyzer' | 'counts' | 'cuts'>,
	unspaced: number,
): Calibration {
	const calibration = { sections: builtInCalibration('sections', unspaced) };
	const manifest = manifestFields({ ...content, ides: [], calibration }) as Manifest;
	return runRecipe(calibrateSections(manifest), files);
}

/** Writes translations into what sections and units have. Returns where their table is cut. */
function assembleTranslations(
	files: FileTarget,
	{ dictionary, text: { texts }, sources: { units } }: IndexParts,
	termsOfSections: Iterable<string>,
	unspacedSections: number,
	{ text: { grams } }: Config,
	stages: Stages,
): string[] {
	if (dictionary === '') return [];
	const unitTexts = units.map(textOfUnit);
	const termsOfUnits = unitTexts.flatMap((text) => indexTerms(text, buildAnalyzer()));
	const unspaced = [
		...(texts.length > 0 ? [unspacedSections] : []),
		...(units.length > 0 ? [unspacedShare(unitTexts)] : []),
	];
	const known = knownTerms(dictionary, chained(termsOfSections, termsOfUnits), grams.at(-1) as number);
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

/** What is related to the headings of each file, as JSON. */
function assembleRelations(entries: Iterable<IndexedEntry>, stages: Stages): Iterable<string> {
	const sources = mapped(entries, ({ path, process }) => ({ path, summary: JSON.parse(process) as ProcessSummary }));
	if (stages === EVERY_STAGE) return relatedTexts(sources);
	const input = (): string => digestOfAll(Array.from(entries, ({ path, process }) => [path, process]).flat());
	return stages.run('relations', input, NO_FILES, () => [...relatedTexts([...sources])]);
}

const NO_FILES: FileTarget = { set: () => {} };

/** The texts of documents by path, as their sections have them. */
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

/** Where a file's sections stand among all. */
interface SectionNumbers {
	readonly first: number;
	readonly count: number;
}

/** The numbers of each document's sections. */
function sectionNumbers({ ids, sectionCounts }: ReadDocuments): Map<string, SectionNumbers> {
	let first = 0;
	return new Map(
		ids.map((id, document) => {
			const count = sectionCounts[document] as number;
			first += count;
			return [id, { first: first - count, count }];
		}),
	);
}
