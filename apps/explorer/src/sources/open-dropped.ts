import type { Source } from '@pinakes/query';
import { effect } from '@preact/signals';
import { opened, openSource, refuseFolder } from '../state/opened-index.ts';
import { show, view } from '../state/view.ts';
import { droppedFiles, folderSource } from './dropped-folder.ts';

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
