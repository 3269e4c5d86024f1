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

/** Contents of files by path: texts, bytes, or values that are written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** Creates an empty folder. The caller removes it. */
export function lastingFolder(): string {
	return realpathSync(mkdtempSync(join(tmpdir(), 'pinakes-test-')));
}

/** Creates a folder with files. It is removed after the test. */
export function tempFolder(files: Files = {}): string {
	const folder = lastingFolder();
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	addFiles(folder, files);
	return folder;
}

/** Writes files into a folder, in the given order. */
export function addFiles(folder: string, files: Files): void {
	for (const [path, content] of Object.entries(files)) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		const isRaw = typeof content === 'string' || content instanceof Uint8Array;
		writeFileSync(file, isRaw ? content : JSON.stringify(content));
	}
}

/** Returns the texts of all files below a folder by path, sorted by path. */
export function readTree(folder: string): Record<string, string> {
	const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	return Object.fromEntries(paths.sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

/** Returns the open files of this process below a folder. Only on Linux. */
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
