import { join } from 'node:path';
import { addTo, MANIFEST_FILE, OUTLINE_FILE, PREVIOUS_SUFFIX, parseJson } from '@pinakes/query/internal';
import { digestOf, sha256Of } from '../base/digest.ts';
import { filesBelow, statOf } from '../base/files.ts';
import { compare } from '../base/report.ts';
import { bytesOf, listedPaths, readIndexFile } from '../base/write-folder.ts';
import { type BuildOptions, type BuildResult, checkBuildOptions, makeIndex, writeFinished } from './build.ts';

/** Names of added, removed and changed items, sorted. */
export interface Changes {
	readonly added: readonly string[];
	readonly removed: readonly string[];
	readonly changed: readonly string[];
}

export function hasNoChanges({ added, removed, changed }: Changes): boolean {
	return added.length + removed.length + changed.length === 0;
}

/** Differences between an index and what its sources give. */
export interface CheckResult extends Omit<BuildResult, 'written'> {
	readonly fresh: boolean;
	/** Changes of index files, by path. */
	readonly files: Changes;
	/** Changes of documents, as far as the old index can be read. */
	readonly documents: Changes;
	readonly units: Changes;
	readonly packages: Changes;
}

/**
 * Makes an index without a cache, and compares it with the existing one, which is not changed. Files that do not belong
 * to an index are ignored.
 *
 * @param into folder to write the new index to if it differs
 * @throws what `buildIndex` throws
 */
export async function checkIndex(options: BuildOptions, into?: string): Promise<CheckResult> {
	checkBuildOptions(options);
	// No cache: whoever can write to it could make a manipulated index appear fresh.
	const made = await makeIndex({ ...options, cache: undefined });
	try {
		const old = readIndex(options.out);
		const now = new Map(Array.from(made.files, ([path, file]) => [path, () => bytesOf(file)]));
		const files = changesBetween(
			new Map(Array.from(old, ([path, read]) => [path, sha256Of(read())])),
			new Map(Array.from(made.files, ([path, { sha256 }]) => [path, sha256])),
		);
		const isSame = hasNoChanges(files);
		if (!isSame && into !== undefined) writeFinished(into, made.files);
		const [was, is] = isSame ? [NOTHING, NOTHING] : [contentsOf(old), contentsOf(now)];
		return {
			fresh: isSame,
			files,
			documents: changesBetween(was.documents, is.documents),
			units: changesBetween(was.units, is.units),
			packages: changesBetween(was.packages, is.packages),
			summary: made.summary,
			problems: made.problems,
		};
	} finally {
		made.dispose();
	}
}

function changesBetween(old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Changes {
	const added = [...now.keys()].filter((name) => !old.has(name));
	const removed = [...old.keys()].filter((name) => !now.has(name));
	const changed = [...now.keys()].filter((name) => old.has(name) && old.get(name) !== now.get(name));
	return { added: added.sort(compare), removed: removed.sort(compare), changed: changed.sort(compare) };
}

/** Functions that read the files of an index, by path. */
type IndexReaders = ReadonlyMap<string, () => Uint8Array>;

/** Returns the files that an index lists, and its manifest, as far as they exist; none if there is no index. */
function readIndex(folder: string): IndexReaders {
	// A build that was killed between its two renames has left the index there.
	const root = [folder, folder + PREVIOUS_SUFFIX].find((each) => statOf(join(each, MANIFEST_FILE)));
	if (root === undefined) return new Map();
	readIndexFile(root, MANIFEST_FILE);
	const listed = new Set([MANIFEST_FILE, ...(listedPaths(root) ?? [])]);
	const paths = filesBelow(root).filter((path) => listed.has(path));
	return new Map(paths.map((path) => [path, () => readIndexFile(root, path)]));
}

type Contents = Readonly<Record<'documents' | 'units' | 'packages', ReadonlyMap<string, string>>>;

const NOTHING: Contents = { documents: new Map(), units: new Map(), packages: new Map() };

function contentsOf(index: IndexReaders): Contents {
	const documents = new Map<string, unknown[]>();
	const add = (path: unknown, part: unknown): void => {
		if (typeof path === 'string') addTo(documents, path, part);
	};
	for (const outline of jsonOf<{ documents?: { path?: unknown }[] }>(index, OUTLINE_FILE)?.documents ?? []) {
		add(outline.path, outline);
	}
	for (const record of tableOf<{ path?: unknown }>(index, 'documents')) add(record.path, record);
	const texts = tableOf(index, 'section_texts');
	const sections = tableOf<{ id?: unknown }>(index, 'sections');
	for (const [number, section] of sections.entries()) add(section.id, [section, texts[number]]);
	return {
		documents: digests([...documents]),
		units: digests(tableOf<{ unit_id?: unknown }>(index, 'units').map((unit) => [String(unit.unit_id), unit])),
		packages: digests(tableOf<{ package_id?: unknown }>(index, 'packages').map((one) => [String(one.package_id), one])),
	};
}

function digests(things: readonly (readonly [name: string, json: unknown])[]): Map<string, string> {
	return new Map(things.map(([name, json]) => [name, digestOf(JSON.stringify(json))]));
}

/** Returns the rows of a table; damaged parts are skipped. */
function tableOf<T>(index: IndexReaders, table: string): T[] {
	const parts = [...index.keys()].filter((path) => path.startsWith(`parts/${table}.`));
	const number = (path: string): number => Number(path.split('.')[1]);
	return parts
		.sort((a, b) => number(a) - number(b) || compare(a, b))
		.flatMap((path) => {
			const rows = jsonOf<unknown>(index, path);
			return Array.isArray(rows) ? (rows.filter((row) => row !== null) as T[]) : [];
		});
}

function jsonOf<T>(index: IndexReaders, path: string): T | undefined {
	const bytes = index.get(path)?.();
	return (bytes && (parseJson(Buffer.from(bytes).toString()) as T | null)) ?? undefined;
}
