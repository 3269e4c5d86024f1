import { createCollector } from '../kinds/text/collect.ts';
import { type DocumentText, joinTexts, type ReadDocuments, textReader } from '../kinds/text/documents.ts';
import type { TextOptions } from '../kinds/text/settings.ts';
import { compare } from '../report.ts';
import type { ReadSource } from '../sources/source-document.ts';
import type { AnalyzedDocument, BuildCache } from './build-cache.ts';

/** Documents in the order in which they are numbered, and the texts of all of them. */
export interface AnalyzedDocuments {
	readonly documents: readonly AnalyzedDocument[];
	readonly text: ReadDocuments;
	/** To each document the number that its first section had in the build before; -1 for one that was analyzed now. */
	readonly firstSections: readonly number[];
}

/**
 * Cuts the sections of documents into terms; those of documents that are what they were come from the cache.
 *
 * @param sources without their texts only where the cache has them
 */
export function analyzeDocuments(
	sources: readonly ReadSource[],
	cache: BuildCache,
	options: TextOptions,
): AnalyzedDocuments {
	const cached = cachedTexts(cache);
	const collector = createCollector(cache.collected);
	const analyze = textReader(options, collector);
	const firstSections: number[] = [];
	const documents = [...sources]
		.sort((a, b) => compare(a.document.path, b.document.path))
		.map(({ document, text }): AnalyzedDocument => {
			if (text !== undefined) {
				firstSections.push(-1);
				return { source: document, text: analyze(text) };
			}
			const known = cached.get(document.path) as CachedText;
			collector.copy(known.first, known.text.records.length);
			firstSections.push(known.first);
			return { source: document, text: known.text };
		});
	return {
		documents,
		text: joinTexts(
			documents.map((document) => document.text),
			collector,
		),
		firstSections,
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
