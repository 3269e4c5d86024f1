import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { lastingFolder } from '@pinakes/testing/temp-folder';
import { beforeAll } from 'vitest';
import { FIXTURES } from './index-folder.ts';

/** Builds an index of the fixtures once for the tests of a file, which leave it as it is. */
export function withFixtureIndex(use: (folder: string) => void): void {
	beforeAll(async () => {
		const folder = lastingFolder();
		await buildIndex({ folders: [FIXTURES], out: join(folder, 'index') });
		use(join(folder, 'index'));
		return () => rmSync(folder, { recursive: true, force: true });
	});
}
