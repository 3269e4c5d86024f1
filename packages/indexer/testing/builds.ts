import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileEntry, type ListingFields, readListing } from '@pinakes/query/internal';
import { readTree, tempFolder } from '@pinakes/testing/temp-folder';
import { expect, vi } from 'vitest';
import { fileStamp } from '../src/base/read-file.ts';
import type { Problem } from '../src/base/report.ts';
import type { Spill } from '../src/base/spill.ts';
import { type BuildOptions, buildIndex } from '../src/build/build.ts';
import type { ReadSource } from '../src/build/parse-file.ts';
import { readFolders } from '../src/build/read.ts';
import { NO_CONFIG } from '../src/config/load.ts';
import type { Config } from '../src/config/schema.ts';
import { resolveSources } from '../src/model/resolve.ts';
import type { Sources } from '../src/model/unit.ts';

/** Ways to build an index of the same folders. */
export interface Builds {
	/** Builds with a cache, in one run and in many, and without a cache, and expects the same bytes. */
	compare(): Promise<void>;
}

/** Creates builds of folders. `onStep` is only called for the first one. */
export function buildsOf(options: Omit<BuildOptions, 'out'>): Builds {
	const root = tempFolder();
	const quiet = { ...options, onStep: () => {} };
	const onNotice = (notice: string): void => expect.fail(notice);
	return {
		async compare() {
			const cached = { out: join(root, 'cached'), cache: join(root, 'cache'), onNotice };
			const inRuns = { out: join(root, 'runs'), cache: join(root, 'cache'), onNotice, memory: 0 };
			const result = await buildIndex({ ...options, ...cached });
			const resultInRuns = await buildIndex({ ...quiet, ...inRuns });
			const expected = await buildIndex({ ...quiet, out: join(root, 'cold') });
			expect(readTree(cached.out)).toEqual(readTree(join(root, 'cold')));
			expect(readTree(inRuns.out)).toEqual(readTree(join(root, 'cold')));
			expect([result, resultInRuns]).toEqual([expected, expected]);
		},
	};
}

const BUILT = new URL('../dist/index.js', import.meta.url).href;

/** Starts a build in a separate process, by the built package, as Node does not run the sources. */
export function spawnBuild(
	options: BuildOptions,
	settings: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): ChildProcess {
	const code = `import { buildIndex } from ${JSON.stringify(BUILT)}; await buildIndex(${JSON.stringify(options)});`;
	return spawn(process.execPath, ['--input-type=module', '--eval', code], {
		stdio: ['ignore', 'ignore', 'inherit'],
		cwd: settings.cwd ?? fileURLToPath(new URL('.', import.meta.url)),
		env: { ...process.env, ...settings.env },
	});
}

/** Resolves to the exit code of a process, or the signal that ended it. */
export function exitOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code, signal) => resolve(code ?? signal));
	});
}

/** Returns the files of an index but its manifest, with their bytes and SHA-256, as the index lists them. */
export function listedFiles(out: string): Map<string, FileEntry> {
	const read = (file: string): unknown => JSON.parse(readFileSync(join(out, file), 'utf8'));
	const steps = readListing(read('manifest.json') as ListingFields);
	let step = steps.next();
	while (!step.done) step = steps.next(step.value.map(({ file }) => read(file)));
	return step.value;
}

/** Returns the files of an index that are missing, or differ in size or SHA-256 from what it lists. */
export function brokenFiles(out: string): string[] {
	return [...listedFiles(out)]
		.filter(([path, [size, sha256]]) => {
			const file = join(out, path);
			if (!existsSync(file)) return true;
			const bytes = readFileSync(file);
			return bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256;
		})
		.map(([path]) => path);
}

/** The resolved sources of folders, and the problems that were reported. */
interface ResolvedSources extends Sources {
	readonly problems: readonly Problem[];
	readonly documents: readonly string[];
	readonly files: number;
}

/** Reads folders and resolves duplicates, as a build does. */
export async function readResolved(folders: readonly string[], config: Config = NO_CONFIG): Promise<ResolvedSources> {
	const problems: Problem[] = [];
	const documents: string[] = [];
	const onDocument = ({ document }: ReadSource): void => void documents.push(document.path);
	const contents = await readFolders(folders, { onDocument }, config, (problem) => problems.push(problem));
	const { units, packages } = resolveSources(contents, (problem) => problems.push(problem));
	return { units, packages, problems, documents, files: contents.files };
}

export function idsOf({ units }: Sources): string[] {
	return units.map(({ unit_id }) => unit_id);
}

/**
 * Creates temporary files that have no name, so that none are left behind. They are closed when the process ends.
 */
export function createTemporaryFiles(): Spill {
	return {
		createFile(name) {
			const folder = mkdtempSync(join(tmpdir(), 'pinakes-'));
			try {
				return openSync(join(folder, name), 'w+');
			} finally {
				rmSync(folder, { recursive: true, force: true });
			}
		},
	};
}

/** Waits until a file is old enough for a build to tell by its times whether it changed. */
export async function settled(file: string): Promise<void> {
	await vi.waitUntil(() => fileStamp(file) !== undefined, { timeout: 600_000, interval: 20 });
}
