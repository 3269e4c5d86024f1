import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bytesOf, type FinishedFile } from '../base/write-folder.ts';
import { listedFile } from '../kinds/manifest.ts';
import type { ReadableTarget } from '../kinds/parts.ts';

/** Files of an index that are created: in memory up to a limit, the others on disk. */
export class DraftFiles implements ReadableTarget {
	readonly finished = new Map<string, FinishedFile>();

	/**
	 * @param folder returns the folder for files on disk
	 * @param held bytes of files in memory
	 */
	constructor(
		private readonly folder: () => string,
		private held: number,
	) {}

	get(path: string): string | undefined {
		const file = this.finished.get(path);
		return file && Buffer.from(bytesOf(file)).toString();
	}

	set(path: string, text: string): void {
		const content = Buffer.from(text);
		const isHeld = content.length <= this.held;
		if (isHeld) this.held -= content.length;
		this.finished.set(path, { ...listedFile(content), content: isHeld ? content : this.write(path, content) });
	}

	private write(path: string, content: Buffer): { readonly at: string } {
		const at = join(this.folder(), path);
		mkdirSync(dirname(at), { recursive: true });
		writeFileSync(at, content);
		return { at };
	}
}
