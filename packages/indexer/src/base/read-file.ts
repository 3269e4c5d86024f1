import { TextDecoder } from 'node:util';
import type { EntryProblem } from '@pinakes/query/internal';
import { SKILL_FILE } from '../data/scan-paths.ts';
import { attempt } from './attempt.ts';
import { readBelow, statOf, UnreadableError } from './files.ts';
import { type Problem, type Report, reportError } from './report.ts';

/** Maximum lines of a file. */
const MAX_LINES = 2 ** 22;

/** Milliseconds within which two changes of a file may have the same timestamp; `COARSE_CLOCK` if times are whole seconds. */
const FINE_CLOCK = 100;
const COARSE_CLOCK = 2_500;
const SECOND = 1000;

/**
 * Returns a stamp that changes whenever a file does, even if size and modification time are restored. Undefined if the
 * file changed too recently to be sure, or does not exist.
 */
export function fileStamp(file: string): string | undefined {
	const { ino, size, mtimeMs, ctimeMs = Number.POSITIVE_INFINITY } = statOf(file) ?? {};
	const clock = ctimeMs % SECOND === 0 ? COARSE_CLOCK : FINE_CLOCK;
	return ctimeMs + clock < Date.now() ? `${ino} ${size} ${mtimeMs} ${ctimeMs}` : undefined;
}

/** Reads a file as UTF-8 without byte order mark; reports a problem and returns undefined if that is not possible. */
export function readText(root: string, path: string, report: Report): string | undefined {
	const bytes = readBytes(root, path, report);
	return bytes && decodeText(bytes, path, report);
}

/**
 * Reads a file; reports a problem and returns undefined if that is not possible.
 *
 * @param shown its path in the problem
 */
export function readBytes(root: string, path: string, report: Report, shown = path): Buffer | undefined {
	try {
		return readBelow(root, path);
	} catch (cause) {
		if (!(cause instanceof UnreadableError)) throw cause;
		reportError(shown, cause.rule, cause.message, cause.fix, report);
		return undefined;
	}
}

/** Decodes a text file; reports a problem and returns undefined if it is not text. */
export function decodeText(bytes: Uint8Array, path: string, report: Report): string | undefined {
	const text =
		attempt(() => UTF8.decode(bytes)) ??
		attempt(() => (markedDecoder(bytes, path) ?? declaredDecoder(bytes, path))?.decode(bytes));
	if (text === undefined) {
		reportError(path, 'encoding', 'the file is not UTF-8', 'save it as UTF-8', report);
	} else if (isOverlong(text)) {
		reportError(path, 'too-large', `the file has more than ${MAX_LINES} lines`, 'split it', report);
	} else if (HTML_EXTENSION.test(path) && text.split('\0').length - 1 <= text.length / CHARACTERS_PER_NUL) {
		// As browsers do. Javadoc writes the values of constants, which may be a NUL.
		return text.replaceAll('\0', '\ufffd');
	} else if (text.includes('\0')) {
		const message = 'the file is binary: it has bytes that no text has';
		reportError(path, 'encoding', message, 'name a text file, or ignore it', report);
	} else return text;
	return undefined;
}

/** Returns the decoder for UTF-16 with a byte order mark. That of skills is an error, as agents read only UTF-8. */
function markedDecoder([first, second]: Uint8Array, path: string): TextDecoder | undefined {
	if (isSkillFile(path)) return undefined;
	if (first === 0xff && second === 0xfe) return UTF16;
	return first === 0xfe && second === 0xff ? UTF16_BIG_ENDIAN : undefined;
}

/** Returns the decoder for the encoding that an HTML page declares, if any. @throws RangeError for one that is not known */
function declaredDecoder(bytes: Uint8Array, path: string): TextDecoder | undefined {
	const [, name] = (HTML_EXTENSION.test(path) && CHARSET.exec(LATIN1.decode(bytes.subarray(0, CHARSET_BYTES)))) || [];
	return name === undefined ? undefined : new TextDecoder(name, { fatal: true });
}

/** Whether a text has too many lines: each takes some 70 bytes of memory, and line numbers have 24 bits. */
function isOverlong(text: string): boolean {
	if (text.length <= MAX_LINES) return false;
	let lines = 0;
	for (const _ of text.matchAll(/\r\n?|\n/g)) if (++lines > MAX_LINES) return true;
	return false;
}

export function unreadReason({ rule }: Problem): EntryProblem {
	return rule === 'too-large' ? 'too_large' : rule === 'encoding' ? 'encoding' : 'unreadable';
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
const UTF16 = new TextDecoder('utf-16le', { fatal: true });
const UTF16_BIG_ENDIAN = new TextDecoder('utf-16be', { fatal: true });
const LATIN1 = new TextDecoder('latin1');

/** Minimum characters of a page for each NUL: with more of them it is in another encoding, or binary. */
const CHARACTERS_PER_NUL = 100;

const HTML_EXTENSION = /\.x?html?$/i;

/** Bytes of a page that browsers look for its encoding in. */
const CHARSET_BYTES = 1024;

/** Matches the encoding that `<meta>` or the XML declaration of a page names. */
const CHARSET = /\b(?:charset|encoding) ?= ?["']?([\w:.-]{1,40})/i;

/** Reads a JSON file; reports a problem and returns undefined if it cannot be read. */
export function readJson(root: string, path: string, report: Report): unknown {
	const text = readText(root, path, report);
	if (text === undefined) return undefined;
	try {
		return JSON.parse(text) as unknown;
	} catch (cause) {
		const [, position] = /position (\d+)/.exec((cause as Error).message) ?? [];
		const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
		const message = `the file is not valid JSON: ${(cause as Error).message}`;
		const fix = 'fix the JSON there; the file is left out until then';
		report({ severity: 'error', file: path, ...(line && { line }), rule: 'json', message, fix });
		return undefined;
	}
}

/** Whether a file makes its folder a skill. */
export function isSkillFile(path: string): boolean {
	return path === SKILL_FILE || path.endsWith(`/${SKILL_FILE}`);
}

/** Returns the folders that a path is below, the outermost first, without a slash at the end. */
export function foldersAbove(path: string): string[] {
	return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index));
}

/**
 * Whether an untrusted path is below its folder on all systems: relative, without `..`, backslash, drive, stream or
 * control characters.
 */
export function isSafePath(path: string): boolean {
	return !/[\\\p{Cc}\u2028\u2029]|^[a-z]:|(?:^|\/)\.{0,2}(?:\/|$)/iu.test(path);
}
