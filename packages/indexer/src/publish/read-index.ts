import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@pinakes/query';
import { partFile } from '@pinakes/query/format/codec/cuts';
import { COMMITTED_FILE, isCommitted } from '@pinakes/query/format/committed';
import { fits, own, parseJson } from '@pinakes/query/format/json';
import { MANIFEST_FILE, readManifest } from '@pinakes/query/format/manifest';
import { type FileEntry, isPageFile, PAGE, readCuts, readListing } from '@pinakes/query/format/manifest-pages';
import { packsOf } from '@pinakes/query/format/packs';
import { runRecipe } from '../calibration/run-recipe.ts';
import { BuildError } from '../errors.ts';
import { splitFiles, uncommittedManifest } from '../write/committed.ts';
import type { IndexFiles } from '../write/parts.ts';
import { readRegularFile } from '../write/regular-file.ts';
import { isSafePath } from '../write/safe-path.ts';
import { sha256Of } from '../write/sha256.ts';
import { unpacked } from './unpack.ts';

/** An index with all its files in memory. */
export interface WholeIndex {
	/** The manifest with a list of all files, without pages and packs. */
	readonly manifest: Manifest;
	/** Contents by path, including the original manifest and its pages. */
	readonly files: IndexFiles;
}

/**
 * Reads all files of an index and checks their SHA-256.
 *
 * @throws BuildError for a folder without an index, or a missing or changed file
 */
export function readIndex(folder: string): WholeIndex {
	if (typeof folder !== 'string') throw new BuildError("The index must be named by its folder, such as '.pinakes'.");
	if (!existsSync(join(folder, MANIFEST_FILE))) {
		throw new BuildError(`${folder} holds no index: build one with pinakes build --out ${folder}.`);
	}
	const { text, manifest, unpack } = openFolder(folder);
	const files: IndexFiles = new Map([[MANIFEST_FILE, text]]);
	const addAll = (listed: readonly (readonly [string, FileEntry])[]): void => {
		const packed = unpack(new Map(listed));
		for (const [path, [, sha256]] of listed) files.set(path, readWhole(folder, path, sha256, packed.get(path)));
	};
	addAll(Object.entries(manifest.files));
	const { pages, regular, packs: _, ...fields } = manifest;
	if (pages === undefined && regular === undefined) return { manifest: fields, files };
	for (const path of Object.keys(manifest.files).filter(isPageFile)) {
		if (fits(parseJson(files.get(path)), PAGE)) continue;
		throw new BuildError(`${join(folder, path)} is not a page of a manifest: build the index again.`);
	}
	const parsed = new Map<string, unknown>();
	const listing = [...runRecipe(readListing(manifest), files, parsed)];
	const cuts = Object.entries(manifest.cuts).map(([table, first = []]) => {
		const [parts, records] = (regular && own(regular, table)) ?? [];
		if (parts !== undefined && records !== undefined) {
			return [table, Array.from({ length: Math.min(parts, listing.length) }, (_, part) => part * records)];
		}
		const read = runRecipe(readCuts<string | number>(manifest, table, first), files, parsed);
		return [table, read.map(({ first }) => first)];
	});
	addAll(listing.filter(([path]) => !files.has(path)));
	return { manifest: { ...fields, cuts: Object.fromEntries(cuts), files: Object.fromEntries(listing) }, files };
}

/** The manifest of an index, and what reads the listed files that are packed or joined. */
interface OpenedFolder {
	readonly text: string;
	readonly manifest: Manifest;
	readonly unpack: (listed: ReadonlyMap<string, FileEntry>) => ReadonlyMap<string, Uint8Array>;
}

function openFolder(folder: string): OpenedFolder {
	const text = readRegularFile(join(folder, MANIFEST_FILE)).toString('utf8');
	const manifest = readManifest(text, folder);
	if (!isCommitted(manifest)) {
		const packs = packsOf(manifest);
		return { text, manifest, unpack: (listed) => (packs ? unpacked(folder, packs, listed) : new Map()) };
	}
	const file = join(folder, COMMITTED_FILE);
	const joined = existsSync(file) ? splitFiles(readRegularFile(file), manifest) : new Map<string, Uint8Array>();
	for (const [path, page] of uncommittedManifest(manifest)) joined.set(path, Buffer.from(page));
	const expanded = Buffer.from(joined.get(MANIFEST_FILE) ?? []).toString('utf8');
	return { text: expanded, manifest: readManifest(expanded, folder), unpack: () => joined };
}

function readWhole(folder: string, path: string, sha256: string, packed: Uint8Array | undefined): string {
	// Only JSON, as other files could be pages or web server settings.
	if (!isSafePath(path) || !path.endsWith('.json')) {
		const what = `${folder}: ${MANIFEST_FILE} lists ${JSON.stringify(path)}, which no index has`;
		throw new BuildError(`${what}: build the index again.`);
	}
	const file = join(folder, path);
	const bytes = packed ?? (existsSync(file) ? readRegularFile(file) : undefined);
	if (bytes === undefined || sha256Of(bytes) !== sha256) {
		throw new BuildError(
			`${file} is missing, or its SHA-256 differs from that in ${MANIFEST_FILE}: build the index again.`,
		);
	}
	return Buffer.from(bytes).toString('utf8');
}

/** Returns the entries of a table, which has one per line. */
export function linesIn({ manifest, files }: WholeIndex, table: string): string[] {
	return (manifest.cuts[table] ?? []).flatMap((_, part) => {
		const lines = (files.get(partFile(table, part)) ?? '').split('\n').slice(1, -1);
		return lines.map((line) => line.replace(/,$/, ''));
	});
}

/** Returns the JSON of a table's entries by key. */
export function rowsIn(lines: readonly string[]): Map<string, string> {
	return new Map(
		lines.map((line): [string, string] => {
			const [key = ''] = KEY.exec(line) ?? [];
			return [JSON.parse(key.slice(0, -1)) as string, line.slice(key.length)];
		}),
	);
}

/** Matches a key at the beginning of a line, with its colon. */
const KEY = /^"(?:[^"\\]|\\.)*":/;
