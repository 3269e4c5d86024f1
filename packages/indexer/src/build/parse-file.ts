import { decodeText } from '../base/read-file.ts';
import type { Problem } from '../base/report.ts';
import type { TextOptions } from '../config/config.ts';
import { FormatError } from '../formats/format.ts';
import { formatOf } from '../formats/formats.ts';
import { type AnalyzedText, textAnalysis } from '../kinds/text/documents.ts';
import {
	type DocumentSettings,
	documentReader,
	LEFT_OUT,
	type SourceDocument,
	toSource,
} from '../model/source-document.ts';

export interface SourceFile {
	/** Relative to the source folder. */
	readonly path: string;
	/** Prefix of its path in the index. */
	readonly prefix: string;
	readonly bytes: Uint8Array;
	/** See `SourceDocument`. */
	readonly digest: string;
	readonly stamp: string;
}

/** Settings that parsing depends on. */
export interface ParseSettings extends DocumentSettings {
	/** Settings for the terms of sections. Without them, terms are not extracted. */
	readonly text?: TextOptions | undefined;
}

/** A document and what it contains. */
export interface ReadSource {
	readonly document: SourceDocument;
	/** Its analyzed sections; undefined if terms are not extracted. */
	readonly text: AnalyzedText | undefined;
	/** Number of its first section in an earlier build; absent if it was parsed now. */
	readonly before?: number;
}

/** A parsed file, a problem, or neither if the file is not a document. The path is without the prefix. */
export type ParsedFile =
	| ReadSource
	| { readonly problem: Problem }
	| { readonly skipped: string; readonly isLeftOut?: true };

/** Parses a file. The result depends only on the file and the settings. */
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
			if (source === LEFT_OUT) return { skipped: path, isLeftOut: true };
			return { document: toSource(source, digest, stamp), text: analyze?.(source.text) };
		} catch (cause) {
			return { problem: failedProblem(path, cause) };
		}
	};
}

/** Rule of problems with files that exceed a limit. */
export const LIMIT_RULE = 'parse-limit';

/** Returns the problem of a file that exceeds a limit. */
export function limitProblem(file: string, limit: string): Problem {
	const message = `parsing the file takes more than ${limit}`;
	return { severity: 'error', file, rule: LIMIT_RULE, message, fix: 'simplify or split it, or ignore it' };
}

function failedProblem(file: string, cause: unknown): Problem {
	if (cause instanceof RangeError && /call stack/.test(cause.message)) return limitProblem(file, 'the stack allows');
	if (cause instanceof FormatError) {
		const { line, message } = cause;
		return { severity: 'error', file, line, rule: 'parse-failed', message, fix: 'fix it there, or ignore the file' };
	}
	const message = `the file cannot be parsed (${String(cause).slice(0, 200)})`;
	return { severity: 'error', file, rule: 'parse-failed', message, fix: 'simplify it, or ignore it, and report this' };
}

/** Runs in a worker process: the first message has the settings, all others have files, which are answered one by one. */
export function serveParsing(): void {
	let parse: ParseFile | undefined;
	process.on('message', (message: unknown) => {
		if (parse === undefined) {
			parse = fileParser(message as ParseSettings);
			process.send?.(null);
			return;
		}
		for (const file of message as readonly SourceFile[]) process.send?.(parse(file));
	});
}
