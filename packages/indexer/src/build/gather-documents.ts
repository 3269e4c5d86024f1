import { Collector } from '../kinds/text/collect.ts';
import { type DocumentText, joinTexts } from '../kinds/text/documents.ts';
import { lazyMap } from '../spill/lazy-map.ts';
import type { SpillFolder } from '../spill/spill-folder.ts';
import type { AnalyzedDocument, BuildCache } from './build-cache.ts';
import type { GatheredDocuments, InMemoryDocuments } from './gathered-documents.ts';
import type { ReadSource } from './read.ts';
import { SpilledSources } from './spilled-sources.ts';

/** Collects documents, in the order of their numbers. */
interface Gathering {
	/** @param source without text only if the cache has it */
	add(source: ReadSource): void;
	finish(): GatheredDocuments;
}

/** Where documents are written that exceed the memory limit. */
interface Spilling {
	/** Estimated bytes of documents to keep in memory. */
	readonly bytes: number;
	readonly folder: SpillFolder;
}

/**
 * Collects the terms of all documents; those of unchanged documents are copied from the cache.
 *
 * @param spilling undefined to keep all documents in memory
 */
export function gatherDocuments(cache: BuildCache, spilling?: Spilling): Gathering {
	const cached = cachedTexts(cache);
	const hasCache = cache.documents.length > 0;
	const newCollector = (): Collector => new Collector(hasCache ? cache.collected : undefined);
	let collector = new Collector(cache.collected);
	let documents: AnalyzedDocument[] = [];
	let firstSections: number[] = [];
	let bytes = 0;
	let spilled: SpilledSources | undefined;

	function spill({ folder }: Spilling): SpilledSources {
		spilled ??= new SpilledSources(folder);
		spilled.add(documents, collector.finish());
		collector = newCollector();
		documents = [];
		firstSections = [];
		bytes = 0;
		return spilled;
	}

	return {
		add({ document: source, text }) {
			if (text !== undefined) {
				firstSections.push(-1);
				collector.append(text.postings);
				documents.push({ source, text: text.text });
			} else {
				const known = cached.get(source.path) as CachedText;
				collector.copy(known.first, known.text.records.length);
				firstSections.push(known.first);
				documents.push({ source, text: known.text });
			}
			if (spilling === undefined) return;
			bytes += bytesOf(documents.at(-1) as AnalyzedDocument);
			if (bytes >= spilling.bytes) spill(spilling);
		},
		finish() {
			if (spilling !== undefined && spilled !== undefined) return spill(spilling).finish();
			const texts = documents.map((document) => document.text);
			return heldSources({ documents, text: joinTexts(texts, collector), firstSections });
		},
	};
}

/** Estimated bytes in memory of a document, besides its texts. */
const DOCUMENT_BYTES = 2_000;

/** Estimated bytes in memory per byte of text, for the text and its postings. */
const BYTES_PER_BYTE = 4;

/** Estimates the memory of a document, in bytes. */
function bytesOf({ source: { outline, record, entry }, text }: AnalyzedDocument): number {
	const json = outline.length + record.length + entry.length;
	return DOCUMENT_BYTES + json + BYTES_PER_BYTE * text.bytes;
}

function heldSources(held: InMemoryDocuments): GatheredDocuments {
	const { documents, text } = held;
	const starts: number[] = [];
	let next = 0;
	for (const count of text.sectionCounts) {
		starts.push(next);
		next += count;
	}
	return {
		count: documents.length,
		outlines: documents.map(({ source }) => source.outline),
		records: documents.map(({ source }) => source.record),
		entries: lazyMap(documents, ({ source, text: { records } }, i) => ({
			path: source.path,
			fields: source.entry,
			section: (starts[i] as number) + records.length - source.headings,
		})),
		contexts: documents.flatMap(({ source }) => source.context ?? []),
		prose: new Map(documents.flatMap(({ source: { path, prose } }) => (prose === undefined ? [] : [[path, prose]]))),
		text,
		held,
	};
}

interface CachedText {
	readonly text: DocumentText;
	/** The number of its first section. */
	readonly first: number;
}

function cachedTexts({ documents }: BuildCache): Map<string, CachedText> {
	let end = 0;
	return new Map(
		documents.map(({ source, text }) => {
			const first = end;
			end += text.records.length;
			return [source.path, { text, first }];
		}),
	);
}
