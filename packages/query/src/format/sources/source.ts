import { check } from '../base/errors.ts';
import { isRecord } from '../base/json.ts';

/** A file of an index, as bytes or as text. */
export type Content = Uint8Array | string;

/** Bytes of a file from an offset on. */
export interface Stretch {
	readonly from: number;
	readonly bytes: Uint8Array;
}

/**
 * Reads the files of an index. `read` takes a path relative to the index folder (`manifest.json`,
 * `parts/units.0.json`) and resolves to the content, or to undefined if there is no such file. `name` is used in
 * error messages.
 */
export interface Source {
	readonly name: string;
	read(path: string): Promise<Content | undefined>;
	/**
	 * Reads the bytes of a file from an offset up to another, if the source can; undefined if there is no such file. It
	 * may return more: the whole file from the beginning.
	 */
	readonly readRange?: ((path: string, from: number, to: number) => Promise<Stretch | undefined>) | undefined;
	/** Maximum bytes between two ranges of a file that are read as one. Default: about the length of the headers of a request and its response. */
	readonly maxGap?: number | undefined;
	/** Whether it reads without requests, which are sent a few at a time. */
	readonly isLocal?: boolean | undefined;
	/** Decompresses DEFLATE at once, where the runtime can: `DecompressionStream` takes longer than that for a small file. */
	readonly inflate?: ((bytes: Uint8Array) => Uint8Array) | undefined;
	/** Adds the languages of an index, by their names, before it is searched: `loadLanguages` of `@pinakes/query/languages`. */
	readonly loadLanguages?: ((names: readonly string[]) => Promise<void>) | undefined;
}

/** Returns the source that a function was given: programs without types may pass the path of a folder. */
export function checkSource<T extends Pick<Source, 'name'>>(source: T): T {
	check((source as Partial<Source>)?.read, 'No source, such as directorySource(folder); several: openIndexes.');
	return source;
}

/** Returns a source for an index in memory: a map or object from file path to content. */
export function memorySource(
	files: ReadonlyMap<string, Content> | Readonly<Record<string, Content>>,
	name = 'memory',
): Source {
	check(isRecord(files), 'memorySource takes a map or an object of files.');
	const byPath: ReadonlyMap<string, Content> = files instanceof Map ? files : new Map(Object.entries(files));
	return { name, read: async (path) => byPath.get(path) };
}
