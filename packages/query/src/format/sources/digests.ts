import { parsePartFile } from '../codec/cuts.ts';
import { fits, isRecord, own, parseJson } from '../json.ts';
import { FILES, FILES_FILE, type FileEntry } from '../layouts/manifest-pages.ts';
import { once } from './once.ts';

/** Returns the SHA-256 of a file by its path; undefined for a file that is not listed. */
type Digests = (path: string) => Promise<string | undefined>;

/**
 * Returns a function that gives the SHA-256 of a file by its path; undefined for a file that is not listed.
 *
 * @param manifest parsed, not yet validated
 * @param readListing reads `parts/files.json`; the caller verifies its SHA-256
 */
export function createDigests(manifest: unknown, readListing: (path: string) => Promise<string | undefined>): Digests {
	const files = isRecord(manifest) && isRecord(manifest.files) ? manifest.files : {};
	const listed = once(async (path) => {
		const json = parseJson(await readListing(path));
		return fits(json, FILES) ? (json as Readonly<Record<string, readonly FileEntry[]>>) : {};
	});
	return async (path) => {
		const part = parsePartFile(path);
		const entry: unknown = own(files, path) ?? (part && own(await listed(FILES_FILE), part.table)?.[part.number]);
		const digest = Array.isArray(entry) ? entry[1] : undefined;
		return typeof digest === 'string' ? digest : undefined;
	};
}

/** Whether a file lists others. */
export function isListing(path: string): boolean {
	return path === FILES_FILE;
}
