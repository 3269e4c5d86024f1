import { fits, isRecord, own, parseJson } from '../json.ts';
import { arePages, findInPages, type ListingFields, PAGE, type Page } from '../layouts/manifest-pages.ts';
import { MANIFEST_FILE } from '../manifest.ts';
import { once } from './once.ts';

/** Returns the SHA-256 of a file by its path; undefined for a file that is not listed. */
type Digests = (path: string) => Promise<string | undefined>;

/**
 * Returns a function that gives the SHA-256 of a file by its path; undefined for a file that is not listed.
 *
 * @param manifest parsed, not yet validated: that of an index, or of several segments
 * @param readListing reads a page, or the manifest of a segment; the caller verifies its SHA-256
 */
export function createDigests(manifest: unknown, readListing: (path: string) => Promise<string | undefined>): Digests {
	const { files = {}, pages, cuts }: Partial<ListingFields> = isRecord(manifest) ? (manifest as object) : {};
	const paged = arePages(pages, cuts) ? { pages } : {};
	const pageOf = once(async (path) => parseJson(await readListing(path)));
	const segmentOf = once(async (folder) =>
		createDigests(parseJson(await readListing(folder + MANIFEST_FILE)), (path) => readListing(folder + path)),
	);
	return async (path) => {
		const entry: unknown = isRecord(files) ? own(files, path) : undefined;
		if (entry !== undefined) return digestIn(entry);
		const folder = foldersIn(manifest).find((one) => path.startsWith(one));
		if (folder !== undefined) return (await segmentOf(folder))(path.slice(folder.length));
		const listed = findInPages(paged, path);
		const page = listed && (await pageOf(listed.page));
		return listed && fits(page, PAGE) ? digestIn((page as Page).files[listed.position]) : undefined;
	};
}

/** Whether a file in a subfolder lists others: a page, or the manifest of a segment. */
export function isListing(path: string): boolean {
	return /^(?:.+\/)?parts\/pages\//.test(path) || path.endsWith(`/${MANIFEST_FILE}`);
}

/** Returns the folders of the segments in a manifest; none for the manifest of an index. */
function foldersIn(manifest: unknown): readonly string[] {
	const { segments }: { segments?: unknown } = isRecord(manifest) ? manifest : {};
	return fits(segments, [{ folder: '' }]) ? (segments as { folder: string }[]).map(({ folder }) => folder) : [];
}

function digestIn(entry: unknown): string | undefined {
	const digest = Array.isArray(entry) ? entry[1] : undefined;
	return typeof digest === 'string' ? digest : undefined;
}
