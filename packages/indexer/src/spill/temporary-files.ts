import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spill } from './spill-folder.ts';

/**
 * Creates temporary files that have no name, so that none are left behind. They are closed when their owner is garbage.
 */
export function createTemporaryFiles(): Spill & { ownedBy<T extends object>(owner: T): T } {
	const files: number[] = [];
	return {
		createFile(name) {
			const folder = mkdtempSync(join(tmpdir(), 'pinakes-'));
			try {
				files.push(openSync(join(folder, name), 'w+'));
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
			return files.at(-1) as number;
		},
		ownedBy(owner) {
			OWNERS.register(owner, files);
			return owner;
		},
	};
}

const OWNERS = new FinalizationRegistry<readonly number[]>((files) => {
	for (const file of files) closeSync(file);
});
