import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileName } from './generate-units.js';

/**
 * Writes sources as a registry folder, a file to a unit and to a package, for `pinakes build`.
 *
 * @param {string} folder
 * @param {import('@pinakes/indexer').Sources} sources
 */
export function writeRegistry(folder, { units, packages }) {
	mkdirSync(join(folder, 'units'), { recursive: true });
	mkdirSync(join(folder, 'packages'), { recursive: true });
	for (const { tags_origin, keywords_origin, kind, source, ...unit } of units) {
		writeFileSync(join(folder, source), JSON.stringify(unit, null, 2));
	}
	for (const record of packages) {
		writeFileSync(join(folder, 'packages', fileName(record.package_id)), JSON.stringify(record, null, 2));
	}
}
