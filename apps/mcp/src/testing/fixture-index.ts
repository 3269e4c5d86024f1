import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '@pinakes/indexer';
import { lastingFolder } from '@pinakes/testing/temp-folder';
import { afterAll } from 'vitest';
import { FIXTURES } from './index-folder.ts';

const folder = lastingFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The folder of an index of the fixtures, built once for all tests of a file, which leave it as it is. */
export const FIXTURE_INDEX: Promise<string> = buildIndex({ folders: [FIXTURES], out: join(folder, 'index') }).then(() =>
	join(folder, 'index'),
);
