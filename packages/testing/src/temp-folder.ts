import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by path: texts, bytes, or values that are written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** Creates an empty folder, which the caller removes. */
export function lastingFolder(): string {
	return realpathSync(mkdtempSync(join(tmpdir(), 'pinakes-test-')));
}

/** Creates a folder with files in it, which is removed when the test is over. */
export function tempFolder(files: Files = {}): string {
	const folder = lastingFolder();
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	addFiles(folder, files);
	return folder;
}

/** Writes files into a folder, in the order in which they are given. */
export function addFiles(folder: string, files: Files): void {
	for (const [path, content] of Object.entries(files)) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		const isRaw = typeof content === 'string' || content instanceof Uint8Array;
		writeFileSync(file, isRaw ? content : JSON.stringify(content));
	}
}

/** Returns the text of every file below a folder by its path, sorted. */
export function readTree(folder: string): Record<string, string> {
	const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	return Object.fromEntries(paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

/** The files below a folder that this process has open, which only Linux lists. */
export function openFilesBelow(folder: string): string[] {
	const list = '/proc/self/fd';
	if (!existsSync(list)) return [];
	return readdirSync(list)
		.flatMap((name) => {
			try {
				return [readlinkSync(join(list, name))];
			} catch {
				return [];
			}
		})
		.filter((path) => path.startsWith(folder));
}
