import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spill } from '../base/spill.ts';

/**
 * Creates temporary files that have no name, so that none are left behind. They are closed when the process ends.
 */
export function createTemporaryFiles(): Spill {
	return {
		createFile(name) {
			const folder = mkdtempSync(join(tmpdir(), 'pinakes-'));
			try {
				return openSync(join(folder, name), 'w+');
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}
