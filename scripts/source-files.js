import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders without sources. */
const EXCLUDED = ['testing', 'node_modules'];

/** Returns the source files below a folder, without tests. */
export function sourceFiles(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return EXCLUDED.includes(entry.name) ? [] : sourceFiles(path);
		return /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
	});
}
