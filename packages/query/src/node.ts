import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import zlib from 'node:zlib';
import { MAX_FILE_BYTES } from '@pinakes/format/body';
import { setCrc32 } from '@pinakes/format/checksum';
import { indexError, PinakesError, WAS_CHANGED } from '@pinakes/format/errors';
import type { RangeSource } from '@pinakes/format/fetch-source';
import { LIGHT_MANIFEST_FILE } from '@pinakes/format/light-manifest';
import { MANIFEST_FILE, PREVIOUS_SUFFIX } from '@pinakes/format/manifest';
import type { Source } from '@pinakes/format/source';
import { loadLanguages } from './languages.ts';
import { lightSource } from './light-source.ts';
import { committedSource, packedSource } from './packed.ts';

// Node 20.14 and other runtimes may lack it.
if (typeof zlib.crc32 === 'function') setCrc32((text) => zlib.crc32(Buffer.from(text, 'utf16le')));

/**
 * An index in a folder of the file system.
 *
 * A build swaps the whole folder by two renames; killed between the two, it leaves the old index
 * under the folder's name plus `.previous`, and that is where this source then reads. Files of a build other than
 * the manifest's are refused, also if they have the same size. The index of a published site is read from its packs.
 *
 * @param folder path of the folder that holds `manifest.json`
 * @throws PinakesError `unreadable_source` where a file is there and cannot be read, `changed_part` if the manifest was
 * replaced since it was read
 */
export function directorySource(folder: string): Source {
	return committedSource(packedSource(folderFiles(folder)));
}

/**
 * An index that `pinakes publish-site` wrote, in a folder, such as `site/index`: as `siteSource`, with its light manifest and by
 * positional reads of its packs. A look-up reads less than in the folder of a build, which has larger parts.
 *
 * @param folder path of the folder that holds `manifest.json`
 * @throws PinakesError as `directorySource`
 */
export function publishedSource(folder: string): Source {
	return lightSource(folderFiles(folder));
}

/**
 * An index in a folder, for look-ups: as `publishedSource` where it was published, else as `directorySource`.
 *
 * @param folder path of the folder that holds `manifest.json`
 * @throws PinakesError as `directorySource`
 */
export function lookUpSource(folder: string): Source {
	return isPublished(folder) ? publishedSource(folder) : directorySource(folder);
}

/** Whether a folder is that of an index which `publishedSource` reads. */
export function isPublished(folder: string): boolean {
	return existsSync(join(folder, LIGHT_MANIFEST_FILE));
}

/** The files of a folder as they are, of one build. */
function folderFiles(folder: string): RangeSource {
	let root = folder;
	let stamp: string | undefined;

	/** Every build writes a new manifest, before its folder takes the name of the old one. */
	const isCurrent = (): boolean => stamp === undefined || manifestStamp(root) === stamp;

	function ofThisBuild<T>(path: string, content: T): T {
		if (isCurrent()) return content;
		throw indexError('changed_part', folder, path, WAS_CHANGED);
	}

	const files: RangeSource = {
		name: folder,
		loadLanguages,
		inflate: (bytes) => zlib.inflateRawSync(bytes, { maxOutputLength: MAX_FILE_BYTES }),
		async read(path) {
			const isManifest = path === MANIFEST_FILE || path === LIGHT_MANIFEST_FILE;
			if (isManifest) {
				root = currentFolder(folder);
				stamp = manifestStamp(root);
			}
			const content = readIfThere(join(root, path), path, readFileSync);
			return isManifest && !isCurrent() ? files.read(path) : ofThisBuild(path, content);
		},
		async readRange(path, from, to) {
			const bytes = readIfThere(join(root, path), path, (file) => readStretch(file, from, to));
			return ofThisBuild(path, bytes && { from, bytes });
		},
	};
	return files;
}

/** What distinguishes a manifest from that of any other build; undefined if there is none. */
function manifestStamp(root: string): string | undefined {
	try {
		const { ino, size, mtimeNs } = statSync(join(root, MANIFEST_FILE), { bigint: true });
		return `${ino} ${size} ${mtimeNs}`;
	} catch {
		return undefined;
	}
}

function currentFolder(folder: string): string {
	const previous = join(dirname(folder), basename(folder) + PREVIOUS_SUFFIX);
	const isThere = (path: string): boolean => existsSync(join(path, MANIFEST_FILE));
	return !isThere(folder) && isThere(previous) ? previous : folder;
}

/** Reads the bytes of a file from one offset to before another, fewer where it ends before. */
function readStretch(file: string, from: number, to: number): Uint8Array {
	const opened = openSync(file, 'r');
	try {
		const bytes = new Uint8Array(Math.max(0, Math.min(to, fstatSync(opened).size) - from));
		let read = 0;
		for (let last = -1; read < bytes.length && last !== 0; read += last) {
			last = readSync(opened, bytes, read, bytes.length - read, from + read);
		}
		return bytes.subarray(0, read);
	} finally {
		closeSync(opened);
	}
}

/** Parts are small files of the local disk: to wait for them costs more than to read them. */
function readIfThere(file: string, path: string, read: (file: string) => Uint8Array): Uint8Array | undefined {
	try {
		// A pipe or a device may have no end.
		const stats = statSync(file);
		if (!stats.isFile() && !stats.isDirectory()) throw Object.assign(new Error(), { code: 'not a file' });
		return read(file);
	} catch (cause) {
		const code = (cause as { code?: string }).code;
		if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
		throw new PinakesError(
			'unreadable_source',
			`${file} cannot be read (${code ?? String(cause)}): check its permissions.`,
			path,
		);
	}
}
