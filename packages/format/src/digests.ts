import { fits, isRecord, own, parseJson } from './json.ts';
import { arePages, findInPages, type ListingFields, PAGE, type Page } from './pages.ts';

/**
 * Returns a function from the path of a file to its SHA-256, undefined for a file that is not listed.
 *
 * @param manifest as parsed, not yet checked: that of an index, or of several segments
 * @param readPage reads a page, whose own SHA-256 the caller compares
 */
export function createDigests(
	manifest: unknown,
	readPage: (path: string) => Promise<string | undefined>,
): (path: string) => Promise<string | undefined> {
	const { files = {}, pages, cuts }: Partial<ListingFields> = isRecord(manifest) ? (manifest as object) : {};
	const paged = arePages(pages, cuts) ? { pages } : {};
	const parsed = new Map<string, Promise<unknown>>();
	const pageOf = (path: string): Promise<unknown> => {
		let page = parsed.get(path);
		if (page === undefined) {
			page = readPage(path).then(parseJson);
			parsed.set(path, page);
			page.catch(() => parsed.delete(path));
		}
		return page;
	};
	return async (path) => {
		const entry: unknown = isRecord(files) ? own(files, path) : undefined;
		const listed = findInPages(paged, path);
		if (entry !== undefined || listed === undefined) return digestIn(entry);
		const page = await pageOf(listed.page);
		return fits(page, PAGE) ? digestIn((page as Page).files[listed.position]) : undefined;
	};
}

function digestIn(entry: unknown): string | undefined {
	const digest = Array.isArray(entry) ? entry[1] : undefined;
	return typeof digest === 'string' ? digest : undefined;
}
