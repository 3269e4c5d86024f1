import { Script } from 'node:vm';
import { decodeText } from '../base/read-file.ts';
import type { Problem } from '../base/report.ts';
import type { TextOptions } from '../config/config.ts';
import { FormatError } from '../formats/format.ts';
import { formatOf } from '../formats/formats.ts';
import { type AnalyzedText, textAnalysis } from '../kinds/text/documents.ts';
import {
	type Beside,
	type DocumentSettings,
	documentReader,
	LEFT_OUT,
	type SourceDocument,
	toSource,
} from '../model/source-document.ts';

export interface SourceFile extends Beside, Pick<SourceDocument, 'digest' | 'stamp'> {
	/** Relative to the source folder. */
	readonly path: string;
	readonly bytes: Uint8Array;
}

/** A document and what it contains. */
export interface ReadSource {
	readonly document: SourceDocument;
	/** Its analyzed sections; undefined if terms are not extracted. */
	readonly text: AnalyzedText | undefined;
	/** Whether an earlier build has analyzed it. */
	readonly isCached?: boolean;
}

/** A parsed file, a problem, or neither if the file is not a document. The path is without the prefix. */
export type ParsedFile =
	| ReadSource
	| { readonly problem: Problem }
	| { readonly skipped: string; readonly isLeftOut?: true };

/** Parses a file. The result depends only on the file and the settings. */
export type ParseFile = (file: SourceFile) => ParsedFile;

/**
 * Returns a function that parses the files of a folder and never throws. Without settings of `text`, terms are not extracted.
 *
 * @param prefix of their paths in the index
 */
export function fileParser(
	settings: DocumentSettings & { readonly text?: TextOptions | undefined },
	prefix: string,
): ParseFile {
	const analyze = settings.text && textAnalysis(settings.text);
	const read = documentReader(settings, prefix);
	return ({ path, bytes, digest, stamp, lines, title }) => {
		try {
			const problems: Problem[] = [];
			const text = decodeText(bytes, path, (problem) => problems.push(problem));
			if (text === undefined) {
				return formatOf(path)?.isRare ? { skipped: path } : { problem: problems[0] as Problem };
			}
			const source = read(path, text, { lines, title });
			if (source === undefined) return { skipped: path };
			if (source === LEFT_OUT) return { skipped: path, isLeftOut: true };
			const document = toSource(source, digest, stamp);
			return { document, text: analyze?.({ ...source.text, listsChanges: document.listsChanges }) };
		} catch (cause) {
			return { problem: failedProblem(path, cause) };
		}
	};
}

function limitProblem(file: string, limit: string): Problem {
	const message = `parsing the file takes more than ${limit}`;
	return { severity: 'error', file, rule: 'parse-limit', message, fix: 'simplify or split it, or ignore it' };
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

/** Seconds that parsing may take, plus `SECONDS_PER_MEGABYTE`: far more than real documents need, so that no machine is too slow. */
const SECONDS = 60;
const SECONDS_PER_MEGABYTE = 10;
const MEGABYTE = 2 ** 20;

/**
 * Parses files within a time limit, so that no file can stall a build: the one that exceeds it is a problem.
 *
 * @param seconds for a number of bytes
 * @returns a result for each file
 */
export function parseInTime(files: readonly SourceFile[], parse: ParseFile, seconds = secondsFor): ParsedFile[] {
	const parsed: ParsedFile[] = [];
	while (parsed.length < files.length) {
		const limit = seconds(files.slice(parsed.length).reduce((sum, { bytes }) => sum + bytes.length, 0));
		const isDone = runInTime(() => {
			while (parsed.length < files.length) parsed.push(parse(files[parsed.length] as SourceFile));
		}, limit);
		if (!isDone) parsed.push({ problem: limitProblem((files[parsed.length] as SourceFile).path, `${limit} s`) });
	}
	return parsed;
}

function secondsFor(bytes: number): number {
	return SECONDS + Math.ceil((bytes / MEGABYTE) * SECONDS_PER_MEGABYTE);
}

const TASK = Symbol.for('@pinakes/indexer task');

const RUN = new Script(`globalThis[Symbol.for(${JSON.stringify(Symbol.keyFor(TASK))})]()`);

/** Runs a function, which is ended after a time. Returns whether it came to its end. */
function runInTime(task: () => void, seconds: number): boolean {
	const globals = globalThis as unknown as Record<symbol, unknown>;
	globals[TASK] = task;
	try {
		RUN.runInThisContext({ timeout: seconds * 1000 });
		return true;
	} catch (cause) {
		if ((cause as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
		throw cause;
	} finally {
		delete globals[TASK];
	}
}
