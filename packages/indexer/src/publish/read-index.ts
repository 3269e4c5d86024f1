import { join } from 'node:path';
import type { Manifest } from '@pinakes/query';
import {
	type FileEntry,
	MANIFEST_FILE,
	packsOf,
	parsePartFile,
	partFile,
	readCuts,
	readListing,
	readManifest,
} from '@pinakes/query/internal';
import { sha256Of } from '../base/digest.ts';
import { isThere } from '../base/files.ts';
import { refuseAddress } from '../base/options.ts';
import { isSafePath } from '../base/read-file.ts';
import { BuildError } from '../base/report.ts';
import { LazyFiles, lazyMap } from '../base/spill.ts';
import { readIndexFile } from '../base/write-folder.ts';
import { runRecipe } from '../calibration/calibrate.ts';
import type { TableRow } from '../kinds/parts.ts';

export interface WholeIndex {
	/** The manifest with a list of all files, without pages and packs. */
	readonly manifest: Manifest;
	/** Contents by path, including the original manifest and its pages. */
	readonly files: ReadonlyMap<string, string>;
}

/**
 * Opens an index. Each of its files is read when it is asked for, and its SHA-256 is checked.
 *
 * @throws BuildError for a folder without an index, a published index, or a list of files that is missing or changed. So does
 * reading a file.
 */
export function readIndex(folder: string): WholeIndex {
	if (typeof folder !== 'string') throw new BuildError("The index must be named by its folder, such as '.pinakes'.");
	refuseAddress(folder, 'name the folder of the index that was pushed or published');
	if (!isThere(folder, MANIFEST_FILE)) {
		throw new BuildError(`${folder} holds no index: build one with pinakes build --out ${folder}.`);
	}
	const text = readIndexFile(folder, MANIFEST_FILE).toString('utf8');
	const manifest = readManifest(text, folder);
	if (packsOf(manifest)) throw new BuildError(`${folder} is published: name the index that it was published from.`);
	const files = new LazyFiles<string>();
	files.set(MANIFEST_FILE, text);
	const addAll = (listed: readonly (readonly [string, FileEntry])[]): void => {
		for (const [path, entry] of listed) {
			// Only JSON, as other files could be pages or web server settings.
			if (!isSafePath(path) || !path.endsWith('.json')) {
				const what = `${folder}: ${MANIFEST_FILE} lists ${JSON.stringify(path)}, which no index has`;
				throw new BuildError(`${what}: build the index again.`);
			}
			files.setReader(path, () => readWhole(folder, path, entry));
		}
	};
	addAll(Object.entries(manifest.files));
	const { pages, ...fields } = manifest;
	const listing = [...runRecipe(readListing(manifest), files)];
	addAll(listing.filter(([path]) => !files.has(path)));
	const cuts = Object.entries(manifest.cuts).map(([table, first = []]) => {
		const read = runRecipe(readCuts<string | number>(manifest, table, first), files);
		return [table, read.map(({ first }) => first)];
	});
	const parts = listing.filter(([path]) => !parsePartFile(path)?.table.startsWith('pages/'));
	return {
		manifest: { ...fields, cuts: Object.fromEntries(cuts), files: Object.fromEntries(parts) },
		files,
	};
}

function readWhole(folder: string, path: string, [, sha256]: FileEntry): string {
	const bytes = isThere(folder, path) ? readIndexFile(folder, path) : undefined;
	if (bytes === undefined || sha256Of(bytes) !== sha256) {
		throw new BuildError(
			`${join(folder, path)} is missing, or its SHA-256 differs from that in ${MANIFEST_FILE}: build the index again.`,
		);
	}
	return bytes.toString('utf8');
}

/** Returns the entries of a table, which has one per line. They are read whenever they are iterated. */
export function linesIn({ manifest, files }: WholeIndex, table: string): Iterable<string> {
	return {
		*[Symbol.iterator]() {
			for (const part of (manifest.cuts[table] ?? []).keys()) yield* partLines(files.get(partFile(table, part)) ?? '');
		},
	};
}

/** Returns the entries of a part. */
export function partLines(text: string): string[] {
	const lines = text.split('\n').slice(1, -1);
	return lines.map((line) => line.replace(/,$/, ''));
}

/** Matches a key at the beginning of a line, with its colon. */
const KEY = /^"(?:[^"\\]|\\.)*":/;

/** Returns the keys of a table's entries with their JSON. */
export function rowsIn(lines: Iterable<string>): Iterable<TableRow> {
	return lazyMap(lines, (line) => {
		const [key = ''] = KEY.exec(line) ?? [];
		return [JSON.parse(key.slice(0, -1)) as string, line.slice(key.length)];
	});
}
