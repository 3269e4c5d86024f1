import { textOf } from '../base/bytes.ts';
import { indexError } from '../base/errors.ts';
import { fits, isRecord, own, parseJson } from '../base/json.ts';
import { web } from '../base/web.ts';
import { parsePartFile } from '../codec/cuts.ts';
import { MANIFEST_FILE } from '../manifest/manifest.ts';
import { FILES, FILES_FILE, type FileEntry } from '../manifest/pages.ts';
import type { Content, Source } from './source.ts';

/** Returns content as bytes, by the runtime's `TextEncoder`. */
export function webBytes(content: Content): Uint8Array {
	return typeof content === 'string' ? new web.TextEncoder().encode(content) : content;
}

/** Returns the SHA-256 in hexadecimal, by the runtime's `crypto.subtle`. */
export async function webSha256(content: Content): Promise<string> {
	const hash = new Uint8Array(await web.crypto.subtle.digest('SHA-256', webBytes(content)));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns a source that calls `compare` with each file but the manifest, and the SHA-256 that the manifest or one of
 * its pages lists for it; undefined for a file that is not listed. Files that list others are read once.
 *
 * @param compare throws for an invalid file
 */
export function comparedSource(
	source: Source,
	compare: (path: string, content: Content, sha256: string | undefined) => Promise<void> | void,
): Source {
	return listingSource({
		name: source.name,
		loadLanguages: source.loadLanguages,
		readManifest: () => source.read(MANIFEST_FILE),
		async readPart(path, digestOf) {
			const content = await source.read(path);
			if (content !== undefined) await compare(path, content, await digestOf());
			return content;
		},
	});
}

/** How the files of an index are read whose digests are known. */
interface ListedFiles extends Pick<Source, 'name' | 'loadLanguages'> {
	readManifest(): Promise<Content | undefined>;
	/**
	 * Reads any other file.
	 *
	 * @param digestOf returns the SHA-256 that the manifest lists for it, by a page or itself; undefined for none
	 */
	readPart(path: string, digestOf: () => Promise<string | undefined>): Promise<Content | undefined>;
}

/** The file that lists parts, and what it lists by table. */
interface Listing {
	readonly content: Content | undefined;
	readonly tables: Readonly<Record<string, readonly FileEntry[]>>;
}

/** Returns a source that knows the digests of its files. The list of parts is read once per manifest. */
export function listingSource({ name, loadLanguages, readManifest, readPart }: ListedFiles): Source {
	/** The field `files` of the manifest, not yet validated. */
	let files: Readonly<Record<string, unknown>> = {};
	let listing: Promise<Listing> | undefined;

	function readListed(path: string): Promise<Content | undefined> {
		return readPart(path, async () => {
			const part = parsePartFile(path);
			const entry = own(files, path) ?? (part && own((await readListing()).tables, part.table)?.[part.number]);
			const digest: unknown = Array.isArray(entry) ? entry[1] : undefined;
			return typeof digest === 'string' ? digest : undefined;
		});
	}

	function readListing(): Promise<Listing> {
		if (listing) return listing;
		const reading = readListed(FILES_FILE).then((content) => {
			if (!content && own(files, FILES_FILE)) throw indexError('missing_part', name, FILES_FILE, 'is missing');
			const json = content && parseJson(textOf(content));
			return { content, tables: fits(json, FILES) ? (json as Listing['tables']) : {} };
		});
		listing = reading;
		// A failed read is not kept, so that a temporary failure is not permanent.
		reading.catch(() => {
			listing = undefined;
		});
		return reading;
	}

	return {
		name,
		loadLanguages,
		async read(path) {
			if (path === FILES_FILE) return (await readListing()).content;
			if (path !== MANIFEST_FILE) return readListed(path);
			const content = await readManifest();
			const manifest = content && parseJson(textOf(content));
			files = isRecord(manifest) && isRecord(manifest.files) ? manifest.files : {};
			listing = undefined;
			return content;
		},
	};
}
