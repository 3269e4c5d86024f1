import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { sha256Of } from '../base/digest.ts';
import { readRegularFile } from '../base/read-file.ts';
import type { SiteFiles } from './agent-skills.ts';

/** Lists every published file with its SHA-256, in the format of `sha256sum --check`. */
const SUMS_FILE = 'SHA256SUMS';

/** Adds the list of all files, and returns how many bytes they have together. */
export function writeSums(files: SiteFiles): number {
	let bytes = 0;
	const lines = Array.from(files, ([path, content]) => {
		bytes += Buffer.byteLength(content);
		return `${sha256Of(content)}  ${path}\n`;
	});
	const sums = lines.sort().join('');
	files.set(SUMS_FILE, sums);
	return bytes + Buffer.byteLength(sums);
}

/** Returns the files listed in a published folder; undefined for any other folder. */
export function publishedFiles(folder: string): string[] | undefined {
	const file = join(folder, SUMS_FILE);
	if (!existsSync(file)) return undefined;
	const lines = readRegularFile(file).toString('utf8').split('\n').filter(Boolean);
	const isList = lines.length > 0 && lines.every((line) => LINE.test(line));
	return isList ? [SUMS_FILE, ...lines.map((line) => line.replace(LINE, ''))] : undefined;
}

/** Whether a folder is a published site, with its index. */
export function isPublishedSite(folder: string): boolean {
	return publishedFiles(folder)?.includes(`index/${MANIFEST_FILE}`) ?? false;
}

const LINE = /^[0-9a-f]{64} {2}(?=.)/;
