import type { IndexedEntry } from '../kinds/entries/write.ts';
import type { Collected } from '../kinds/text/collect.ts';
import { countUnspaced } from '../kinds/text/documents.ts';
import { SpilledPostings } from '../kinds/text/spilled-postings.ts';
import type { ContextSource } from '../model/context.ts';
import type { SpillFolder } from '../spill/spill-folder.ts';
import { SpilledRows } from '../spill/spilled-rows.ts';
import type { AnalyzedDocument } from './build-cache.ts';
import type { GatheredDocuments } from './gathered-documents.ts';

/** Documents on disk. Only a few numbers of each are kept in memory. */
export class SpilledSources {
	readonly #outlines: SpilledRows;
	readonly #documents: SpilledRows;
	readonly #entries: SpilledRows;
	readonly #sections: SpilledRows;
	readonly #texts: SpilledRows;
	readonly #postings: SpilledPostings;
	readonly #contexts: ContextSource[] = [];
	readonly #prose = new Map<string, string>();
	readonly #ids: string[] = [];
	readonly #languages: string[] = [];
	readonly #sectionCounts: number[] = [];
	readonly #headings: number[] = [];
	readonly #lengths: number[] = [];
	#bytes = 0;
	#unspaced = 0;

	/** @param folder where files are written */
	constructor(folder: SpillFolder) {
		const rows = (name: string): SpilledRows => new SpilledRows(folder.createFile(name));
		this.#outlines = rows('outlines');
		this.#documents = rows('documents');
		this.#entries = rows('entries');
		this.#sections = rows('sections');
		this.#texts = rows('texts');
		this.#postings = new SpilledPostings(folder);
	}

	/** Writes the next documents and their postings. */
	add(documents: readonly AnalyzedDocument[], collected: Collected): void {
		const first = this.#ids.length;
		for (const document of documents) this.#addDocument(document);
		this.#postings.add({
			collected,
			languages: this.#languages.slice(first),
			sectionCounts: this.#sectionCounts.slice(first),
		});
	}

	#addDocument({ source, text }: AnalyzedDocument): void {
		this.#outlines.push(source.outline);
		this.#documents.push(source.record);
		this.#entries.push(source.entry);
		for (const record of text.records) this.#sections.push(record);
		for (const one of text.texts) this.#texts.push(one);
		for (const length of text.lengths) this.#lengths.push(length);
		if (source.context) this.#contexts.push(source.context);
		if (source.prose !== undefined) this.#prose.set(source.path, source.prose);
		this.#ids.push(text.id);
		this.#languages.push(text.language);
		this.#sectionCounts.push(text.records.length);
		this.#headings.push(source.headings);
		this.#bytes += text.bytes;
		this.#unspaced += countUnspaced(text);
	}

	finish(): GatheredDocuments {
		return {
			count: this.#ids.length,
			outlines: this.#outlines,
			records: this.#documents,
			entries: { [Symbol.iterator]: () => this.#readEntries() },
			contexts: this.#contexts,
			prose: this.#prose,
			text: {
				postings: this.#postings,
				records: this.#sections,
				texts: this.#texts,
				lengths: this.#lengths,
				ids: this.#ids,
				sectionCounts: this.#sectionCounts,
				languages: this.#languages,
				bytes: this.#bytes,
				unspaced: this.#unspaced,
			},
			held: undefined,
		};
	}

	*#readEntries(): Generator<IndexedEntry> {
		let number = 0;
		let end = 0;
		for (const fields of this.#entries) {
			end += this.#sectionCounts[number] as number;
			yield {
				path: this.#ids[number] as string,
				fields,
				section: end - (this.#headings[number] as number),
			};
			number++;
		}
	}
}
