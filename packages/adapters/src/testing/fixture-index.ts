import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from '@pinakes/indexer';
import { type Index, openIndex } from '@pinakes/query';
import { directorySource } from '@pinakes/query/node';
import { lastingFolder } from '@pinakes/testing/temp-folder';
import { afterAll } from 'vitest';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures', import.meta.url));

const folder = lastingFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An index of the fixtures, built once per test file. */
export const FIXTURE_INDEX: Promise<Index> = buildIndex({ folders: [FIXTURES], out: join(folder, 'index') }).then(() =>
	openIndex(directorySource(join(folder, 'index'))),
);
