/** Data beside this repository, which is measured where no folder is named. None of it needs to be there. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCollection } from './collections.js';

export const SHARED = fileURLToPath(new URL('../../../shared/data', import.meta.url));
export const DOCS = join(SHARED, 'docs');

/** Returns the folders of documentation that are there. */
export function sharedDocuments() {
	return ['tidb-zh', 'redis-en'].map((name) => join(DOCS, name)).filter((folder) => existsSync(folder));
}

/** Returns the folders of the test collections that are there. */
export function sharedCollections() {
	const folder = join(SHARED, 'collections');
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	return names.map((name) => join(folder, name)).filter(isCollection);
}
