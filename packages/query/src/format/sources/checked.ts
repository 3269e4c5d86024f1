import { textOf } from '../base/bytes.ts';
import { fits, isRecord, own, parseJson } from '../base/json.ts';
import { parsePartFile } from '../codec/cuts.ts';
import { MANIFEST_FILE } from '../manifest/manifest.ts';
import { FILES, FILES_FILE, type FileEntry } from '../manifest/pages.ts';
import { type Content, once, type Source } from './source.ts';

/** The part of the web platform that is used here. */
interface WebPlatform {
	readonly TextEncoder: new () => { encode(text: string): Uint8Array };
	readonly crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } };
}

/** Returns the SHA-256 in hexadecimal, by the runtime's `crypto.subtle`. */
export async function webSha256(content: Content): Promise<string> {
	const { TextEncoder, crypto } = globalThis as unknown as WebPlatform;
	const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

/**
 * Returns a source that calls `compare` with each file but the manifest, and the SHA-256 that the manifest or one of
 * its pages lists for it; undefined for a file that is not listed. Files that list others are read once.
 *
 * @param compare throws for an invalid file
 */
export function comparedSource(
	source: Source,
	compare: (path: string, content: Content, sha256: string | undefined) => Promise<void>,
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

/** Returns a source that knows the digests of its files. Files that list others are read once per manifest. */
export function listingSource({ name, loadLanguages, readManifest, readPart }: ListedFiles): Source {
	let readOnce = once(readFile);
	let digestOf = createDigests(undefined, readListing);

	async function readFile(path: string): Promise<Content | undefined> {
		if (path !== MANIFEST_FILE) return readPart(path, () => digestOf(path));
		const content = await readManifest();
		readOnce = once(readFile);
		digestOf = createDigests(content && parseJson(textOf(content)), readListing);
		return content;
	}

	async function readListing(path: string): Promise<string | undefined> {
		const content = await readOnce(path);
		return content && textOf(content);
	}

	return { name, loadLanguages, read: (path) => (isListing(path) ? readOnce(path) : readFile(path)) };
}
