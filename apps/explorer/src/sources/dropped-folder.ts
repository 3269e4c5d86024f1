import type { Source } from '@pinakes/query';
import { MANIFEST_FILE } from '@pinakes/query/format/manifest';
import { packedSource } from '@pinakes/query/packed';

/** Maximum number of files in a folder. An index has hundreds. */
const MAX_FILES = 100_000;

/**
 * Returns the source of an index in a dropped or picked folder, or in a subfolder with `manifest.json`. Files are read
 * on demand.
 *
 * @returns undefined if no folder has a manifest
 */
export function folderSource(files: ReadonlyMap<string, File>): Source | undefined {
	const manifests = [...files.keys()].filter((path) => path === MANIFEST_FILE || path.endsWith(`/${MANIFEST_FILE}`));
	const [manifest] = manifests.sort((a, b) => a.length - b.length);
	if (manifest === undefined) return undefined;
	const root = manifest.slice(0, -MANIFEST_FILE.length);
	return packedSource({
		name: root === '' ? 'the folder' : root,
		async read(path) {
			const file = files.get(root + path);
			return file && new Uint8Array(await file.arrayBuffer());
		},
	});
}

/**
 * Returns the files of dropped items, by path.
 *
 * @throws DOMException if the browser cannot read one
 */
export async function droppedFiles(items: DataTransferItemList): Promise<Map<string, File>> {
	const files = new Map<string, File>();
	const entries = [...items].map((item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
	for (const entry of entries) await addEntry(files, entry, '');
	return files;
}

export function pickedFiles(list: FileList): Map<string, File> {
	return new Map([...list].slice(0, MAX_FILES).map((file) => [file.webkitRelativePath || file.name, file]));
}

async function addEntry(files: Map<string, File>, entry: FileSystemEntry, folder: string): Promise<void> {
	if (files.size >= MAX_FILES) return;
	const path = folder + entry.name;
	if (entry.isFile) {
		const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
		files.set(path, file);
		return;
	}
	const reader = (entry as FileSystemDirectoryEntry).createReader();
	// A reader returns up to a hundred entries at a time, and none at the end.
	for (let batch = await readBatch(reader); batch.length > 0; batch = await readBatch(reader)) {
		for (const inner of batch) await addEntry(files, inner, `${path}/`);
	}
}

function readBatch(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
	return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
