import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Files by path: texts, bytes, or values that are written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** An empty folder, which the caller removes. */
export function lastingFolder(): string {
	return realpathSync(mkdtempSync(join(tmpdir(), 'pinakes-cli-test-')));
}

/** A folder of one test, removed when that is over, with files in it. */
export function tempFolder(files: Files = {}): string {
	const folder = lastingFolder();
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	for (const [path, content] of Object.entries(files)) {
		const file = join(folder, path);
		mkdirSync(dirname(file), { recursive: true });
		const isRaw = typeof content === 'string' || content instanceof Uint8Array;
		writeFileSync(file, isRaw ? content : JSON.stringify(content));
	}
	return folder;
}
