import { createCollector } from '../kinds/text/collect.ts';
import { type DocumentText, joinTexts, type ReadDocuments } from '../kinds/text/documents.ts';
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
 * Puts the terms of all documents together; those of documents that did not change come from the cache.
 *
 * @param sources without their texts only where the cache has them
 */
export function analyzeDocuments(sources: readonly ReadSource[], cache: BuildCache): AnalyzedDocuments {
	const cached = cachedTexts(cache);
	const collector = createCollector(cache.collected);
	const firstSections: number[] = [];
	const documents = [...sources]
		.sort((a, b) => compare(a.document.path, b.document.path))
		.map(({ document, text }): AnalyzedDocument => {
			if (text !== undefined) {
				firstSections.push(-1);
				collector.append(text.postings);
				return { source: document, text: text.text };
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
