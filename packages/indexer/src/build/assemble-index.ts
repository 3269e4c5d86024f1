import type { DocumentOutline } from '@pinakes/query';
import { builtInCalibration } from '@pinakes/query/format/calibration/confidence';
import { unspacedShare } from '@pinakes/query/format/calibration/unspaced';
import type { DocumentRecord } from '@pinakes/query/format/kinds/documents/schema';
import { OUTLINE_FILE } from '@pinakes/query/format/kinds/outline/schema';
import type { TextDocument } from '@pinakes/query/format/kinds/text/document';
import type { Config } from '../config.ts';
import { BuildError } from '../errors.ts';
import type { ContextSource } from '../kinds/contexts/source.ts';
import { writeContexts } from '../kinds/contexts/write.ts';
import { writeDocuments } from '../kinds/documents/write.ts';
import {
	type EntryRow,
	type EntrySource,
	entryFields,
	relatedTexts,
	type SectionNumbers,
	type UnreadEntry,
	writeEntries,
} from '../kinds/entries/write.ts';
import { writeFolding } from '../kinds/folding/write.ts';
import { writeLexicon } from '../kinds/lexicon/write.ts';
import { writeMessages } from '../kinds/messages/write.ts';
import { outlinesText } from '../kinds/outline/write.ts';
import { type SkillSource, writeSkills } from '../kinds/skills/write.ts';
import { addedLanguagesOf, type ReadDocuments, readDocuments } from '../kinds/text/documents.ts';
import type { IndexedText } from '../kinds/text/indexed.ts';
import { writeText } from '../kinds/text/write.ts';
import { writeTranslations } from '../kinds/translations/write.ts';
import { type MadeVectors, writeVectors } from '../kinds/vectors/write.ts';
import { type ProcessSummary, summaryOf } from '../process/summary.ts';
import { compare, type Problem, type Report } from '../report.ts';
import type { Sources } from '../unit.ts';
import { addManifest, analyzerSettings, type ManifestContent } from '../write/manifest.ts';
import type { IndexFiles } from '../write/parts.ts';
import { assembleUnits } from './assemble-units.ts';
import { digestOf, digestOfAll } from './digest.ts';
import { StageMemo } from './stage-memo.ts';

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
): DraftIndex {
	const parts: IndexParts = {
		sources,
		outlines: [...outlines].sort(byPath).map((outline) => JSON.stringify(outline)),
		entries: entries.map((entry) => ({
			path: entry.path,
			fields: entryFields(entry),
			headings: entry.headings.length,
			process: JSON.stringify(summaryOf(entry)),
		})),
		unread,
		records: [...records].sort(byPath).map((record) => JSON.stringify(record)),
		contexts,
		text: readDocuments(documents, config.text, report),
		skills: [],
		dictionary: '',
	};
	return assembleIndex(parts, config, new StageMemo());
}

function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
	return compare(one.path, other.path);
}

/** Writes vectors, if any, and the manifest. */
export function finishIndex(draft: DraftIndex, vectors: MadeVectors | undefined): IndexFiles {
	addManifest(draft.files, addVectors(draft, vectors));
	return draft.files;
}

/** Writes vectors, if any. Returns what the manifest says then. */
export function addVectors({ files, content }: DraftIndex, vectors: MadeVectors | undefined): ManifestContent {
	if (vectors === undefined) return content;
	return { ...content, cuts: { ...content.cuts, ...writeVectors(files, vectors) }, vectors: vectors.settings };
}

/** Throws a problem, where there is no report to collect it. */
export function refuse({ message, fix }: Problem): never {
	throw new BuildError(`${message}; ${fix}.`);
}

/** What an index is made from. */
export interface IndexParts {
	/** Units with their terms, and packages. */
	readonly sources: Sources;
	/** JSON texts in the order of the paths of their documents. */
	readonly outlines: readonly string[];
	readonly records: readonly string[];
	readonly entries: readonly IndexedEntry[];
	readonly unread: readonly UnreadEntry[];
	readonly contexts: readonly ContextSource[];
	readonly text: ReadDocuments;
	/** The folders of skills. */
	readonly skills: readonly SkillSource[];
	/** Translations that the index may use, as data/translations.ts has them; empty for none. */
	readonly dictionary: string;
}

/** A markdown file whose sections can be retrieved. */
interface IndexedEntry extends Omit<EntryRow, 'related'> {
	/** Its `ProcessSummary`, as JSON. */
	readonly process: string;
}

/** An index that has everything but vectors and the manifest. */
export interface DraftIndex {
	readonly files: IndexFiles;
	readonly content: ManifestContent;
	/** What vectors are made from; undefined where there are no sections. */
	readonly text: IndexedText | undefined;
}

/**
 * Writes everything but vectors and the manifest.
 *
 * @param memo has stages of earlier builds in this process
 */
export function assembleIndex(from: IndexParts, config: Config, memo: StageMemo): DraftIndex {
	const files: IndexFiles = new Map();
	const { synonyms, constraints } = config;
	const phrases = memo.run('lexicon', JSON.stringify([synonyms, [...constraints]]), files, (written) =>
		writeLexicon(written, config),
	);
	writeMessages(files);
	writeFolding(files);
	const { units, calibration: unitsCalibration } = assembleUnits(files, from.sources, config, phrases, memo);
	files.set(OUTLINE_FILE, outlinesText(from.outlines));
	writeContexts(files, from.contexts, config.contexts);
	const settings = JSON.stringify([synonyms, config.documents.intents]);
	const documents = memo.run('documents', digestOfAll([settings, ...from.records]), files, (written) =>
		writeDocuments(
			written,
			from.records.map((json) => JSON.parse(json) as DocumentRecord),
			config.documents,
			phrases,
		),
	);
	const text = writeText(files, from.text, config.text);
	const unspaced = unspacedShare(from.text.texts);
	const translated = {
		terms: text.indexed?.terms ?? [],
		size: config.text.grams.at(-1) as number,
		unspaced,
	};
	const translationsInput = digestOf(from.dictionary, JSON.stringify(translated));
	const translations = memo.run('translations', translationsInput, files, (written) =>
		writeTranslations(written, from.dictionary, translated),
	);
	const processes = from.entries.flatMap(({ path, process }) => [path, process]);
	const related = memo.run('relations', digestOfAll(processes), files, () =>
		relatedTexts(from.entries.map(({ path, process }) => ({ path, summary: JSON.parse(process) as ProcessSummary }))),
	);
	const rows = from.entries.map((entry, i) => ({ ...entry, related: related[i] as string }));
	const entries = writeEntries(files, rows, from.unread, sectionNumbers(from.text));
	const { ids, records, texts } = from.text;
	const calibration = {
		...(unitsCalibration ? { units: unitsCalibration } : {}),
		...(texts.length > 0 ? { sections: builtInCalibration('sections', unspaced) } : {}),
	};
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
	return { files, content: { analyzer, counts, ides, cuts, calibration, unit_vectors }, text: text.indexed };
}

/** The texts of documents by path, as their sections have them. */
function textsOf({ ids, sectionCounts, texts }: ReadDocuments, paths: ReadonlySet<string>): Map<string, string> {
	const found = new Map<string, string>();
	let first = 0;
	ids.forEach((id, document) => {
		const next = first + (sectionCounts[document] as number);
		if (paths.has(id))
			found.set(
				id,
				texts
					.slice(first, next)
					.map((json) => JSON.parse(json) as string)
					.join(''),
			);
		first = next;
	});
	return found;
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
