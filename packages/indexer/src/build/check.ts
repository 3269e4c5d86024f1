import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseJson } from '@pinakes/query/format/json';
import { OUTLINE_FILE } from '@pinakes/query/format/kinds/outline/schema';
import { type ListingFields, listPaths } from '@pinakes/query/format/layouts/manifest-pages';
import { MANIFEST_FILE, PREVIOUS_SUFFIX } from '@pinakes/query/format/manifest';
import { digestOf, sha256Of } from '../base/digest.ts';
import { readRegularFile } from '../base/read-file.ts';
import { addTo, compare, type Problem } from '../base/report.ts';
import { bytesOf } from '../write/finished-files.ts';
import { createBuilder } from './build.ts';
import { type Changes, changesBetween, hasNoChanges } from './changes.ts';
import type { BuildOptions, BuildSummary } from './options.ts';
import { writeIndex } from './write-index.ts';

/** Differences between an index and what its sources give. */
export interface CheckResult {
	readonly fresh: boolean;
	/** Changes of index files, by path. */
	readonly files: Changes;
	/** Changes of documents, as far as the old index can be read. */
	readonly documents: Changes;
	readonly units: Changes;
	readonly packages: Changes;
	readonly summary: BuildSummary;
	readonly problems: readonly Problem[];
}

/**
 * Builds an index in memory, without a cache, and compares it with the existing one, which is not changed. Files that
 * do not belong to an index are ignored.
 *
 * @param into folder to write the new index to if it differs
 * @throws what `buildIndex` throws
 */
export async function checkIndex(options: BuildOptions, into?: string): Promise<CheckResult> {
	// No cache: whoever can write to it could make a manipulated index appear fresh.
	const { files: made, summary, problems } = await createBuilder({ ...options, cache: undefined }).make();
	const old = readIndex(options.out);
	const listed = (files: ReadonlyMap<string, Uint8Array>): Map<string, string> =>
		new Map([...files].map(([path, bytes]) => [path, sha256Of(bytes)]));
	const files = changesBetween(listed(old), new Map([...made].map(([path, file]) => [path, file.sha256])));
	const isSame = hasNoChanges(files);
	if (!isSame && into !== undefined) writeIndex(into, made);
	const [before, now] = isSame
		? [NOTHING, NOTHING]
		: [contentsOf(old), contentsOf(new Map([...made].map(([path, file]) => [path, bytesOf(file)])))];
	return {
		fresh: isSame,
		files,
		documents: changesBetween(before.documents, now.documents),
		units: changesBetween(before.units, now.units),
		packages: changesBetween(before.packages, now.packages),
		summary,
		problems,
	};
}

type IndexBytes = ReadonlyMap<string, Uint8Array>;

/** Returns the files that an index lists, and its manifest; none if there is no index. */
function readIndex(folder: string): IndexBytes {
	const files = new Map<string, Uint8Array>();
	// A build that was killed between its two renames has left the index there.
	const root = existsSync(join(folder, MANIFEST_FILE)) ? folder : folder + PREVIOUS_SUFFIX;
	const manifest = join(root, MANIFEST_FILE);
	if (!existsSync(manifest)) return files;
	files.set(MANIFEST_FILE, readRegularFile(manifest));
	const fields = jsonOf<Partial<ListingFields>>(files.get(MANIFEST_FILE));
	const listed = new Set(listPaths({ ...fields, files: fields?.files ?? {} }));
	for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
		const file = join(entry.parentPath ?? entry.path, entry.name);
		const path = relative(root, file).split(sep).join('/');
		if (entry.isFile() && listed.has(path)) files.set(path, readFileSync(file));
	}
	return files;
}

/** Digests of the items in an index, by path or id. */
interface Contents {
	readonly documents: ReadonlyMap<string, string>;
	readonly units: ReadonlyMap<string, string>;
	readonly packages: ReadonlyMap<string, string>;
}

const NOTHING: Contents = { documents: new Map(), units: new Map(), packages: new Map() };

function contentsOf(files: IndexBytes): Contents {
	const documents = new Map<string, unknown[]>();
	const add = (path: unknown, part: unknown): void => {
		if (typeof path === 'string') addTo(documents, path, part);
	};
	for (const outline of jsonOf<{ documents?: { path?: unknown }[] }>(files.get(OUTLINE_FILE))?.documents ?? []) {
		add(outline.path, outline);
	}
	for (const record of tableOf<{ path?: unknown }>(files, 'documents')) add(record.path, record);
	const texts = tableOf(files, 'section_texts');
	tableOf<{ id?: unknown }>(files, 'sections').forEach((section, number) => {
		add(section.id, [section, texts[number]]);
	});
	return {
		documents: digests([...documents]),
		units: digests(tableOf<{ unit_id?: unknown }>(files, 'units').map((unit) => [String(unit.unit_id), unit])),
		packages: digests(tableOf<{ package_id?: unknown }>(files, 'packages').map((one) => [String(one.package_id), one])),
	};
}

function digests(things: readonly (readonly [name: string, json: unknown])[]): Map<string, string> {
	return new Map(things.map(([name, json]) => [name, digestOf(JSON.stringify(json))]));
}

/** Returns the rows of a table; damaged parts are skipped. */
function tableOf<T>(files: IndexBytes, table: string): T[] {
	const parts = [...files.keys()].filter((path) => path.startsWith(`parts/${table}.`));
	const number = (path: string): number => Number(path.split('.')[1]);
	return parts
		.sort((a, b) => number(a) - number(b) || compare(a, b))
		.flatMap((path) => {
			const rows = jsonOf<unknown>(files.get(path));
			return Array.isArray(rows) ? (rows.filter((row) => row !== null) as T[]) : [];
		});
}

function jsonOf<T>(bytes: Uint8Array | undefined): T | undefined {
	return (bytes && (parseJson(Buffer.from(bytes).toString()) as T | null)) ?? undefined;
}
