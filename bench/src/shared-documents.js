/** The documentation that is measured where no folder is named. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where it lies. */
export const DOCS = fileURLToPath(new URL('../../../shared/data/docs', import.meta.url));

/** The folders of it that are there. */
export function sharedDocuments() {
	return ['tidb-zh', 'redis-en'].map((name) => join(DOCS, name)).filter((folder) => existsSync(folder));
}
