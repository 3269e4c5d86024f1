import { join } from 'node:path';
import { BlockFile, type Rows, SpilledRows, type SpillFolder } from '../base/spill.ts';
import type { IndexedEntry } from '../kinds/entries.ts';
import { Collector, type Postings, TextRows } from '../kinds/text/collect.ts';
import type { AnalyzedText } from '../kinds/text/documents.ts';
import { type GatheredText, PostingRuns } from '../kinds/text/runs.ts';
import type { ContextSource } from '../model/context.ts';
import { type CachedDocument, type CachedRuns, CacheWriter } from './cache.ts';
import type { ReadSource } from './parse-file.ts';

/** What an index contains of documents, in the order of their numbers, which is that of their paths. */
export interface GatheredDocuments extends CachedRuns {
	/** JSON texts. */
	readonly outlines: Rows;
	readonly records: Rows;
	readonly entries: Iterable<IndexedEntry>;
	readonly contexts: readonly ContextSource[];
	/** Numbers of documents that list changes. */
	readonly changeLists: ReadonlySet<number>;
	/** Texts of the files of units, by path. */
	readonly prose: ReadonlyMap<string, string>;
	readonly text: GatheredText;
	/** Number of documents that were analyzed now. */
	readonly analyzed: number;
}

/** Temporary file of runs, which becomes the cache. */
const RUNS_FILE = 'runs';

/** Estimated bytes in memory of a document, besides its texts. */
const DOCUMENT_BYTES = 2_000;

/** Estimated bytes in memory per byte of text, for the text and its postings. */
const BYTES_PER_BYTE = 4;

/**
 * Collects documents in runs, in the order of their numbers. A run that has reached the limit is written; a single run
 * stays in memory.
 *
 * @param limit estimated bytes of documents in memory before they are written
 * @param settings digest of the settings if a cache is kept: what is written then has all of a document
 */
export function gatherDocuments(limit: number, folder: SpillFolder, settings?: string) {
	const outlines = new SpilledRows();
	const records = new SpilledRows();
	const entries = new SpilledRows();
	const text = new TextRows();
	const postings = new PostingRuns(folder);
	const contexts: ContextSource[] = [];
	const changeLists = new Set<number>();
	const prose = new Map<string, string>();
	const headings: number[] = [];
	let documents: CachedDocument[] = [];
	let collector = new Collector();
	let bytes = 0;
	let analyzed = 0;
	let file: CacheWriter | undefined;
	let rows: BlockFile | undefined;

	function finishRun(isWritten: boolean): Postings {
		const first = text.ids.length - documents.length;
		const run = {
			postings: collector.finish(),
			languages: text.languages.slice(first),
			sectionCounts: text.sectionCounts.slice(first),
		};
		if (!isWritten) {
			postings.add(run);
			return run.postings;
		}
		rows ??= new BlockFile(folder.createFile('rows'));
		file ??= new CacheWriter(
			new BlockFile(folder.createFile(RUNS_FILE)),
			join(folder.open(), RUNS_FILE),
			settings ?? '',
		);
		postings.add(run, file.add(settings === undefined ? [] : documents, run.postings));
		for (const each of [outlines, records, entries, text.records, text.texts]) each.flush(rows);
		documents = [];
		collector = new Collector();
		bytes = 0;
		return run.postings;
	}

	function* readEntries(): Generator<IndexedEntry> {
		let number = 0;
		let end = 0;
		for (const fields of entries) {
			end += text.sectionCounts[number] as number;
			yield { path: text.ids[number] as string, fields, section: end - (headings[number] as number) };
			number++;
		}
	}

	return {
		add({ document: source, text: own, isCached = false }: ReadSource): void {
			const { text: sections, postings: terms, first } = own as AnalyzedText;
			const { outline, record, entry } = source;
			collector.append(terms, first, sections.records.length);
			documents.push({ source, text: sections });
			outlines.push(outline);
			records.push(record);
			entries.push(entry);
			text.add(sections);
			if (source.context) contexts.push(source.context);
			if (source.listsChanges) changeLists.add(headings.length);
			if (source.prose !== undefined) prose.set(source.path, source.prose);
			headings.push(source.headings);
			if (!isCached) analyzed++;
			bytes += DOCUMENT_BYTES + outline.length + record.length + entry.length + BYTES_PER_BYTE * sections.bytes;
			if (bytes >= limit) finishRun(true);
		},
		finish(): GatheredDocuments {
			const last = finishRun(file !== undefined);
			return {
				outlines,
				records,
				entries: { [Symbol.iterator]: readEntries },
				contexts,
				changeLists,
				prose,
				text: { ...text, postings },
				analyzed,
				file,
				write: (to) => to.add(documents, last),
			};
		},
	};
}
