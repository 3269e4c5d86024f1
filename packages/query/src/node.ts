import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { indexError, PinakesError, WAS_CHANGED } from '@pinakes/format/errors';
import { MANIFEST_FILE, PREVIOUS_SUFFIX } from '@pinakes/format/manifest';
import type { Source } from '@pinakes/format/source';
import { loadLanguages } from './languages.ts';
import { committedSource, packedSource } from './packed.ts';

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
	let root = folder;
	let stamp: string | undefined;
	const files: Source = {
		name: folder,
		loadLanguages,
		async read(path) {
			if (path === MANIFEST_FILE) {
				root = currentFolder(folder);
				stamp = manifestStamp(root);
			}
			const content = readIfThere(join(root, path), path);
			// Every build writes a new manifest, before its folder takes the name of the old one.
			if (stamp === undefined || manifestStamp(root) === stamp) return content;
			if (path === MANIFEST_FILE) return files.read(path);
			throw indexError('changed_part', folder, path, WAS_CHANGED);
		},
	};
	return committedSource(packedSource(files));
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

/** Parts are small files of the local disk: to wait for them costs more than to read them. */
function readIfThere(file: string, path: string): Uint8Array | undefined {
	try {
		// A pipe or a device may have no end.
		const stats = statSync(file);
		if (!stats.isFile() && !stats.isDirectory()) throw Object.assign(new Error(), { code: 'not a file' });
		return readFileSync(file);
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
