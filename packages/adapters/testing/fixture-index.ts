import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { type Index, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { lastingFolder } from '@pinakes/testing/temp-folder';
import { beforeAll } from 'vitest';

const FIXTURES = fileURLToPath(new URL('../../../fixtures', import.meta.url));

/** Builds and opens an index of the fixtures once for the tests of a file. */
export function withFixtureIndex(use: (index: Index) => void): void {
	beforeAll(async () => {
		const folder = lastingFolder();
		await buildIndex({ folders: [FIXTURES], out: join(folder, 'index') });
		use(await openIndex(directorySource(join(folder, 'index'))));
		return () => rmSync(folder, { recursive: true, force: true });
	});
}
