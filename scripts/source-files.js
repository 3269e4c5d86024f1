import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders without sources. */
const EXCLUDED = ['testing', 'node_modules', 'dist'];

const TEST = /\.test\.tsx?$/;

/** Returns the files below a folder. */
function filesBelow(folder) {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return EXCLUDED.includes(entry.name) ? [] : filesBelow(path);
		return [path];
	});
}

/** Returns the source files below a folder, without tests. */
export function sourceFiles(folder) {
	return filesBelow(folder).filter((path) => /\.tsx?$/.test(path) && !TEST.test(path));
}

/** Returns the tests below a folder. */
export function testFiles(folder) {
	return filesBelow(folder).filter((path) => TEST.test(path));
}
