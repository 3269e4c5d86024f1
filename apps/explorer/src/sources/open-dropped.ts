import { openSource, refuseFolder } from '../state/opened-index.ts';
import { show } from '../state/view.ts';
import { droppedFiles, folderSource } from './dropped-folder.ts';

/** Opens what is dropped on an element; returns what ends that. */
export function openDropped(element: HTMLElement): () => void {
	const allow = (event: DragEvent): void => event.preventDefault();
	const open = async (event: DragEvent): Promise<void> => {
		event.preventDefault();
		if (event.dataTransfer) await openFiles(await droppedFiles(event.dataTransfer.items));
	};
	element.addEventListener('dragover', allow);
	element.addEventListener('drop', open);
	return () => {
		element.removeEventListener('dragover', allow);
		element.removeEventListener('drop', open);
	};
}

/** Opens the index among files. */
export async function openFiles(files: ReadonlyMap<string, File>): Promise<void> {
	const source = folderSource(files);
	show({ index: '', fields: {} });
	if (source === undefined) refuseFolder();
	else await openSource(source);
}
