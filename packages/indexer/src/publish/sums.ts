import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readRegularFile } from '../write/regular-file.ts';
import { sha256Of } from '../write/sha256.ts';
import type { SiteFiles } from './agent-skills.ts';

/** Lists every published file with its SHA-256, in the format of `sha256sum --check`. */
const SUMS_FILE = 'SHA256SUMS';

/** Adds the list of all files. */
export function writeSums(files: SiteFiles): void {
	const lines = [...files].map(([path, content]) => `${sha256Of(content)}  ${path}\n`);
	files.set(SUMS_FILE, lines.sort().join(''));
}

/** Returns the files listed in a published folder; undefined for any other folder. */
export function publishedFiles(folder: string): string[] | undefined {
	const file = join(folder, SUMS_FILE);
	if (!existsSync(file)) return undefined;
	const lines = readRegularFile(file).toString('utf8').split('\n').filter(Boolean);
	const isList = lines.length > 0 && lines.every((line) => LINE.test(line));
	return isList ? [SUMS_FILE, ...lines.map((line) => line.replace(LINE, ''))] : undefined;
}

const LINE = /^[0-9a-f]{64} {2}(?=.)/;
