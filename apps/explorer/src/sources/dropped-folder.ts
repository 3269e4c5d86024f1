import type { Source } from '@pinakes/query';
import { MANIFEST_FILE } from '@pinakes/query/internal';
import { packedSource } from '@pinakes/query/site';
import { effect } from '@preact/signals';
import { opened, openSource, refuseFolder } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';

/** Maximum number of files in a folder. An index has hundreds. */
const MAX_FILES = 100_000;

/**
 * Returns the source of an index in a dropped or picked folder, or in a subfolder with `manifest.json`. Files are read
 * on demand.
 *
 * @returns undefined if no folder has a manifest
 */
function folderSource(files: ReadonlyMap<string, File>): Source | undefined {
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
async function droppedFiles(items: DataTransferItemList): Promise<Map<string, File>> {
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

/** Class of an element while something is dragged over it. */
const DRAGGED_OVER = 'dragged-over';

/** The last opened folder, for going back in the history. */
let folder: Source | undefined;

/**
 * Opens what is dropped on an element, and reopens the folder when the user goes back to it. Returns a function that
 * stops it.
 */
export function openDropped(element: HTMLElement): () => void {
	const over = (event: DragEvent): void => {
		event.preventDefault();
		element.classList.add(DRAGGED_OVER);
	};
	const leave = (event: DragEvent): void => {
		if (event.relatedTarget === null) element.classList.remove(DRAGGED_OVER);
	};
	const open = async (event: DragEvent): Promise<void> => {
		event.preventDefault();
		element.classList.remove(DRAGGED_OVER);
		const files = event.dataTransfer && droppedFiles(event.dataTransfer.items);
		if (files) await files.then(openFiles, refuse);
	};
	element.addEventListener('dragover', over);
	element.addEventListener('dragleave', leave);
	element.addEventListener('drop', open);
	const stop = effect(() => {
		const now = opened.peek();
		const isShown = 'name' in now && now.name === folder?.name;
		if (view.value.index === '' && folder !== undefined && !isShown) void openSource(folder);
	});
	return () => {
		element.removeEventListener('dragover', over);
		element.removeEventListener('dragleave', leave);
		element.removeEventListener('drop', open);
		stop();
	};
}

/** Opens the index among files. */
export async function openFiles(files: ReadonlyMap<string, File>): Promise<void> {
	folder = folderSource(files);
	if (folder === undefined) return refuse();
	const opening = openSource(folder);
	show({ index: '', fields: {} });
	await opening;
}

function refuse(): void {
	show({ index: '', fields: {} });
	refuseFolder();
}
