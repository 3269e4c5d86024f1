import { readFile } from 'node:fs/promises';
import { dirname, join, basename } from 'node:path';
import { MANIFEST_FILE, PREVIOUS_SUFFIX } from './manifest.ts';
import { PinakesError } from './errors.ts';
import type { Source } from './source.ts';

/**
 * An index in a folder of the file system.
 *
 * A build swaps the whole folder by two renames; killed between the two, it leaves the old index
 * under the folder's name plus `.previous`, and that is where this source then reads.
 *
 * @param folder path of the folder that holds `manifest.json`
 * @throws PinakesError `unreadable_source` where a file is there and cannot be read
 */
export function directorySource(folder: string): Source {
	let root: Promise<string> | undefined;
	return {
		name: folder,
		async read(path) {
			root ??= currentFolder(folder);
			return readIfThere(join(await root, path), path);
		},
	};
}

async function currentFolder(folder: string): Promise<string> {
	if ((await readIfThere(join(folder, MANIFEST_FILE), MANIFEST_FILE)) !== undefined) return folder;
	const previous = join(dirname(folder), basename(folder) + PREVIOUS_SUFFIX);
	const manifest = await readIfThere(join(previous, MANIFEST_FILE), MANIFEST_FILE);
	return manifest === undefined ? folder : previous;
}

async function readIfThere(file: string, path: string): Promise<Uint8Array | undefined> {
	try {
		return await readFile(file);
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
