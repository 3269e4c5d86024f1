import { readFileSync } from 'node:fs';
import { type KeyTable, type NumberTable, partFile } from '@pinakes/query/format';
import type { IndexFiles } from '../write/parts.ts';
import { digestOf } from './digest.ts';
import type { KeptFile, KeptIndex } from './kept-files.ts';

/** The files of an index on their way to the disk: texts, or their bytes, and files that are kept. */
export type OutputFiles = Map<string, string | Uint8Array | KeptFile>;

/** A stage that ran: what it was given, what came of it. */
export interface StageRecord {
	/** The digest of its input. */
	readonly input: string;
	/** What it returned, as JSON. */
	readonly result: string;
	/** The files that it wrote. */
	readonly files: readonly string[];
}

/** The stages of a build. One whose input is that of the build before does not run: what came of it is kept. */
export interface Stages {
	/**
	 * @param input tells what the stage depends on
	 * @param write writes files; what it returns must be JSON, and it is given what it returned in the build before
	 */
	run<T>(name: string, input: () => string, write: (files: IndexFiles, before: T | undefined) => T): T;
	/** Runs a writer in any case. */
	always<T>(write: (files: IndexFiles) => T): T;
	/** Writes a file that is UTF-8 already, in any case. */
	bytes(path: string, content: Uint8Array): void;
	/** `run` for a single file that is UTF-8 already. */
	file(path: string, input: () => string, write: () => Uint8Array): void;
	/** Writes one part of a table, which may have been another part before. */
	part(table: NumberTable, number: number, input: () => string, write: () => string): void;
	/**
	 * Takes over a part of the build before.
	 *
	 * @param number that it has now
	 * @param before the number that it had
	 * @returns false where it is not there, or not as it was written
	 */
	keepPart(table: KeyTable | NumberTable, number: number, before: number): boolean;
	/** The text of a part of the build before; undefined where it is not there, or not as it was written. */
	readPart(table: NumberTable, before: number): string | undefined;
}

/** Stages that all run. */
export function allStages(files: IndexFiles): Stages {
	return {
		run: (_, __, write) => write(files, undefined),
		always: (write) => write(files),
		bytes: (path, content) => files.set(path, Buffer.from(content).toString()),
		file: (path, _, write) => files.set(path, Buffer.from(write()).toString()),
		part: (table, number, _, write) => files.set(partFile(table, number), write()),
		keepPart: () => false,
		readPart: () => undefined,
	};
}

/** Stages of which those run whose input has changed, and what is to be known of them by the next build. */
export interface RecordedStages extends Stages {
	readonly records: ReadonlyMap<string, StageRecord>;
	/** Whether a stage would not run. */
	isKept(name: string, input: string): boolean;
	/** `run` for a writer that has to wait. */
	runLater<T>(name: string, input: string, write: (files: IndexFiles) => Promise<T>): Promise<T>;
}

/**
 * @param known what is known of the build before
 * @param kept its files
 */
export function changedStages(
	files: OutputFiles,
	known: ReadonlyMap<string, StageRecord>,
	kept: KeptIndex,
): RecordedStages {
	// A stage without files may have been left out only because another one did not ask for it.
	const records = new Map([...known].filter(([, { files: paths }]) => paths.length === 0));
	const find = (name: string, input: string): { record: StageRecord; old: readonly KeptFile[] } | undefined => {
		const record = known.get(name);
		if (record?.input !== input) return undefined;
		const old = record.files.map((path) => kept.find(path)).filter((file) => file !== undefined);
		return old.length === record.files.length ? { record, old } : undefined;
	};
	/** The result of a stage that need not run, once its files are among the new ones. */
	const keep = (name: string, input: string, paths?: readonly string[]): StageRecord | undefined => {
		const found = find(name, input);
		if (found === undefined) return undefined;
		const places = paths ?? found.record.files;
		for (const [i, file] of found.old.entries()) files.set(places[i] as string, file);
		records.set(name, { ...found.record, files: places });
		return found.record;
	};
	const record = (
		name: string,
		input: string,
		result: unknown,
		written: ReadonlyMap<string, string | Uint8Array>,
	): void => {
		for (const [path, text] of written) files.set(path, text);
		records.set(name, { input, result: JSON.stringify(result ?? null), files: [...written.keys()] });
	};
	return {
		records,
		isKept: (name, given) => find(name, digestOf(given)) !== undefined,
		always(write) {
			const written: IndexFiles = new Map();
			const result = write(written);
			for (const [path, text] of written) files.set(path, text);
			return result;
		},
		bytes: (path, content) => files.set(path, content),
		file(path, given, write) {
			const input = digestOf(given());
			if (keep(path, input) === undefined) record(path, input, null, new Map([[path, write()]]));
		},
		run<T>(name: string, given: () => string, write: (files: IndexFiles, before: T | undefined) => T): T {
			const input = digestOf(given());
			const old = keep(name, input);
			if (old !== undefined) return JSON.parse(old.result) as T;
			const written: IndexFiles = new Map();
			const before = known.get(name)?.result;
			const result = write(written, before === undefined ? undefined : (JSON.parse(before) as T));
			record(name, input, result, written);
			return result;
		},
		async runLater<T>(name: string, given: string, write: (files: IndexFiles) => Promise<T>): Promise<T> {
			const input = digestOf(given);
			const old = keep(name, input);
			if (old !== undefined) return JSON.parse(old.result) as T;
			const written: IndexFiles = new Map();
			const result = await write(written);
			record(name, input, result, written);
			return result;
		},
		part(table, number, given, write) {
			const path = partFile(table, number);
			// By its input, not by its number: a part before it may have become two.
			const input = digestOf(given());
			const name = `${table} ${input}`;
			if (keep(name, input, [path]) === undefined) record(name, input, null, new Map([[path, write()]]));
		},
		keepPart(table, number, before) {
			const file = kept.find(partFile(table, before));
			if (file !== undefined) files.set(partFile(table, number), file);
			return file !== undefined;
		},
		readPart(table, before) {
			const file = kept.find(partFile(table, before));
			return file && readFileSync(file.at, 'utf8');
		},
	};
}
