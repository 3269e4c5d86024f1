import { createHash } from 'node:crypto';
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, readSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import zlib from 'node:zlib';
import { setCrc32 } from './format/base/bytes.js';
import { check, indexError, PinakesError, WAS_CHANGED } from './format/base/errors.js';
import { MANIFEST_FILE, PREVIOUS_SUFFIX } from './format/manifest/manifest.js';
import { comparedSource } from './format/sources/checked.ts';
import { MAX_FILE_BYTES, type RangeSource } from './format/sources/fetch.js';
import { packedSource } from './format/sources/packs.ts';
import type { Source } from './format/sources/source.js';
import { loadLanguages } from './languages.ts';

// Node before 20.15 and some other runtimes have no `zlib.crc32`.
if (typeof zlib.crc32 === 'function') {
	const units = 2 ** 12;
	const bytes = Buffer.allocUnsafe(2 * units);
	// Always into the same bytes: a large index has texts of megabytes, and a look-up hundreds of small ones.
	setCrc32((text) => {
		let check = 0;
		for (let at = 0; at < text.length; at += units) {
			check = zlib.crc32(bytes.subarray(0, bytes.write(text.slice(at, at + units), 'utf16le')), check);
		}
		return check;
	});
}

/**
 * Returns a source that reads an index in a folder. That of a published site is read by ranges of its packs.
 *
 * A build replaces the folder by two renames. If it was killed between them, the old index is in the folder with the
 * suffix `.previous`, and is read from there. Files whose SHA-256 is not that of the manifest are refused, since they are
 * of another build, and so are links that lead out of the folder.
 *
 * @param folder path or `file:` URL of the folder that holds `manifest.json`
 * @throws PinakesError `unreadable_source` for a file that exists but cannot be read, `changed_part` for a
 * file of another build
 */
export function directorySource(folder: string | URL): Source {
	const files = folderFiles(folder);
	const { read } = comparedSource(files, (path, content, sha256) => {
		if (sha256 !== undefined && sha256 !== createHash('sha256').update(content).digest('hex'))
			throw indexError('changed_part', files.name, path, WAS_CHANGED);
	});
	return packedSource({ ...files, read });
}

/**
 * Maximum ratio of a file's size to that of its entry for which it is inflated into a single buffer. The usual buffers are
 * many times larger than most files, and allocating them takes longer than inflating.
 */
const USUAL_RATIO = 8;

/** Bytes of the buffers for the smallest files, and for the largest. */
const MIN_BUFFER = 2 ** 8;
const MAX_BUFFER = 2 ** 20;

function inflate(bytes: Uint8Array): Uint8Array {
	const chunkSize = Math.min(MAX_BUFFER, MIN_BUFFER + USUAL_RATIO * bytes.length);
	return zlib.inflateRawSync(bytes, { maxOutputLength: MAX_FILE_BYTES, chunkSize });
}

/**
 * Returns the path of a folder.
 *
 * @throws PinakesError `invalid_value` for anything but a path or the URL of a file
 */
function pathOf(folder: string | URL): string {
	const address = `${folder}`;
	if (folder instanceof URL && folder.protocol === 'file:') return fileURLToPath(folder);
	check(!/^(?:https?|file):/i.test(address), `${address} is not a folder: give its path, or read a URL by siteSource.`);
	check(typeof folder === 'string' && folder !== '', "No folder of an index: give its path, such as '.pinakes'.");
	return folder;
}

/** Maximum bytes between two ranges that are read as one: opening a file takes longer than reading so many. */
const MAX_GAP = 2 ** 12;

/** Returns a source of the files of a folder, which does not compare them with the manifest. */
function folderFiles(given: string | URL): RangeSource {
	const folder = pathOf(given);
	let root = folder;

	/** Folders of the index that no link leads out of. */
	const inside = new Set<string>();
	/** Opens a file. Who ships an index may ship links in it. */
	function openBelow(file: string): number {
		const parent = dirname(file);
		if (!inside.has(parent)) realBelow(parent, root);
		inside.add(parent);
		try {
			return openSync(file, READ_ONLY | NO_LINK);
		} catch (cause) {
			if ((cause as { code?: string }).code !== 'ELOOP') throw cause;
			return openSync(realBelow(file, root), READ_ONLY);
		}
	}

	return {
		name: folder,
		loadLanguages,
		maxGap: MAX_GAP,
		isLocal: true,
		inflate,
		async read(path) {
			if (path === MANIFEST_FILE) {
				root = currentFolder(folder);
				inside.clear();
			}
			return readIfThere(openBelow, root, path, (opened) => readFileSync(opened));
		},
		async readRange(path, from, to) {
			const bytes = readIfThere(openBelow, root, path, (opened, size) => readStretch(opened, size, from, to));
			return bytes && { from, bytes };
		},
	};
}

function currentFolder(folder: string): string {
	const previous = join(dirname(folder), basename(folder) + PREVIOUS_SUFFIX);
	const isThere = (path: string): boolean => existsSync(join(path, MANIFEST_FILE));
	return !isThere(folder) && isThere(previous) ? previous : folder;
}

/** Reads the bytes of an open file from an offset up to another, or up to its end. */
function readStretch(opened: number, size: number, from: number, to: number): Uint8Array {
	const bytes = new Uint8Array(Math.max(0, Math.min(to, size) - from));
	let read = 0;
	for (let last = -1; read < bytes.length && last !== 0; read += last) {
		last = readSync(opened, bytes, read, bytes.length - read, from + read);
	}
	return bytes.subarray(0, read);
}

/** Without waiting for what writes to a pipe, which may never come. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);
const NO_LINK = constants.O_NOFOLLOW ?? 0;

/** Returns the real path of a file or folder, which is the root or below it. */
function realBelow(path: string, root: string): string {
	const real = realpathSync(path);
	const below = relative(realpathSync(root), real);
	if (below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below))
		throw Object.assign(new Error(), { code: 'a link leads out of the folder' });
	return real;
}

/** Reads synchronously: parts are small files on the local disk, and waiting for them costs more than reading them. */
function readIfThere(
	open: (file: string) => number,
	root: string,
	path: string,
	read: (opened: number, size: number) => Uint8Array,
): Uint8Array | undefined {
	const file = join(root, path);
	let opened: number | undefined;
	try {
		opened = open(file);
		const stats = fstatSync(opened);
		// Reading a pipe or a device may never end.
		if (!stats.isFile() && !stats.isDirectory()) throw Object.assign(new Error(), { code: 'not a file' });
		return read(opened, stats.size);
	} catch (cause) {
		const code = (cause as { code?: string }).code;
		if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
		throw new PinakesError(
			'unreadable_source',
			`${file} cannot be read (${code ?? String(cause)}): check its permissions.`,
			path,
		);
	} finally {
		if (opened !== undefined) closeSync(opened);
	}
}
