import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from '@pinakes/command-line/definition';

/**
 * Returns a path inside a package that the program loads when a command needs it. `npm run demo` builds only the
 * program, so in a clone it may not be there yet.
 */
export function builtPart(path: string): string {
	if (existsSync(path)) return path;
	throw new UsageError(`${path} is not built: run npm run build in the clone of Pinakes.`);
}

/** Returns the folder of the explorer's page. */
export function explorerFolder(): string {
	return builtPart(join(dirname(fileURLToPath(import.meta.resolve('@pinakes/explorer/package.json'))), 'dist'));
}

/** Returns the folder of the search box script. */
export function searchBoxFolder(): string {
	const folder = dirname(fileURLToPath(import.meta.resolve('@pinakes/search-box/package.json')));
	return builtPart(join(folder, 'dist/standalone'));
}
