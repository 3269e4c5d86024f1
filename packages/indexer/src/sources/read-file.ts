import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { EntryProblem } from '@pinakes/query/format/kinds/entries/schema';
import { type Problem, type Report, reportError } from '../report.ts';

/** Bytes of the largest file that is read. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Lines of the longest file that is read. */
const MAX_LINES = 2 ** 22;

/** Milliseconds in which a disk may tell no two moments apart: it counts parts of a second, or seconds. */
const FINE_CLOCK = 100;
const COARSE_CLOCK = 2_500;
const SECOND = 1000;

/**
 * What changes whenever a file does, also one that is the same size and has got its old time back. Undefined where that
 * cannot be said, since the file has changed just now, or is not there.
 */
export function fileStamp(file: string): string | undefined {
	try {
		const { ino, size, mtimeMs, ctimeMs } = statSync(file);
		const clock = ctimeMs % SECOND === 0 ? COARSE_CLOCK : FINE_CLOCK;
		return ctimeMs + clock < Date.now() ? `${ino} ${size} ${mtimeMs} ${ctimeMs}` : undefined;
	} catch {
		return undefined;
	}
}

/** Reads a file as UTF-8, or reports why it cannot be and returns undefined. A byte-order mark is dropped. */
export function readText(root: string, path: string, report: Report): string | undefined {
	const bytes = readBytes(root, path, report);
	return bytes && decodeText(bytes, path, report);
}

/** Reads a file, or reports why it cannot be and returns undefined. */
export function readBytes(root: string, path: string, report: Report): Uint8Array | undefined {
	try {
		const file = resolve(root, path);
		const stats = statSync(file);
		const { size } = stats;
		// A pipe or a device may have no end.
		if (stats.isFile() && size <= MAX_FILE_BYTES) return readFileSync(file);
		if (!stats.isFile()) reportError(path, 'unreadable', 'this is not a file', 'name one', report);
		else
			reportError(
				path,
				'too-large',
				`the file has ${size} bytes; at most ${MAX_FILE_BYTES} are read`,
				'split it',
				report,
			);
	} catch (cause) {
		const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
		reportError(path, 'unreadable', `the file cannot be read (${code})`, 'check its permissions', report);
	}
	return undefined;
}

/** Decodes a text file, or reports why it is not one and returns undefined. */
export function decodeText(bytes: Uint8Array, path: string, report: Report): string | undefined {
	try {
		const text = UTF8.decode(bytes);
		if (isOverlong(text))
			reportError(path, 'too-large', `the file has more than ${MAX_LINES} lines`, 'split it', report);
		else if (!text.includes('\0')) return text;
		else {
			const message = 'the file is binary: it has bytes that no text has';
			reportError(path, 'encoding', message, 'name a text file, or ignore it', report);
		}
	} catch {
		reportError(path, 'encoding', 'the file is not UTF-8', 'save it as UTF-8', report);
	}
	return undefined;
}

/** What is read of a line takes some 70 bytes, however short it is, and numbers of lines have 24 bits. */
function isOverlong(text: string): boolean {
	if (text.length <= MAX_LINES) return false;
	let lines = 0;
	for (const _ of text.matchAll(/\r\n?|\n/g)) if (++lines > MAX_LINES) return true;
	return false;
}

/** Why a file could not be read, by what was reported. */
export function unreadBecause({ rule }: Problem): EntryProblem {
	return rule === 'too-large' ? 'too_large' : rule === 'encoding' ? 'encoding' : 'unreadable';
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });
