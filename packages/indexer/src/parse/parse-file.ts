import { type AnalyzedText, textAnalysis } from '../kinds/text/documents.ts';
import type { TextOptions } from '../kinds/text/settings.ts';
import type { Problem } from '../report.ts';
import { formatOf } from '../sources/formats/registry.ts';
import { type DocumentSettings, documentReader } from '../sources/markdown-document.ts';
import { decodeText } from '../sources/read-file.ts';
import { type SourceDocument, toSource } from '../sources/source-document.ts';
import { failedProblem } from './limits.ts';

/** A file to parse. */
export interface SourceFile {
	/** Relative to the folder that was read. */
	readonly path: string;
	/** What its path in the index begins with. */
	readonly prefix: string;
	readonly bytes: Uint8Array;
	/** See `SourceDocument`. */
	readonly digest: string;
	readonly stamp: string;
}

/** Settings that parsing depends on. */
export interface ParseSettings extends DocumentSettings {
	/** How its sections are cut into terms. Default: they are not. */
	readonly text?: TextOptions | undefined;
}

/** A parsed file, why it could not be parsed, or that it is no document; with its path without the prefix. */
export type ParsedFile =
	| { readonly document: SourceDocument; readonly text: AnalyzedText | undefined }
	| { readonly problem: Problem }
	| { readonly skipped: string };

/** Parses a file; a function of its arguments and the settings alone. */
export type ParseFile = (file: SourceFile) => ParsedFile;

/** Returns a function that parses files and never throws. */
export function fileParser(settings: ParseSettings): ParseFile {
	const readers = new Map<string, ReturnType<typeof documentReader>>();
	const analyze = settings.text && textAnalysis(settings.text);
	const readerOf = (prefix: string): ReturnType<typeof documentReader> => {
		const reader = readers.get(prefix) ?? documentReader(settings, prefix);
		readers.set(prefix, reader);
		return reader;
	};
	return ({ path, prefix, bytes, digest, stamp }) => {
		try {
			const problems: Problem[] = [];
			const text = decodeText(bytes, path, (problem) => problems.push(problem));
			if (text === undefined) {
				return formatOf(path)?.isRare ? { skipped: path } : { problem: problems[0] as Problem };
			}
			const source = readerOf(prefix)(path, text);
			if (source === undefined) return { skipped: path };
			return { document: toSource(source, digest, stamp), text: analyze?.(source.text) };
		} catch (cause) {
			return { problem: failedProblem(path, cause) };
		}
	};
}
